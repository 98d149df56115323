import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import type { RunReport } from '../../../run/run-report.ts';
import type { ModelFacts } from '../../../services/read-models.ts';
import { chatNumbers, speedOverTime } from './chat-numbers.ts';

const facts = new Map([
  ['a/b', { prices: { groq: { input: 1, output: 10 }, nscale: { input: 0, output: 0 } } } as unknown as ModelFacts],
]);

const report = (provider: string, firstTokenMs: number, tokensPerSecond: number): RunReport => ({
  provider,
  model: 'a/b',
  attempts: 1,
  totalMs: 1000,
  promptTokens: 1000,
  completionTokens: 100,
  isEstimated: false,
  firstTokenMs,
  tokensPerSecond,
});

it('sums up what a chat cost, and compares its providers by their medians', () => {
  const reports = [report('groq', 100, 50), report('groq', 300, 90), report('groq', 200, 70), report('nscale', 900, 9)];
  const turns = [...reports, report('other', 1, 1), undefined].map(
    (each) => ({ data: { report: each } }) as unknown as Turn,
  );
  // A copy in a further column was paid for once.
  turns.push({ data: { report: report('groq', 1, 1), origin: 'x' } } as unknown as Turn);
  expect(chatNumbers(turns, facts)).toEqual({
    answers: 5,
    inputTokens: 5000,
    outputTokens: 500,
    cost: 3 * (0.001 + 0.001),
    withoutPrice: 1,
    providers: [
      { provider: 'groq', answers: 3, firstTokenMs: 200, tokensPerSecond: 70 },
      { provider: 'nscale', answers: 1, firstTokenMs: 900, tokensPerSecond: 9 },
      { provider: 'other', answers: 1, firstTokenMs: 1, tokensPerSecond: 1 },
    ],
  });
  expect(chatNumbers([], facts)).toMatchObject({ answers: 0, cost: undefined, providers: [] });
});

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
