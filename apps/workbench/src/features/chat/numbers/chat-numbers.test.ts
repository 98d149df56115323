import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import type { RunReport } from '../../../run/run-report.ts';
import type { ModelFacts } from '../../../services/read-models.ts';
import { chatNumbers } from './chat-numbers.ts';

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
