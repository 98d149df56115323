import type { Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';
import { type Pixels, shrink } from './shrink.ts';
import { paintUnknown } from './unknown.ts';

/** Images with more pixels are not decoded: a file of a few bytes can claim any size. */
const LARGEST = 64_000_000;

/** The size of an image, and its pixels with a limit to the longer side. */
export interface ReadRaster extends Size {
  readonly raster: Raster;
}

/**
 * Reads the size and the pixels of an image, with at most `longestSide` pixels on the longer side; `undefined` for
 * other bytes. Formats other than PNG and JPEG yield their size, and a pattern derived from their bytes instead of
 * pixels.
 */
export async function readRaster(bytes: Uint8Array, longestSide: number): Promise<ReadRaster | undefined> {
  // Loaded on demand: most runs see no image, and the emulator has to start fast.
  const { imageSize } = await import('image-size');
  try {
    const { width, height, type } = imageSize(bytes);
    if (!(width > 0 && height > 0 && width * height <= LARGEST)) return undefined;
    const pixels = await decode(bytes, type);
    const raster = pixels ? shrink(pixels, longestSide) : paintUnknown(bytes, { width, height }, longestSide);
    return { width: pixels?.width ?? width, height: pixels?.height ?? height, raster };
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
