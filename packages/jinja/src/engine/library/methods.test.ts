import { expect, it } from 'vitest';
import { methods } from './methods.ts';
import { dictMethodNames } from './methods-data.ts';

it('knows the names of the methods of dict without their table', () => {
  expect([...dictMethodNames].sort()).toEqual([...methods.dict.keys()].sort());
});
