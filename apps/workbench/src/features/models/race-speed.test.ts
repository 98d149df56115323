import { expect, it } from 'vitest';
import type { Run, RunEvent } from '../../run/run.ts';
import { findFastest, liveSpeed, rankRuns } from './race-speed.ts';

const chunk = (atMs: number): RunEvent => ({ atMs, type: 'chunk', text: '' });
const ended = (status: Run['status'], completionTokens: number, totalMs = 1100) =>
  ({
    ...{ status, text: 'x', events: [] },
    report: {
      provider: 'p',
      model: 'm',
      attempts: 1,
      firstTokenMs: 100,
      totalMs,
      completionTokens,
      isEstimated: false,
    },
  }) as unknown as Run;

it('counts chunks while an answer comes, and what the provider reports at its end', () => {
  expect(liveSpeed({ events: [] })).toBe(0);
  expect(liveSpeed({ events: [chunk(100), chunk(350), chunk(600)] })).toBe(6);
  expect(liveSpeed(ended('done', 50))).toBe(50);
});

it('finds the fastest among those that answered whole', () => {
  const [slow, fast] = [ended('done', 50), ended('done', 80)];
  expect(findFastest([slow, fast, ended('failed', 900), ended('stopped', 900)])).toBe(fast);
  expect(findFastest([ended('failed', 1)])).toBeUndefined();
});

it('finds the fastest by the time of the whole answer, not by its speed', () => {
  const [long, short] = [ended('done', 900, 1100), ended('done', 50, 800)];
  expect(findFastest([long, short])).toBe(short);
  expect(rankRuns([short, long], 'speed')).toEqual([long, short]);
});

it('ranks whole answers by their speed, before those that failed or were stopped', () => {
  const [slow, fast, failed, stopped] = [
    ended('done', 50),
    ended('done', 80),
    ended('failed', 900),
    ended('stopped', 9),
  ];
  expect(rankRuns([failed, slow, stopped, fast])).toEqual([fast, slow, failed, stopped]);
});
