import { createRandom, hashText } from '../../contract/random.ts';
import { hex, mix } from '../image/color.ts';
import { createRaster, ellipse, gradient, type Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';
import { scaleToFit } from './shrink.ts';

/** Bytes that determine a pattern: metadata is at the beginning and the end of a file, pixels are everywhere. */
const SAMPLES = 4096;

/** A thumbnail for an image whose pixels cannot be read: a few shapes that depend on its bytes. */
export function paintUnknown(bytes: Uint8Array, size: Size, side: number): Raster {
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
