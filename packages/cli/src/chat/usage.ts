/** Tokens of a call, as services report them. Some also report its price in US dollars. */
export interface Usage {
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
  readonly cost?: unknown;
  readonly estimated_cost?: unknown;
}

interface Times {
  /** Time to the first text, in ms; undefined if there was none. */
  readonly firstMs: number | undefined;
  readonly totalMs: number;
}

/** Describes tokens, speed and, where the service reports it, the price of an answer. */
export function describeUsage(usage: Usage | undefined, { firstMs, totalMs }: Times): string {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  const writingMs = totalMs - (firstMs ?? 0);
  const price = [usage?.cost, usage?.estimated_cost].find((value) => typeof value === 'number');
  const parts = [
    input === undefined || output === undefined
      ? 'the service reported no tokens'
      : `${input} tokens in, ${output} out`,
    firstMs === undefined ? undefined : `first text after ${seconds(firstMs)}`,
    output === undefined || writingMs < 1 ? undefined : `${Math.round((output / writingMs) * 1000)} tokens/s`,
    `${seconds(totalMs)} in all`,
    price === undefined ? undefined : `$${price.toPrecision(2)}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
