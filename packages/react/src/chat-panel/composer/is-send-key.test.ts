import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { isSendKey } from './is-send-key.ts';

it.each([
  ['Enter alone', { keyCode: 13 }, {}, true],
  ['Enter that ends a composition in Safari', { keyCode: 229 }, {}, false],
  ['Enter that ends a composition in Chrome', { keyCode: 229, isComposing: true }, {}, false],
  ['Enter with Shift', { keyCode: 13 }, { shiftKey: true }, false],
  ['another key', { keyCode: 65 }, { key: 'a' }, false],
])('decides about %s', (_, native, more, expected) => {
  const nativeEvent = { isComposing: false, ...native };
  // The parts of the event that are read.
  const event = { key: 'Enter', shiftKey: false, nativeEvent, ...more } as KeyboardEvent;
  expect(isSendKey(event)).toBe(expected);
});
