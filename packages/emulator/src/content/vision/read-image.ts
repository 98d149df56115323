import type { Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';
import { hashText } from '../random.ts';
import { type Pixels, shrink } from './shrink.ts';
import { paintUnknown } from './unknown.ts';

/** Longest side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 48;

/** Images with more pixels are not decoded: a file of a few bytes can claim any size. */
const LARGEST = 64_000_000;

/** An uploaded image as far as the emulator can see. */
export interface SeenImage extends Size {
  /** The image with at most 48 pixels on the longer side. */
  readonly thumbnail: Raster;
  /** Hash of the thumbnail: equal for equal pictures, whatever their format and their metadata. */
  readonly signature: number;
}

/**
 * Reads the size and the pixels of an image; `undefined` for bytes that are none. Of formats other than PNG and JPEG only
 * the size can be read: in place of their pixels stands a pattern that depends on the bytes.
 */
export async function readImage(bytes: Uint8Array): Promise<SeenImage | undefined> {
  // Loaded on demand: most runs see no image, and the emulator has to start fast.
  const { imageSize } = await import('image-size');
  try {
    const { width, height, type } = imageSize(bytes);
    if (!(width > 0 && height > 0 && width * height <= LARGEST)) return undefined;
    const pixels = await decode(bytes, type);
    const thumbnail = pixels ? shrink(pixels, THUMBNAIL_SIDE) : paintUnknown(bytes, { width, height }, THUMBNAIL_SIDE);
    const size = pixels ?? { width, height };
    return { width: size.width, height: size.height, thumbnail, signature: signatureOf(thumbnail) };
  } catch {
    // Every reader throws errors of its own for bytes that it cannot read.
    return undefined;
  }
}

async function decode(bytes: Uint8Array, type: string | undefined): Promise<Pixels | undefined> {
  if (type === 'png') {
    const { PNG } = await import('pngjs');
    return PNG.sync.read(Buffer.from(bytes));
  }
  if (type === 'jpg') {
    const { decode } = await import('jpeg-js');
    return decode(bytes, { useTArray: true, maxResolutionInMP: LARGEST / 1e6, maxMemoryUsageInMB: 1024 });
  }
  return undefined;
}

/** Compression changes colors a little, so only their upper bits count. */
function signatureOf({ width, height, data }: Raster): number {
  return hashText(`${width}x${height}:${data.map((value) => value >> 5).join('')}`);
}
