import type { Progress } from '@hubkit/bulk';
import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { formatDuration, showProgress } from './show-progress.ts';

const progress: Progress = {
  state: 'running',
  rows: 2000,
  done: 500,
  dead: 3,
  waiting: 1481,
  claimed: 16,
  requests: 510,
  lost: 0,
  inputTokens: 100,
  outputTokens: 100,
  cost: 0.0123,
  rowsPerSecond: 4.25,
  rateLimits: 2,
  etaMs: 350_000,
  concurrency: 16,
};

it.each([
  [{}, '503 of 2,000 rows (25%), 4.3 rows/s, 16 under way, 3 failed, 2 rate limits, $0.012, 5 min 50 s left'],
  [{ state: 'waiting', dead: 0, rateLimits: 0, cost: 0, etaMs: undefined }, '16 under way, waiting for the provider'],
  [{ state: 'stopping', etaMs: undefined }, '$0.012, stopping'],
] as const)('shows %j in a line', (change, text) => {
  const { io, err } = fakeIo({ isTerminal: true });
  Object.assign(io.stderr, { columns: 200 });
  showProgress(io, 'the provider').update({ ...progress, ...change });
  expect(err()).toContain(text);
});

it('names workers where they make the calls', () => {
  const { io, err } = fakeIo({ isTerminal: true });
  Object.assign(io.stderr, { columns: 200 });
  showProgress(io, 'a worker').update({ ...progress, state: 'waiting' });
  expect(err()).toContain('waiting for a worker');
});

it.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [61_000, '1 min 1 s'],
  [7_500_000, '2 h 5 min'],
])('formats %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
