import type { Size } from '../image/size.ts';
import { colorDistance } from './color-distance.ts';
import type { SeenImage } from './read-image.ts';
import type { Segment } from './segments.ts';

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
