import { convertImage } from './convert-image.ts';

/** Colors of a drawn image: as many as every terminal with sixel has, but VT340 and the like. */
const COLORS = 256;

/** Width of a character in pixels. Terminals seldom report it; a wrong one only makes the image larger or smaller. */
const CELL_WIDTH = 8;

/** An image of four bytes per pixel: red, green, blue, alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Encodes a PNG or JPEG image as sixel, no wider than the terminal. Undefined for other formats. */
export async function sixelSequence(
  bytes: Uint8Array,
  extension: string,
  columns: number,
): Promise<string | undefined> {
  const png = extension === 'png' ? bytes : await convertImage(bytes, extension, 'png');
  if (png === undefined) return undefined;
  const [{ PNG }, { FINALIZER, image2sixel, introducer, sixelEncode }] = await Promise.all([
    import('pngjs'),
    import('sixel'),
  ]);
  const { width, height, data } = shrink(PNG.sync.read(Buffer.from(png)), columns * CELL_WIDTH);
  // The library reads and changes the whole buffer that an array is a part of.
  const pixels = new Uint8Array(data);
  const palette = createPalette(pixels);
  // The library mixes the colors of images that have only a few.
  if (palette === undefined) return `${image2sixel(pixels, width, height, COLORS)}\n`;
  return `${introducer()}${sixelEncode(pixels, width, height, palette)}${FINALIZER}\n`;
}

/** Lists the colors of an image; undefined if there are too many. */
function createPalette(data: Uint8Array): number[] | undefined {
  const colors = new Set(new Uint32Array(data.buffer));
  return colors.size > COLORS ? undefined : [...colors];
}

/** Makes an image at most as wide as the limit: each pixel is the mean of a square of pixels. */
export function shrink(image: Pixels, maxWidth: number): Pixels {
  const step = Math.ceil(image.width / Math.max(1, maxWidth));
  if (step <= 1) return image;
  const width = Math.floor(image.width / step);
  const height = Math.max(1, Math.floor(image.height / step));
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at++) {
    const [channel, column, row] = [at % 4, Math.floor(at / 4) % width, Math.floor(at / 4 / width)];
    let sum = 0;
    let count = 0;
    for (let y = row * step; y < Math.min((row + 1) * step, image.height); y++) {
      for (let x = column * step; x < (column + 1) * step; x++, count++)
        sum += image.data[(y * image.width + x) * 4 + channel] ?? 0;
    }
    data[at] = Math.round(sum / count);
  }
  return { width, height, data };
}
