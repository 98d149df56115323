import { expect, it, vi } from 'vitest';
import { models } from '../src/call/models/models.ts';
import type { CallOptions } from '../src/index.ts';
import { watchWarnings } from './support/console-warnings.ts';
import { fakeFetch } from './support/fake-fetch.ts';

// The code of warnings, as on a slow disk: it comes after the response. Loaded once for a file, so that this is its only test.
vi.mock('../src/call/option-warnings.ts', async (importOriginal) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return importOriginal();
});

it('ends a list of models after its warnings, whose code is loaded late', async () => {
  watchWarnings().mockImplementation(() => {});
  const warnings: string[] = [];
  const onEvent: CallOptions['onEvent'] = (event) => void (event.type === 'warning' && warnings.push(event.message));
  const options = { fetch: fakeFetch(() => Response.json({ data: [] })), onEvent, ...{ timeoutMs: 5 } };
  for await (const _ of models({ provider: 'groq', accessToken: 'k' }, options));
  expect(warnings).toEqual([expect.stringContaining("Did you mean 'timeouts'?")]);
});
