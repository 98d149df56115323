import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Consumer } from './consumer.ts';
import { installAll, NEWEST, OLDEST, RESOLUTIONS, typeErrors } from './packed/declarations.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

let consumer: Consumer;

// With the newest versions of what they depend on.
beforeAll(() => {
  consumer = installAll();
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

it.each([
  ['the newest TypeScript', NEWEST],
  ['TypeScript 5.4', OLDEST],
] as const)(
  'the packed packages type-check with %s and the module resolution of bundlers',
  (_, compiler) => expect(typeErrors(consumer.folder, compiler, RESOLUTIONS[1])).resolves.toBe(''),
  SLOW_TIMEOUT_MS,
);

it(
  'the packed packages type-check in a program for Node, which has no types of the DOM',
  () => expect(typeErrors(consumer.folder, NEWEST, RESOLUTIONS[0], { hasDom: false })).resolves.toBe(''),
  SLOW_TIMEOUT_MS,
);
