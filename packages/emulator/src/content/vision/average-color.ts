import type { Color } from '../image/color.ts';
import type { Raster } from '../image/raster.ts';

/** Average color of some rows of an image. @default all rows */
export function averageColor({ width, height, data }: Raster, top = 0, bottom = height): Color {
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = width * top; at < width * bottom; at++) {
    for (const part of [0, 1, 2] as const) sum[part] += data[at * 3 + part] ?? 0;
  }
  const count = Math.max(1, width * (bottom - top));
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
