import { expect, it } from 'vitest';
import { firstModel } from './first-model.ts';

it('is the first recommended one that the service has, whatever the service lists first', () => {
  const served = [{ id: 'old/model' }, { id: 'b/pick' }, { id: 'a/pick' }];
  expect(firstModel(served, ['c/pick', 'a/pick', 'b/pick'])).toBe('a/pick');
  expect(firstModel(served, ['c/pick'])).toBe('old/model');
  expect(firstModel([], ['c/pick'])).toBe('');
});
