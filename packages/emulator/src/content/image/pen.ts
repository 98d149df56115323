import { type Color, mix } from './color.ts';
import { ellipse, type Point, polygon, type Raster } from './raster.ts';

/** Draws in a box one unit wide and high: x from -0.5 to 0.5, y from 0 at the foot to 1 at the top. */
export interface Pen {
  /** A polygon from pairs of coordinates. */
  readonly shape: (color: Color, ...coordinates: readonly number[]) => void;
  readonly box: (color: Color, left: number, foot: number, width: number, height: number) => void;
  readonly oval: (color: Color, x: number, y: number, rx: number, ry?: number) => void;
}

/** Position, size and color of a thing. */
export interface PenPlace {
  /** Middle of the foot of the box, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** -1 turns the thing to the left. */
  readonly facing: 1 | -1;
  /** Color and amount of the light that falls on the thing. */
  readonly light: { readonly color: Color; readonly amount: number };
}

/** A pen that draws at `place`. */
export function createPen(raster: Raster, { x, y, size, facing, light }: PenPlace): Pen {
  const lit = (color: Color) => mix(color, light.color, light.amount * 0.75);
  const shape: Pen['shape'] = (color, ...coordinates) => {
    const points: Point[] = [];
    for (let at = 0; at + 1 < coordinates.length; at += 2) {
      points.push([x + facing * size * (coordinates[at] ?? 0), y - size * (coordinates[at + 1] ?? 0)]);
    }
    polygon(raster, points, lit(color));
  };
  return {
    shape,
    box: (color, left, foot, width, height) =>
      shape(color, left, foot, left + width, foot, left + width, foot + height, left, foot + height),
    oval: (color, ovalX, ovalY, rx, ry = rx) =>
      ellipse(raster, x + facing * size * ovalX, y - size * ovalY, size * rx, size * ry, lit(color)),
  };
}
