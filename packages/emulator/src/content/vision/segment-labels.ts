import { type Color, hex } from '../image/color.ts';
import { colorDistance } from './color-distance.ts';
import type { Segment } from './segments.ts';

/** A class of COCO with its usual color and its usual width as a multiple of the height. */
type Thing = readonly [label: string, color: Color, aspect: number];

const THINGS: readonly Thing[] = [
  ['person', hex('c09a80'), 0.45],
  ['cat', hex('8a7a68'), 1.3],
  ['dog', hex('b5804a'), 1.1],
  ['car', hex('9aa4b0'), 1.9],
  ['fire hydrant', hex('d8362f'), 0.5],
  ['stop sign', hex('d8362f'), 1],
  ['boat', hex('f4f1e6'), 1.6],
  ['bird', hex('4a4a50'), 1.4],
  ['banana', hex('f6d33c'), 1.7],
  ['traffic light', hex('e3b341'), 0.4],
  ['orange', hex('f08a24'), 1],
  ['apple', hex('a3242c'), 1],
  ['potted plant', hex('3f8f4f'), 0.8],
  ['frisbee', hex('2f6fd0'), 1.2],
  ['surfboard', hex('3cc7e6'), 0.4],
  ['umbrella', hex('7d3fb5'), 1.4],
  ['teddy bear', hex('80532f'), 0.9],
  ['sports ball', hex('f4f4f0'), 1],
  ['tv', hex('1c1d22'), 1.6],
  ['kite', hex('f08fb5'), 1.2],
  ['clock', hex('bfc5cc'), 1],
];

/** The COCO classes of backgrounds, by color. */
const SCENERY: readonly (readonly [label: string, color: Color])[] = [
  ['sky-other-merged', hex('9cc4e8')],
  ['sea', hex('2f5f90')],
  ['grass-merged', hex('5a9a48')],
  ['tree-merged', hex('2f5b3a')],
  ['sand', hex('d9c39a')],
  ['snow', hex('f4f8ff')],
  ['wall-other-merged', hex('dcd4c8')],
  ['pavement-merged', hex('8b9098')],
  ['floor-wood', hex('80532f')],
  ['mountain-merged', hex('5f5f68')],
  ['curtain', hex('b3405a')],
  ['window-other', hex('14161f')],
];

/** The class of a thing, by its color and its form. */
export function thingLabel({ color, box }: Segment): string {
  const aspect = (box.right - box.left) / (box.bottom - box.top);
  // A thing twice as wide as usual is as different as one of a clearly different color.
  const distance = ([, usual, form]: Thing) => colorDistance(color, usual) + 120 * Math.abs(Math.log2(aspect / form));
  return nearest(THINGS, distance);
}

/** The class of a part of the scene, by its color. */
export function sceneryLabel({ color }: Segment): string {
  return nearest(SCENERY, ([, usual]) => colorDistance(color, usual));
}

function nearest<Row extends readonly [label: string, ...rest: unknown[]]>(
  rows: readonly Row[],
  distance: (row: Row) => number,
): string {
  const distances = rows.map(distance);
  return rows[distances.indexOf(Math.min(...distances))]?.[0] ?? '';
}
