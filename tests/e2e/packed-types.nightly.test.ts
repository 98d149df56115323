import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Consumer } from './consumer.ts';
import { OLDEST, RESOLUTIONS, typeErrors } from './packed/declarations.ts';
import { installAll } from './packed/packages.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

let consumer: Consumer;

beforeAll(() => {
  consumer = installAll();
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

it(
  'the packed packages type-check with TypeScript 5.4 and the module resolution of bundlers',
  () => expect(typeErrors(consumer.folder, OLDEST, RESOLUTIONS[1])).resolves.toBe(''),
  SLOW_TIMEOUT_MS,
);
