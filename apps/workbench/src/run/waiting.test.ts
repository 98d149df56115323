import { expect, it } from 'vitest';
import type { Run } from './run.ts';
import { describeWaiting } from './waiting.ts';

const run: Run = {
  id: 'r',
  spec: { task: 'conversational', method: 'chatCompletion', provider: 'groq', model: 'm', args: {}, isStreamed: true },
  serviceId: 'emulator',
  status: 'waiting',
  provider: 'groq',
  startedAt: 0,
  activeAt: 0,
  attempts: 1,
  text: '',
  events: [],
};

it.each([
  [500, 'Waiting for groq', false],
  [3400, 'Waiting for groq, 3 s', false],
  [12_000, 'No response yet after 12 s, times out in 1:48', true],
])('after %i ms says %j', (now, text, isLong) => {
  expect(describeWaiting(run, now)).toEqual({ text, isLong });
});

it('counts down to the next attempt', () => {
  const waiting: Run = { ...run, retry: { attempt: 2, of: 3, dueAt: 4000 } };
  expect([0, 1500, 3999, 9000].map((now) => describeWaiting(waiting, now)?.text)).toEqual([
    'Retrying in 4 s (attempt 2 of 3)',
    'Retrying in 3 s (attempt 2 of 3)',
    'Retrying in 1 s (attempt 2 of 3)',
    'Retrying in 0 s (attempt 2 of 3)',
  ]);
});

it('speaks of silence within a stream only once it is long', () => {
  const streaming: Run = { ...run, status: 'streaming' };
  expect(describeWaiting(streaming, 5000)).toBeUndefined();
  expect(describeWaiting(streaming, 9000)?.text).toBe('No new text for 9 s');
});
