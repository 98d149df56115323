import { costOf } from '@hubkit/inference/models';
import type { Prices } from '../contract/options.ts';
import type { Attempt, Outcome } from '../contract/store.ts';

/** Adds the costs of requests whose provider reports none, by their tokens. */
export function withCosts(outcome: Outcome, prices: Prices | undefined): Outcome {
  if (!prices || outcome.attempts.length === 0) return outcome;
  return { ...outcome, attempts: outcome.attempts.map((attempt) => withCost(attempt, prices)) };
}

function withCost(attempt: Attempt, prices: Prices): Attempt {
  const { cost, provider = '', inputTokens, outputTokens, cachedTokens, cacheWriteTokens } = attempt;
  if (cost !== undefined) return attempt;
  const price = Object.hasOwn(prices, provider) ? prices[provider] : prices.default;
  const usage = {
    ...(inputTokens !== undefined && { inputTokens }),
    ...(outputTokens !== undefined && { outputTokens }),
    ...(cachedTokens !== undefined && { cachedTokens }),
    ...(cacheWriteTokens !== undefined && { cacheWriteTokens }),
  };
  const computed = costOf(usage, price);
  return computed === undefined ? attempt : { ...attempt, cost: computed };
}
