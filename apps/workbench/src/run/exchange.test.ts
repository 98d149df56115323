import { expect, it } from 'vitest';
import { type LoggedExchange, readTimeline } from './exchange.ts';

const exchange: LoggedExchange = {
  id: '1',
  startedAt: 1000,
  method: 'POST',
  path: '/emulator/router/groq/openai/v1/chat/completions',
  status: 429,
  durationMs: 12.4,
  outcome: 'completed',
};

it('says at which request a fault struck, counted from the first one', () => {
  const reset: LoggedExchange = { ...exchange, id: '2', startedAt: 1500, outcome: 'disrupted', fault: 'reset' };
  expect(readTimeline([exchange, reset])).toEqual({
    entries: [
      { id: '1', atMs: 0, request: 'POST /router/groq/openai/v1/chat/completions', result: '429 in 12 ms' },
      {
        id: '2',
        atMs: 500,
        request: 'POST /router/groq/openai/v1/chat/completions',
        result: 'connection broken in 12 ms',
        fault: 'reset',
      },
    ],
  });
});

it('says that an armed fault was not reached, and why', () => {
  const skipped = { ...exchange, faultSkipped: 'rate-limit: its target is media; this request is to the hub' };
  expect(readTimeline([skipped]).unreached).toBe(
    'Armed, not reached: rate-limit: its target is media; this request is to the hub.',
  );
  expect(readTimeline([skipped, { ...exchange, fault: 'rate-limit' }])).not.toHaveProperty('unreached');
  expect(readTimeline([])).toEqual({ entries: [] });
});
