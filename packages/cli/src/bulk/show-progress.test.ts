import type { Progress } from '@hubkit/bulk';
import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { formatDuration } from './format-duration.ts';
import { showProgress } from './show-progress.ts';

const progress: Progress = {
  state: 'running',
  rows: 2000,
  done: 500,
  dead: 3,
  waiting: 1481,
  claimed: 16,
  requests: 510,
  lost: 0,
  repeated: 4,
  inputTokens: 100,
  cachedTokens: 0,
  outputTokens: 100,
  cost: 0.0123,
  rowsPerSecond: 4.25,
  rateLimits: 2,
  etaMs: 350_000,
  concurrency: 16,
};

const down = {
  reason: 'outage',
  provider: 'groq',
  ms: 30_000,
  message: 'No response from\n\x1b[31mapi.groq.com.',
} as const;

it.each([
  [
    {},
    '503 of 2,000 rows (25%), 4.3 rows/s, 16 under way, 3 failed, 2 rate limits, 4 calls repeated, $0.012, 5 min 50 s left',
  ],
  [
    { wait: down },
    '(25%), waiting for groq, which fails (No response from ␛[31mapi.groq.com); a row tries it again in 30 s, 4.3',
  ],
  [
    { wait: { reason: 'rate-limit', provider: 'groq', ms: 61_000 } },
    'waiting for groq, which takes no request for 1 min 1 s',
  ],
  [
    { wait: { reason: 'backoff', ms: 2000 } },
    'all rows that are left have failed before; the next one is tried again in 2 s',
  ],
  [{ wait: { reason: 'worker' } }, 'waiting for a worker: start one with `hubkit bulk worker`'],
  [{ state: 'stopping', etaMs: undefined }, '$0.012, stopping'],
] as const)('shows %j in a line', (change, text) => {
  const { io, err } = fakeIo({ isTerminal: true });
  Object.assign(io.stderr, { columns: 300 });
  showProgress(io, false).update({ ...progress, ...change });
  expect(err()).toContain(text);
});

it('writes sentences where there is no terminal, and at once what a run waits for', () => {
  const { io, err } = fakeIo({});
  const clock = { now: 0 };
  const display = showProgress({ ...io, now: () => clock.now }, false);
  display.update(progress);
  clock.now = 1000;
  for (let count = 0; count < 3; count++) display.update({ ...progress, wait: down });
  clock.now = 11_000;
  display.update(progress);
  expect(err().split('\n')).toEqual([
    expect.stringMatching(/^503 of 2,000 rows \(25%\), waiting for groq/),
    expect.stringMatching(/^503 of 2,000 rows \(25%\), 4\.3 rows\/s/),
    '',
  ]);
});

it.each([true, false])('writes lines of JSON where they are asked for (terminal: %s)', (isTerminal) => {
  const { io, err } = fakeIo({ isTerminal });
  showProgress(io, true).update({ ...progress, wait: down });
  expect(JSON.parse(err())).toMatchObject({ type: 'progress', done: 500, wait: down });
});

it.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [61_000, '1 min 1 s'],
  [7_500_000, '2 h 5 min'],
])('formats %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
