import { drawImage } from './draw-image.ts';
import { createRaster, type Raster } from './raster.ts';
import type { Size } from './size.ts';

/** Share of the image that the prompt paints; the rest stays as it was. */
const PROMPT_SHARE = 0.4;

/** The change to images. */
export interface Change extends Size {
  /** Empty for an image that is only brought to size. */
  readonly prompt: string;
  readonly negativePrompt?: string | undefined;
  readonly seed: number;
}

/** Brings images to one size, side by side where there are several, and lays what the prompt describes over them. */
export function repaint(pictures: readonly Raster[], { prompt, negativePrompt = '', seed, ...size }: Change): Raster {
  const joined = sideBySide(pictures, size);
  if (prompt === '') return joined;
  const painted = drawImage({ prompt, negativePrompt, seed, ...size });
  return {
    ...size,
    data: joined.data.map((value, at) => value * (1 - PROMPT_SHARE) + (painted.data[at] ?? 0) * PROMPT_SHARE),
  };
}

function sideBySide(pictures: readonly Raster[], { width, height }: Size): Raster {
  const raster = createRaster(width, height);
  pictures.forEach((picture, index) => {
    const left = Math.round((index * width) / pictures.length);
    const right = Math.round(((index + 1) * width) / pictures.length);
    copyScaled(picture, raster, { left, right });
  });
  return raster;
}

/** Copies an image into columns of another one. It fills them: what sticks out on two sides is cut off. */
function copyScaled(
  from: Raster,
  to: Raster,
  { left, right }: { readonly left: number; readonly right: number },
): void {
  const scale = Math.min(from.width / (right - left), from.height / to.height);
  const offsetX = (from.width - (right - left) * scale) / 2;
  const offsetY = (from.height - to.height * scale) / 2;
  for (let y = 0; y < to.height; y++) {
    for (let x = left; x < right; x++) {
      const color = sample(from, offsetX + (x - left + 0.5) * scale - 0.5, offsetY + (y + 0.5) * scale - 0.5);
      to.data.set(color, (y * to.width + x) * 3);
    }
  }
}

/** The color between four pixels. */
function sample({ width, height, data }: Raster, x: number, y: number): [number, number, number] {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [dx, dy] = [Math.max(0, x - left), Math.max(0, y - top)];
  const at = (column: number, row: number, part: number) => data[(row * width + column) * 3 + part] ?? 0;
  const mix = (part: number) =>
    (at(left, top, part) * (1 - dx) + at(right, top, part) * dx) * (1 - dy) +
    (at(left, bottom, part) * (1 - dx) + at(right, bottom, part) * dx) * dy;
  return [mix(0), mix(1), mix(2)];
}
