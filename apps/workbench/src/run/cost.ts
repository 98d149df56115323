import { costOf } from '@hubkit/inference/models';
import type { ModelFacts } from '../services/read-models.ts';
import type { RunReport } from './run-report.ts';

/** Cost of a run in USD by the prices of its provider; undefined if tokens or prices are unknown. */
export function costOfRun(
  { provider, promptTokens, completionTokens, cost }: RunReport,
  facts: ModelFacts | undefined,
): number | undefined {
  if (cost !== undefined) return cost;
  if (promptTokens === undefined || completionTokens === undefined) return undefined;
  return costOf({ inputTokens: promptTokens, outputTokens: completionTokens }, facts?.prices[provider]);
}

/** `$0.0012`, with two digits that count; `free` for nothing. */
export function formatCost(usd: number): string {
  if (usd === 0) return 'free';
  if (usd >= 1) return `$${usd.toFixed(2)}`;
  return `$${usd.toFixed(Math.min(8, 1 - Math.floor(Math.log10(usd))))}`;
}
