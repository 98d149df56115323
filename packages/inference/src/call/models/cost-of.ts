import type { Usage } from '../../contract/call-response.ts';
import type { ModelPrice } from '../../contract/listed-model.ts';

/** Tokens that a price is for. */
const TOKENS_PER_PRICE = 1_000_000;

/**
 * Computes what the tokens of a call cost. Tokens of the prompt that came from a cache cost `cachedInput` where the price has it, and
 * those that were written to it `cacheWrite`; otherwise they cost `input`.
 *
 * @param usage - Tokens of the call. Unknown ones count as none, as long as those of one side are known.
 * @param price - Price in US dollars per million tokens.
 * @returns US dollars; undefined if no tokens are known, or tokens have no price.
 * @example
 * ```ts
 * costOf({ inputTokens: 1_200, outputTokens: 300 }, { input: 0.1, output: 0.3 }); // 0.00021
 * ```
 */
export function costOf(usage: Usage | undefined, price: ModelPrice | undefined): number | undefined {
  const { inputTokens, outputTokens, cachedTokens = 0, cacheWriteTokens = 0 } = usage ?? {};
  if (price === undefined || (inputTokens === undefined && outputTokens === undefined)) return undefined;
  const { input, output, cachedInput = input, cacheWrite = input } = price;
  // Some services report more cached tokens than they count as input.
  const cached = Math.min(cachedTokens, inputTokens ?? 0);
  const written = Math.min(cacheWriteTokens, (inputTokens ?? 0) - cached);
  const parts = [
    costOfPart((inputTokens ?? 0) - cached - written, input),
    costOfPart(cached, cachedInput),
    costOfPart(written, cacheWrite),
    costOfPart(outputTokens ?? 0, output),
  ];
  return parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0,
  );
}

function costOfPart(tokens: number, price: number | undefined): number | undefined {
  if (tokens === 0) return 0;
  return price === undefined ? undefined : (tokens * price) / TOKENS_PER_PRICE;
}
