import { hex } from '../src/content/image/color.ts';
import { encodeJpeg } from '../src/content/image/jpeg.ts';
import { createRaster, ellipse, gradient, polygon, type Raster } from '../src/content/image/raster.ts';

/** An image of 96 by 64 pixels: sky above grass, a red disc on the left, a white box on the right. */
export function drawPhoto(width = 96, height = 64): Raster {
  const raster = createRaster(width, height);
  const [x, y] = [width / 96, height / 64];
  gradient(raster, 0, height, [hex('9cc4e8')]);
  gradient(raster, 40 * y, height, [hex('5a9a48')]);
  ellipse(raster, 24 * x, 26 * y, 12 * x, 12 * y, hex('d8362f'));
  const box = [
    [64, 12],
    [84, 12],
    [84, 34],
    [64, 34],
  ] as const;
  polygon(
    raster,
    box.map(([left, top]) => [left * x, top * y] as const),
    hex('f4f4f0'),
  );
  return raster;
}

/** The image as a JPEG file. */
export const photo = encodeJpeg(drawPhoto(), '');
