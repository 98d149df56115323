import type { Color } from '../image/color.ts';
import type { Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';
import { colorDistance } from './color-distance.ts';
import type { SeenImage } from './read-image.ts';

/** Smaller parts of an image are noise. Share of its area. */
const SMALLEST = 0.012;

/** Connected part of a thumbnail in one color. */
export interface Segment {
  /** 1 for the pixels of the thumbnail that belong to it. */
  readonly pixels: Uint8Array;
  readonly color: Color;
  /** Share of the area of the image. */
  readonly area: number;
  /** Edges in pixels of the thumbnail, right and bottom excluded. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** True for backgrounds, such as sky and ground; false for single objects. */
  readonly isBackground: boolean;
}

/** Divides a thumbnail into connected parts of one color, the largest first. */
export function findSegments(thumbnail: Raster): readonly Segment[] {
  const { colors, nearest } = createPalette(thumbnail);
  const seen = new Uint8Array(nearest.length);
  const segments: Segment[] = [];
  for (let start = 0; start < nearest.length; start++) {
    if (seen[start]) continue;
    const members = flood(nearest, thumbnail.width, start, seen);
    if (members.length < SMALLEST * nearest.length) continue;
    segments.push(makeSegment(thumbnail, members, colors[nearest[start] ?? 0] ?? [0, 0, 0]));
  }
  return segments.sort((a, b) => b.area - a.area);
}

/** The pixels that are connected with a first one, and of the same color. */
function flood(nearest: Uint8Array, width: number, start: number, seen: Uint8Array): readonly number[] {
  const members = [start];
  seen[start] = 1;
  // The list grows while it is walked.
  for (const at of members) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= nearest.length || seen[next] || nearest[next] !== nearest[start]) continue;
      seen[next] = 1;
      members.push(next);
    }
  }
  return members;
}

function makeSegment({ width, height }: Raster, members: readonly number[], color: Color): Segment {
  const pixels = new Uint8Array(width * height);
  for (const at of members) pixels[at] = 1;
  const columns = members.map((at) => at % width);
  const rows = members.map((at) => Math.floor(at / width));
  const box = {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
  const area = members.length / (width * height);
  const edges = [box.left === 0, box.top === 0, box.right === width, box.bottom === height].filter(Boolean).length;
  return { pixels, color, area, box, isBackground: edges >= 3 || (edges === 2 && area > 0.1) || area > 0.6 };
}

/** A rectangle in pixels of the image. */
export interface PixelBox {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** The box of a segment in pixels of the image itself. */
export function boxIn({ width, height, thumbnail }: Size & Pick<SeenImage, 'thumbnail'>, { box }: Segment): PixelBox {
  const x = (column: number) => Math.round((column * width) / thumbnail.width);
  const y = (row: number) => Math.round((row * height) / thumbnail.height);
  return { xmin: x(box.left), ymin: y(box.top), xmax: x(box.right), ymax: y(box.bottom) };
}

/** Score of a segment, from 0.5 to 1: the more its color differs from its surroundings, the surer. */
export function confidence(segment: Segment, all: readonly Segment[]): number {
  const others = all.filter((other) => other !== segment);
  const contrast = Math.min(765, ...others.map(({ color }) => colorDistance(color, segment.color)));
  return 1 - 0.5 * Math.exp(-contrast / 60);
}

const MOST_COLORS = 6;
const ROUNDS = 6;
/** Colors that are nearer to each other count as one. */
const SAME = 60;

/** The main colors of an image, and the index of the nearest one for each pixel. */
interface Palette {
  readonly colors: readonly Color[];
  readonly nearest: Uint8Array;
}

/** Finds the main colors of an image (k-means, started with the colors that are farthest apart). */
function createPalette({ data }: Raster): Palette {
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
