import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosine, projectVectors } from './project-vectors.ts';

const distance = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => Math.hypot(a - c, b - d);

describe('projectVectors', () => {
  it('finds the line that the vectors lie on', () => {
    const { points, share } = projectVectors([
      [0, 0, 0],
      [1, 2, 2],
      [2, 4, 4],
    ]);
    expect(points.map(([x]) => Math.round(x * 1000) / 1000)).toEqual([-3, 0, 3]);
    expect(share).toBeCloseTo(1);
  });

  it('keeps all distances of vectors in a plane', () => {
    const coordinate = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 8 }), (plane) => {
        // An orthonormal turn of the plane into four dimensions.
        const vectors = plane.map(([x, y]) => [x / 2 + y / 2, x / 2 - y / 2, x / 2 + y / 2, x / 2 - y / 2]);
        const { points, share } = projectVectors(vectors);
        expect(share).toBeCloseTo(1, 4);
        for (const [i, a] of plane.entries())
          for (const [j, b] of plane.entries())
            expect(distance(points[i] ?? [0, 0], points[j] ?? [9e9, 0])).toBeCloseTo(distance(a, b), 2);
      }),
      { numRuns: 40 },
    );
  });

  it('says how much of the variance it shows', () => {
    const { share } = projectVectors([
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ]);
    expect(share).toBeCloseTo(2 / 3);
  });

  it.each([
    [[]],
    [[[]]],
    [
      [
        [1, 1],
        [1, 1],
      ],
    ],
  ])('puts %j in one place', (vectors) => {
    expect(projectVectors(vectors).points.every(([x, y]) => x === 0 && y === 0)).toBe(true);
  });
});

describe('cosine', () => {
  it('is 1 for vectors of one direction, 0 for right angles and for nothing', () => {
    expect(cosine([1, 2], [2, 4])).toBeCloseTo(1);
    expect(cosine([1, 0], [0, 5])).toBe(0);
    expect(cosine([0, 0], [1, 1])).toBe(0);
  });
});
