import { createRandom, hashText } from '../../contract/random.ts';
import { hex, mix } from '../image/color.ts';
import { createRaster, ellipse, gradient, type Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';

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

/** Bytes that determine a pattern: metadata is at the beginning and the end of a file, pixels are everywhere. */
const SAMPLES = 4096;

/** A thumbnail for an image whose pixels cannot be read: a few shapes that depend on its bytes. */
function paintUnknown(bytes: Uint8Array, size: Size, side: number): Raster {
  const { width, height } = scaleToFit(size, side);
  const step = Math.max(1, Math.floor(bytes.length / SAMPLES));
  const random = createRandom(hashText(bytes.filter((_, index) => index % step === 0).join()));
  const color = () =>
    hex(
      Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0'),
    );
  const raster = createRaster(width, height);
  const sky = color();
  gradient(raster, 0, height, [sky, mix(sky, color(), 0.3)]);
  const things = 1 + Math.floor(random() * 3);
  for (let thing = 0; thing < things; thing++) {
    const radius = (0.12 + random() * 0.12) * Math.min(width, height);
    const x = ((thing + 0.3 + random() * 0.4) / things) * width;
    ellipse(raster, x, (0.3 + random() * 0.4) * height, radius, radius * (0.7 + random() * 0.6), color());
  }
  return raster;
}

/** Decoded pixels: red, green, blue and opacity by rows. */
interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** Size of an image scaled down to a longest side; small images keep theirs. */
function scaleToFit({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales pixels down to a longest side by averaging; transparent ones lie on white. */
function shrink(pixels: Pixels, side: number): Raster {
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
