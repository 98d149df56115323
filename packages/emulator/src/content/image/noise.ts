import { createRandom } from '../../contract/random.ts';

/** A smooth curve of `length` values from 0 to 1: several octaves of noise laid over each other. */
export function ridgeLine(
  length: number,
  options: { readonly seed: number; readonly waves: number; readonly octaves: number },
): Float32Array {
  const curve = new Float32Array(length);
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < options.octaves; octave++) {
    const knots = Math.max(2, Math.round(options.waves * 2 ** octave) + 2);
    const random = createRandom(options.seed + octave * 7919);
    const values = Float32Array.from({ length: knots + 1 }, () => random());
    for (let x = 0; x < length; x++) {
      const place = (x / length) * (knots - 1);
      const at = Math.floor(place);
      curve[x] = valueAt(curve, x) + weight * between(valueAt(values, at), valueAt(values, at + 1), place - at);
    }
    total += weight;
    weight *= 0.5;
  }
  for (let x = 0; x < length; x++) curve[x] = valueAt(curve, x) / total;
  return curve;
}

/** A field of noise from 0 to 1, `width` by `height`, its spots about `spot` cells wide. */
export function field(
  width: number,
  height: number,
  options: { readonly seed: number; readonly spot: number; readonly stretch: number },
): Float32Array {
  const cells = new Float32Array(width * height);
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < 4; octave++) {
    const step = Math.max(1, options.spot / 2 ** octave);
    const columns = Math.ceil(width / (step * options.stretch)) + 2;
    const rows = Math.ceil(height / step) + 2;
    const random = createRandom(options.seed + octave * 104_729);
    const knots = Float32Array.from({ length: columns * rows }, () => random());
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / step);
      const down = y / step - row;
      for (let x = 0; x < width; x++) {
        const column = Math.floor(x / (step * options.stretch));
        const right = x / (step * options.stretch) - column;
        const start = row * columns + column;
        const top = between(valueAt(knots, start), valueAt(knots, start + 1), right);
        const bottom = between(valueAt(knots, start + columns), valueAt(knots, start + columns + 1), right);
        cells[y * width + x] = valueAt(cells, y * width + x) + weight * between(top, bottom, down);
      }
    }
    total += weight;
    weight *= 0.55;
  }
  for (let index = 0; index < cells.length; index++) cells[index] = valueAt(cells, index) / total;
  return cells;
}

/** Smooth interpolation. */
function between(from: number, to: number, amount: number): number {
  return from + (to - from) * amount * amount * (3 - 2 * amount);
}

function valueAt(values: Float32Array, index: number): number {
  return values[index] ?? 0;
}
