import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

it.each([
  ['of Safari, which ends a composition', 229, false, true],
  ['of Chrome, which ends a composition', 229, true, true],
  ['inside of a composition', 13, true, true],
  ['alone', 13, false, false],
])('tells an Enter %s', (_, keyCode, isComposed, expected) => {
  expect(isComposing({ keyCode, isComposing: isComposed })).toBe(expected);
});
