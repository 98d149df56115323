/** Requests and tokens per minute; 0 for no limit. */
export interface Rates {
  readonly requestsPerMinute: number;
  readonly tokensPerMinute: number;
}

/** Requests and tokens of a call. A correction has no request, and may give tokens back. */
export interface Demand {
  readonly requests: number;
  readonly tokens: number;
}

/** Requests and tokens left at a time. */
export interface Allowance {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly requests: number;
  readonly tokens: number;
}

const MINUTE_MS = 60_000;

/** Takes from an allowance, which refills evenly over a minute. Returns the time in ms until there is enough, and the rest. */
export function consume(
  kept: Allowance | undefined,
  { requestsPerMinute, tokensPerMinute }: Rates,
  { requests, tokens }: Demand,
  now: number,
): { readonly ms: number; readonly left: Allowance } {
  const minutes = kept === undefined ? 0 : Math.max(0, now - kept.at) / MINUTE_MS;
  const refilled = (most: number, left: number | undefined) => Math.min(most, (left ?? most) + minutes * most);
  // More than a minute's allowance can never be there at once.
  const waitFor = (most: number, left: number, amount: number) =>
    most === 0 ? 0 : (Math.max(0, Math.min(amount, most) - left) / most) * MINUTE_MS;
  const left = {
    at: now,
    requests: refilled(requestsPerMinute, kept?.requests),
    tokens: refilled(tokensPerMinute, kept?.tokens),
  };
  const ms =
    requests === 0
      ? 0
      : Math.max(waitFor(requestsPerMinute, left.requests, requests), waitFor(tokensPerMinute, left.tokens, tokens));
  // Fractions of refills do not add up to whole requests.
  if (ms >= 0.01) return { ms: Math.ceil(ms), left };
  return { ms: 0, left: { at: now, requests: left.requests - requests, tokens: left.tokens - tokens } };
}
