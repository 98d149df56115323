import { invalidField } from '../../contract/problem.ts';
import { hashText } from '../../contract/random.ts';
import type { Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';
import { readRaster } from './read-raster.ts';

/** Longest side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 48;

/** An uploaded image as far as the emulator can see. */
export interface SeenImage extends Size {
  /** The image with at most 48 pixels on the longer side. */
  readonly thumbnail: Raster;
  /** Hash of the thumbnail: equal for equal images, whatever their format and their metadata. */
  readonly signature: number;
}

/** Reads the size and a thumbnail of an image; `undefined` for other bytes. */
export async function readImage(bytes: Uint8Array): Promise<SeenImage | undefined> {
  const read = await readRaster(bytes, THUMBNAIL_SIDE);
  if (!read) return undefined;
  const { width, height, raster: thumbnail } = read;
  return { width, height, thumbnail, signature: hashRaster(thumbnail) };
}

/** Compression changes colors a little, so only their upper bits count. */
function hashRaster({ width, height, data }: Raster): number {
  return hashText(`${width}x${height}:${data.map((value) => value >> 5).join('')}`);
}

/** An image in a request. */
export interface ImageField {
  readonly image: Uint8Array;
  /** Request field of the image, for the error of an unreadable file. */
  readonly field: string;
}

/** Reads an image of a request; throws an error response for other bytes. */
export async function lookAt({ image, field }: ImageField): Promise<SeenImage> {
  const seen = await readImage(image);
  if (!seen) throw invalidField(field, 'cannot identify image file');
  return seen;
}
