import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Consumer } from './consumer.ts';
import { OLDEST, RESOLUTIONS, typeErrors } from './packed/declarations.ts';
import { installAll } from './packed/packages.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

let consumer: Consumer;

beforeAll(() => {
  consumer = installAll({ isLocked: true });
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

// The newest TypeScript: packed.test.ts. Programs for Node, and modules as bundlers resolve them: packed-types.nightly.test.ts.
it(
  'the packed packages type-check in a consumer with TypeScript 5.4',
  () => expect(typeErrors(consumer.folder, OLDEST, RESOLUTIONS[0])).resolves.toBe(''),
  SLOW_TIMEOUT_MS,
);
