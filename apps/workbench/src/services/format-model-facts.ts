import type { ModelFacts } from './read-models.ts';

/** `131k` of 131072 tokens. */
export function tokenCount(tokens: number): string {
  if (tokens < 1000) return String(tokens);
  return tokens < 1_000_000 ? `${Math.round(tokens / 1000)}k` : `${+(tokens / 1_000_000).toFixed(1)}M`;
}

/** `$0.10 in, $0.30 out per 1M tokens`; undefined where the price is unknown. */
export function price({ inputPrice, outputPrice }: Pick<ModelFacts, 'inputPrice' | 'outputPrice'>): string | undefined {
  if (inputPrice === undefined || outputPrice === undefined) return undefined;
  if (inputPrice === 0 && outputPrice === 0) return 'free';
  return `${formatPrice(inputPrice)} in, ${formatPrice(outputPrice)} out per 1M`;
}

/** `$0.05`, of USD for a million tokens. */
export function formatPrice(price: number): string {
  return price === 0 ? 'free' : `$${price < 0.1 ? +price.toFixed(3) : price.toFixed(2)}`;
}

/** `up to 850 tokens/s after 0.12 s`: the best of the providers; undefined where neither is known. */
export function speed({
  tokensPerSecond,
  firstTokenMs,
}: Pick<ModelFacts, 'tokensPerSecond' | 'firstTokenMs'>): string | undefined {
  const parts = [
    tokensPerSecond !== undefined && `up to ${Math.round(tokensPerSecond)} tokens/s`,
    firstTokenMs !== undefined && `after ${(firstTokenMs / 1000).toFixed(2)} s`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
