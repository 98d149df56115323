import type { Color } from '../image/color.ts';
import type { Raster } from '../image/raster.ts';
import { colorDistance } from './color-distance.ts';

const MOST_COLORS = 6;
const ROUNDS = 6;
/** Colors that are nearer to each other count as one. */
const SAME = 60;

/** The main colors of an image, and the index of the nearest one for each pixel. */
export interface Palette {
  readonly colors: readonly Color[];
  readonly nearest: Uint8Array;
}

/** Finds the main colors of an image (k-means, started with the colors that are farthest apart). */
export function createPalette({ data }: Raster): Palette {
  const pixels = Array.from(
    { length: data.length / 3 },
    (_, at): Color => [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0],
  );
  let colors = farthest(pixels);
  for (let round = 0; round < ROUNDS; round++) colors = centers(pixels, assign(pixels, colors), colors);
  const distinct = colors.filter((color, index) =>
    colors.slice(0, index).every((other) => colorDistance(color, other) >= SAME),
  );
  return { colors: distinct, nearest: assign(pixels, distinct) };
}

/** Colors that are far apart from each other, beginning with the average. */
function farthest(pixels: readonly Color[]): readonly Color[] {
  const colors: Color[] = centers(pixels, new Uint8Array(pixels.length), [[0, 0, 0]]);
  while (colors.length < MOST_COLORS) {
    const distances = pixels.map((pixel) => Math.min(...colors.map((color) => colorDistance(pixel, color))));
    const largest = distances.reduce((most, distance) => Math.max(most, distance), 0);
    const found = pixels[distances.indexOf(largest)];
    if (!found || largest < SAME) break;
    colors.push(found);
  }
  return colors;
}

function assign(pixels: readonly Color[], colors: readonly Color[]): Uint8Array {
  return Uint8Array.from(pixels, (pixel) => {
    const distances = colors.map((color) => colorDistance(pixel, color));
    return distances.indexOf(Math.min(...distances));
  });
}

/** The averages of the pixels of each color; a color without pixels stays as it is. */
function centers(pixels: readonly Color[], nearest: Uint8Array, colors: readonly Color[]): Color[] {
  const sums = colors.map((): [number, number, number, number] => [0, 0, 0, 0]);
  pixels.forEach((pixel, at) => {
    const sum = sums[nearest[at] ?? 0];
    if (!sum) return;
    for (const part of [0, 1, 2] as const) sum[part] += pixel[part];
    sum[3]++;
  });
  return sums.map(([red, green, blue, count], index) =>
    count === 0 ? (colors[index] ?? [0, 0, 0]) : [red / count, green / count, blue / count],
  );
}
