import { hashText } from '../../contract/random.ts';
import { readRaster } from '../vision/read-raster.ts';
import { drawImage } from './draw-image.ts';
import type { Raster } from './raster.ts';
import { repaint } from './repaint.ts';
import type { Size } from './size.ts';

/** Images to edit, and the edit. */
export interface ImageEdit {
  /** Files; without any, the image is painted from the prompt alone. */
  readonly images: readonly Uint8Array[];
  readonly prompt?: string | undefined;
  readonly negativePrompt?: string | undefined;
  /** @default the size of the first image, between 16 and 2048 pixels on each side */
  readonly size?: Size | undefined;
  /** @default derived from the prompt */
  readonly seed?: number | undefined;
}

/** A changed image with the seed that was used. */
export interface EditedImage {
  readonly picture: Raster;
  readonly seed: number;
}

/** Longest side of an image in pixels. */
const LONGEST_SIDE = 2048;

const WITHOUT_IMAGE: Size = { width: 768, height: 512 };

/** Edits images by a prompt; `undefined` if a file cannot be read as an image. */
export async function editImages(change: ImageEdit): Promise<EditedImage | undefined> {
  const { images, prompt = '', negativePrompt, seed = hashText(prompt) } = change;
  const read = await Promise.all(images.map((bytes) => readRaster(bytes, LONGEST_SIDE)));
  const pictures = read.flatMap((image) => image?.raster ?? []);
  if (pictures.length < read.length) return undefined;
  const [first] = pictures;
  if (!first) {
    return {
      picture: drawImage({ prompt, negativePrompt: negativePrompt ?? '', seed, ...(change.size ?? WITHOUT_IMAGE) }),
      seed,
    };
  }
  const size = change.size ?? { width: side(first.width), height: side(first.height) };
  return { picture: repaint(pictures, { prompt, negativePrompt, seed, ...size }), seed };
}

function side(pixels: number): number {
  return Math.min(LONGEST_SIDE, Math.max(16, pixels));
}
