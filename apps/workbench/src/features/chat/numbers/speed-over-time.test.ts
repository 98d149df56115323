import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import type { RunReport } from '../../../run/run-report.ts';
import { speedOverTime } from './speed-over-time.ts';

const answer = (at: number, provider: string, report: Partial<RunReport>) =>
  ({
    startedAt: at,
    data: { report: { provider, model: 'a/b', attempts: 1, totalMs: 900, isEstimated: false, ...report } },
  }) as unknown as Turn;

it('lists the answers of each provider by time, with gaps where nothing was measured', () => {
  const turns = {
    late: answer(30, 'groq', { firstTokenMs: 300, tokensPerSecond: 40 }),
    early: answer(10, 'groq', { firstTokenMs: 100, tokensPerSecond: 60 }),
    short: answer(20, 'groq', { firstTokenMs: 200 }),
    other: answer(15, 'together', { firstTokenMs: 90, tokensPerSecond: 80 }),
    whole: answer(40, 'nscale', {}),
    question: { startedAt: 5 } as unknown as Turn,
  };
  expect(speedOverTime(Object.values(turns))).toEqual([
    {
      provider: 'groq',
      times: [10, 20, 30],
      firstTokenMs: [100, 200, 300],
      tokensPerSecond: [60, undefined, 40],
    },
    { provider: 'together', times: [15], firstTokenMs: [90], tokensPerSecond: [80] },
  ]);
  expect(speedOverTime([])).toEqual([]);
});

it('keeps the newest of many answers', () => {
  const many = Array.from({ length: 500 }, (_none, at) => answer(at, 'groq', { firstTokenMs: at }));
  const [groq] = speedOverTime(many);
  expect(groq?.times).toHaveLength(200);
  expect(groq?.firstTokenMs.at(-1)).toBe(499);
});
