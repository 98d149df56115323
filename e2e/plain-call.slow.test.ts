import { describe, expect, it } from 'vitest';
import { measureCall, PROCESS_TIMEOUT_MS } from './measure-call.ts';

// As in plain-call.test.ts; the profiler that counts bytes takes its time.
describe('a call of the client', { timeout: PROCESS_TIMEOUT_MS }, () => {
  it('allocates at most 80 kB for a plain chat', async () => {
    const { client } = await measureCall<{ client: number }>('count-bytes.mjs');
    expect(client).toBeGreaterThan(10_000);
    expect(client).toBeLessThanOrEqual(80_000);
  });
});
