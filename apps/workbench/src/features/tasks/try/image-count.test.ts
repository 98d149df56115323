import { expect, it } from 'vitest';
import { argumentsOfEach, makesImages } from './image-count.ts';

const form = { fields: [{ path: ['parameters', 'seed'], label: 'Seed', kind: 'seed' }] } as const;
const args = { inputs: 'a lighthouse' };

it('gives each of several images a seed of its own, from that of the form on', () => {
  expect(argumentsOfEach({ ...args, parameters: { seed: 7 } }, form, 3)).toEqual(
    [7, 8, 9].map((seed) => ({ ...args, parameters: { seed } })),
  );
  const drawn = argumentsOfEach(args, form, 2, () => 0.5).map(({ parameters }) => parameters);
  expect(drawn).toEqual([{ seed: 1_073_741_822 }, { seed: 1_073_741_823 }]);
});

it('changes nothing of a single call, nor of a form without a seed', () => {
  expect(argumentsOfEach(args, form, 1)).toEqual([args]);
  expect(argumentsOfEach(args, { fields: [] }, 2)).toEqual([args, args]);
});

it('is for tasks whose result is an image', () => {
  expect(['text-to-image', 'image-to-image', 'text-to-video', 'image-to-text'].map(makesImages)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
