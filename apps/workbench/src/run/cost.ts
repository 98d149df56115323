import type { ModelFacts } from '../services/read-models.ts';
import type { RunReport } from './run-report.ts';

/** Tokens that prices are for. */
const PER = 1_000_000;

/** Cost of a call in USD by the prices of its provider; undefined if tokens or prices are unknown. */
export function costOf(
  { provider, promptTokens, completionTokens }: RunReport,
  facts: ModelFacts | undefined,
): number | undefined {
  const price = facts?.prices[provider];
  if (!price || promptTokens === undefined || completionTokens === undefined) return undefined;
  return (promptTokens * price.input + completionTokens * price.output) / PER;
}

/** `$0.0012`, with two digits that count; `free` for nothing. */
export function formatCost(usd: number): string {
  if (usd === 0) return 'free';
  if (usd >= 1) return `$${usd.toFixed(2)}`;
  return `$${usd.toFixed(Math.min(8, 1 - Math.floor(Math.log10(usd))))}`;
}
