import { describe, expect, it } from 'vitest';
import { measureCall, PROCESS_TIMEOUT_MS } from './measure-call.ts';

// Figures that are exact where times are not. To raise one is a decision: see docs/decisions/0014.
describe('a call of the client', { timeout: PROCESS_TIMEOUT_MS }, () => {
  it('makes at most 92 promises for a plain chat, fewer than bare fetch', async () => {
    const { fetch, client } = await measureCall<{ fetch: number; client: number }>('count-promises.mjs');
    expect(client).toBeLessThanOrEqual(92);
    expect(client).toBeLessThan(fetch);
  });

  it('enters at most 30 files up to the first chunk of a streamed chat', async () => {
    const files = await measureCall<string[]>('count-files.mjs', '--import', 'tsx', '--conditions=hubkit-source');
    expect(files.length).toBeGreaterThan(10);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(30);
  });
});
