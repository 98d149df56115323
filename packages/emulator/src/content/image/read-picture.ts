import { hashText } from '../random.ts';
import { paintPicture } from './paint-picture.ts';
import { createRaster, type Raster } from './raster.ts';

/** Pictures with more megapixels are not decoded: a file of a few bytes can claim any size. */
const LARGEST_MP = 64;

/** Marks of formats that cannot be decoded here: offset and text. */
const OTHER_FORMATS: readonly (readonly [offset: number, mark: string])[] = [
  [8, 'WEBP'],
  [0, 'GIF8'],
  [4, 'ftypavif'],
  [4, 'ftypheic'],
  [0, 'BM'],
];

/**
 * Reads the pixels of a picture; `undefined` for bytes that are none. PNG and JPEG are decoded; in place of other formats
 * stands a picture that depends on the bytes.
 */
export async function readPicture(bytes: Uint8Array): Promise<Raster | undefined> {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  try {
    if (head.startsWith('\x89PNG')) return opaque(await decodePng(bytes));
    if (head.startsWith('\xff\xd8')) return opaque(await decodeJpeg(bytes));
  } catch {
    // Both readers throw errors of their own for bytes that they cannot read.
    return undefined;
  }
  if (!OTHER_FORMATS.some(([offset, mark]) => head.startsWith(mark, offset))) return undefined;
  const seed = hashText(String.fromCharCode(...bytes.subarray(0, 4096)));
  return paintPicture({ prompt: 'landscape', width: 512, height: 384, seed });
}

/** Decoded pixels: red, green, blue and opacity by rows. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

// The readers are loaded on demand: most runs see no picture, and the emulator has to start fast.
async function decodePng(bytes: Uint8Array): Promise<Pixels> {
  const { PNG } = await import('pngjs');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(16) * view.getUint32(20) > LARGEST_MP * 1e6) throw new Error('too large');
  return PNG.sync.read(Buffer.from(bytes));
}

async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
  const { decode } = await import('jpeg-js');
  return decode(bytes, { useTArray: true, maxResolutionInMP: LARGEST_MP, maxMemoryUsageInMB: 1024 });
}

/** Lays a picture on white. */
function opaque({ width, height, data }: Pixels): Raster {
  const raster = createRaster(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const opacity = (data[pixel * 4 + 3] ?? 255) / 255;
    for (const part of [0, 1, 2]) {
      raster.data[pixel * 3 + part] = (data[pixel * 4 + part] ?? 0) * opacity + 255 * (1 - opacity);
    }
  }
  return raster;
}
