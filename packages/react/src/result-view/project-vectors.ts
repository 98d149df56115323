/** Points in two dimensions, and how much of the variance they show. */
export interface Projection {
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Share of the variance, from 0 to 1. */
  readonly share: number;
}

const ROUNDS = 64;

/**
 * Projects vectors of one length on their first two principal components. It uses power iteration from the longest vector, so the same
 * vectors always give the same points; a component points to where its largest coordinate is positive.
 */
export function projectVectors(vectors: readonly (readonly number[])[]): Projection {
  const length = vectors[0]?.length ?? 0;
  const means = Array.from({ length }, (_, column) => sum(vectors, (row) => row[column] ?? 0) / vectors.length);
  const rows = vectors.map((row) => Float64Array.from(row, (value, column) => value - (means[column] ?? 0)));
  const total = sum(rows, (row) => dot(row, row));
  if (total === 0) return { points: vectors.map(() => [0, 0]), share: 1 };
  const xs = project(rows, length);
  const ys = project(rows, length);
  const points = vectors.map((_, index): [number, number] => [xs[index] ?? 0, ys[index] ?? 0]);
  return { points, share: Math.min(1, sum(points, ([x, y]) => x * x + y * y) / total) };
}

/** The coordinates on the component with the most variance, which is then taken out of the rows. */
function project(rows: readonly Float64Array[], length: number): readonly number[] {
  // The longest row: a start that is at a right angle to all of them would find nothing.
  let axis = rows.reduce((best, row) => (dot(row, row) > dot(best, best) ? row : best), new Float64Array(length));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(length);
    for (const row of rows) addScaled(next, row, dot(row, axis));
    const size = Math.sqrt(dot(next, next));
    if (size < 1e-12) return rows.map(() => 0);
    axis = next.map((value) => value / size);
  }
  const largest = axis.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0);
  if (largest < 0) axis = axis.map((value) => -value);
  const coordinates = rows.map((row) => dot(row, axis));
  for (const [index, row] of rows.entries()) addScaled(row, axis, -(coordinates[index] ?? 0));
  return coordinates;
}

/** The cosine of the angle between two vectors; 0 if one of them has no length. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const size = Math.sqrt(dot(a, a) * dot(b, b));
  return size === 0 ? 0 : dot(a, b) / size;
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let result = 0;
  for (let index = 0; index < a.length; index += 1) result += (a[index] ?? 0) * (b[index] ?? 0);
  return result;
}

function addScaled(target: Float64Array, source: ArrayLike<number>, factor: number): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] ?? 0) + factor * (source[index] ?? 0);
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
