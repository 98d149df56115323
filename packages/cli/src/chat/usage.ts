import { counted } from '../listing/counted.ts';

/** Tokens of a call, as services report them. */
export interface Usage {
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
}

interface Facts {
  /** Time to the first text, in ms; undefined if there was none. */
  readonly firstMs: number | undefined;
  readonly totalMs: number;
  /** In US dollars; undefined if unknown. */
  readonly cost: number | undefined;
  /** Tokens of the prompt that came from a cache, where the service reports them. */
  readonly cachedTokens?: number;
  /** Tokens of the prompt that were written to a cache. */
  readonly cacheWriteTokens?: number;
}

/** Describes tokens, speed and, where it is known, the cost of an answer. */
export function describeUsage(usage: Usage | undefined, { firstMs, totalMs, cost, ...cache }: Facts): string {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  const writingMs = totalMs - (firstMs ?? 0);
  const parts = [
    input === undefined || output === undefined
      ? 'the service reported no tokens'
      : `${counted(input, 'token')} in${describeCache(cache)}, ${output} out`,
    firstMs === undefined ? undefined : `first text after ${seconds(firstMs)}`,
    output === undefined || writingMs < 1 ? undefined : `${Math.round((output / writingMs) * 1000)} tokens/s`,
    `${seconds(totalMs)} in all`,
    cost === undefined ? undefined : formatDollars(cost),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

function describeCache({ cachedTokens, cacheWriteTokens }: Pick<Facts, 'cachedTokens' | 'cacheWriteTokens'>): string {
  const parts = [
    cachedTokens && `${cachedTokens} cached`,
    cacheWriteTokens && `${cacheWriteTokens} written to the cache`,
  ];
  const known = parts.filter(Boolean);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** `$0.0012`: two digits that count, never an exponent. */
export function formatDollars(cost: number): string {
  if (cost === 0) return 'free';
  return `$${cost.toFixed(cost >= 1 ? 2 : Math.min(9, 1 - Math.floor(Math.log10(cost))))}`;
}
