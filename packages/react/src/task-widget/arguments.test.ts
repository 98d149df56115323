import { expect, it } from 'vitest';
import { filesIn, valueAt, withValue } from './arguments.ts';

it('sets arguments at a place, and leaves no empty objects', () => {
  const args = withValue({ inputs: 'a' }, ['parameters', 'size', 'width'], 8);
  expect(args).toEqual({ inputs: 'a', parameters: { size: { width: 8 } } });
  expect(valueAt(args, ['parameters', 'size', 'width'])).toBe(8);
  expect(withValue(args, ['parameters', 'size', 'width'], undefined)).toEqual({ inputs: 'a' });
});

it('finds files in lists and objects, and takes none for an object', () => {
  const file = new Blob(['x']);
  expect(filesIn({ inputs: { image: file, all: [file] } })).toEqual([file, file]);
  expect(valueAt({ inputs: file }, ['inputs', 'size'])).toBeUndefined();
});
