import type { JsonObject } from '../../http/json-body.ts';
import { invalidField } from '../../problem.ts';

/** Width and height of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 16;
const LARGEST = 2048;

/** Reads `width` and `height`; refuses what no picture can have. */
export function readSize(body: JsonObject, usual: Size): Size {
  return { width: readSide(body, 'width', usual.width), height: readSide(body, 'height', usual.height) };
}

/** Reads a whole number that may be absent, such as a seed. */
export function readWhole(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalidField(name, `${name} must be a number`);
  return Math.trunc(value);
}

function readSide(body: JsonObject, name: string, usual: number): number {
  const side = readWhole(body, name) ?? usual;
  if (side < SMALLEST || side > LARGEST) throw invalidField(name, `${name} must be from ${SMALLEST} to ${LARGEST}`);
  return side;
}
