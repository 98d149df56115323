import { createRaster, type Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';

/** Decoded pixels: red, green, blue and opacity by rows. */
export interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** Size of an image scaled down to a longest side; small images keep theirs. */
export function scaleToFit({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales pixels down to a longest side by averaging; transparent ones lie on white. */
export function shrink(pixels: Pixels, side: number): Raster {
  const { width, height } = scaleToFit(pixels, side);
  const small = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      small.data.set(
        average(pixels, computeRange(x, width, pixels.width), computeRange(y, height, pixels.height)),
        (y * width + x) * 3,
      );
    }
  }
  return small;
}

type Range = readonly [from: number, to: number];

/** The pixels of a large image that are averaged into one pixel of the small one. */
function computeRange(index: number, small: number, large: number): Range {
  const from = Math.floor((index * large) / small);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * large) / small))];
}

function average({ width, data }: Pixels, [left, right]: Range, [top, bottom]: Range): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      const opacity = (data[at + 3] ?? 255) / 255;
      for (const part of [0, 1, 2] as const) sum[part] += (data[at + part] ?? 0) * opacity + 255 * (1 - opacity);
    }
  }
  const count = (right - left) * (bottom - top);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
