import { parseRetryAfter } from '../../../transport/parse-retry-after.ts';

/** Limits of a provider, as the headers of a response state them. */
export interface RateHeaders {
  /** Requests that are left until the reset. */
  readonly requests: number | undefined;
  /** Tokens that are left until the reset. */
  readonly tokens: number | undefined;
  /** Time in ms until the limit that is used up is reset. */
  readonly resetMs: number | undefined;
}

/** Reads the rate-limit headers of OpenAI's form (`x-ratelimit-remaining-requests`) and of the IETF draft (`ratelimit: "api";r=0;t=55`). */
export function readRateHeaders(headers: Headers): RateHeaders {
  const draft = /(?:^|;)\s*r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  return {
    requests: count(headers.get('x-ratelimit-remaining-requests') ?? draft),
    tokens: count(headers.get('x-ratelimit-remaining-tokens')),
    resetMs: parseRetryAfter(headers, Date.now()),
  };
}

function count(text: string | null | undefined): number | undefined {
  return text && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
