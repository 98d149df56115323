import jpeg from 'jpeg-js';
import type { Raster } from './raster.ts';

/** Encodes an image as JPEG of quality 85, with a comment. */
export function encodeJpeg({ width, height, data }: Raster, comment: string): Uint8Array<ArrayBuffer> {
  const withAlpha = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    withAlpha.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    withAlpha[pixel * 4 + 3] = 255;
  }
  return new Uint8Array(jpeg.encode({ width, height, data: withAlpha, comments: [comment] }, 85).data);
}
