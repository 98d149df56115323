import type { Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';

/** Encodes the pixels of a thumbnail as a grayscale PNG of the size of the image: white where they are set. */
export async function encodeMask(
  pixels: Uint8Array,
  { width: columns, height: rows }: Pick<Raster, 'width' | 'height'>,
  { width, height }: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const { PNG } = await import('pngjs');
  const image = new PNG({ width, height, colorType: 0, inputColorType: 0, inputHasAlpha: false });
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x++) {
      if (pixels[row + Math.floor((x * columns) / width)]) data[y * width + x] = 255;
    }
  }
  image.data = data;
  return new Uint8Array(PNG.sync.write(image, { colorType: 0, inputColorType: 0, inputHasAlpha: false }));
}
