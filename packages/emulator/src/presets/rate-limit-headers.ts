/** Limits per minute that a service reports in the headers of its responses. */
export interface RateLimits {
  readonly requests: number;
  readonly tokens: number;
}

/** Headers of OpenAI's rate limits, right after the first request of a minute. */
export function rateLimitHeaders({ requests, tokens }: RateLimits): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-limit-requests': String(requests),
    'x-ratelimit-limit-tokens': String(tokens),
    'x-ratelimit-remaining-requests': String(requests - 1),
    'x-ratelimit-remaining-tokens': String(tokens - 24),
    'x-ratelimit-reset-requests': `${Math.ceil(60_000 / requests)}ms`,
    'x-ratelimit-reset-tokens': `${Math.ceil((24 * 60_000) / tokens)}ms`,
  };
}
