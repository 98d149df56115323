import { expect, it } from 'vitest';
import { bestAnswers } from './best-answers.ts';

const answer = (column: string, totalMs: number | undefined, cost?: number) => ({
  column,
  cost,
  report: totalMs === undefined ? undefined : { provider: 'p', model: 'm', attempts: 1, totalMs, isEstimated: false },
});

it('finds the fastest and the cheapest of whole answers', () => {
  expect(bestAnswers([answer('a', 900, 0.1), answer('b', 300, 0.2), answer('c', 500)])).toEqual({
    fastest: 'b',
    cheapest: 'a',
  });
});

it('names none while an answer is written, for a single price, and where two are as good', () => {
  expect(bestAnswers([answer('a', 900), answer('b', undefined)])).toEqual({});
  expect(bestAnswers([answer('a', 300, 0.1), answer('b', 300)])).toEqual({});
  expect(bestAnswers([answer('a', 300, 0.1)])).toEqual({});
});
