import type { Clock } from '../../../contract/clock.ts';
import type { ProviderLimits } from '../../../contract/limiter.ts';
import { parseRetryAfter } from '../../../transport/parse-retry-after.ts';

const MINUTE_MS = 60_000;
/** Share of its rate that a provider keeps after a 429, and by which the rate grows with every success. */
const DECREASE = 0.5;
const INCREASE = 1.05;
/** Rate in requests per minute at which a provider of unknown limits starts after its first 429. */
const FIRST_RATE = 60;
/** Pause in ms after a 429 that names none. */
const PAUSE_MS = 1_000;

/** An allowance that refills evenly over a minute. */
class Allowance {
  readonly #now: () => number;
  #perMinute: number;
  #left: number;
  #at: number;

  constructor(perMinute: number, now: () => number) {
    this.#now = now;
    this.#perMinute = perMinute;
    this.#left = perMinute;
    this.#at = now();
  }

  get perMinute(): number {
    return this.#perMinute;
  }

  /** Time in ms until an amount is there; an amount beyond all of it waits for all of it. */
  waitMs(amount: number): number {
    this.#refill();
    const missing = Math.min(amount, this.#perMinute) - this.#left;
    return missing <= 1e-6 ? 0 : (missing / this.#perMinute) * MINUTE_MS;
  }

  /** Takes an amount; a negative one gives back. */
  take(amount: number): void {
    this.#refill();
    this.#left = Math.min(this.#perMinute, this.#left - amount);
  }

  setRate(perMinute: number): void {
    this.#refill();
    this.#perMinute = perMinute;
    this.#left = Math.min(this.#left, perMinute);
  }

  /** Lowers the remaining allowance to the number reported by the provider. */
  setLeft(left: number): void {
    this.#refill();
    this.#left = Math.min(this.#left, left);
  }

  #refill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#perMinute, this.#left + ((now - this.#at) / MINUTE_MS) * this.#perMinute);
    this.#at = now;
  }
}

/** Request rate of one provider, from its configured limits and its responses. */
export class ProviderPace {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: number;
  #requests: Allowance | undefined;
  #tokens: Allowance | undefined;
  #pausedUntil = 0;

  constructor({ requestsPerMinute, tokensPerMinute }: ProviderLimits, clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#most = requestsPerMinute ?? Infinity;
    if (requestsPerMinute !== undefined) this.#requests = this.#allowance(requestsPerMinute);
    if (tokensPerMinute !== undefined) this.#tokens = this.#allowance(tokensPerMinute);
  }

  /** Takes a request of so many tokens and returns 0, or returns the time in ms until it can be taken. */
  take(tokens: number): number {
    const waitMs = Math.max(
      this.#pausedUntil - this.#clock.now(),
      this.#requests?.waitMs(1) ?? 0,
      this.#tokens?.waitMs(tokens) ?? 0,
    );
    if (waitMs > 0) return waitMs;
    this.#requests?.take(1);
    this.#tokens?.take(tokens);
    return 0;
  }

  /** Gives back tokens that were estimated and not used; a negative number takes those that were used beyond. */
  correct(tokens: number): void {
    this.#tokens?.take(-tokens);
  }

  /** Learns from a response. */
  learn({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
    const rates = readRateHeaders(headers);
    if (status === 429) this.#slowDown(headers);
    else if (status < 400 && this.#requests && this.#requests.perMinute < this.#most) {
      this.#requests.setRate(Math.min(this.#most, this.#requests.perMinute * INCREASE));
    }
    this.#obey(rates);
  }

  #slowDown(headers: Headers): void {
    const pauseMs = parseRetryAfter(headers, Date.now()) ?? PAUSE_MS;
    const isPaused = this.#clock.now() < this.#pausedUntil;
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + pauseMs);
    // Many requests that were under way together are refused for one reason.
    if (isPaused) return;
    if (this.#requests) this.#requests.setRate(Math.max(1, this.#requests.perMinute * DECREASE));
    else this.#requests = this.#allowance(FIRST_RATE);
  }

  /** Applies the limits reported by a provider. */
  #obey({ requests, tokens, resetMs }: RateHeaders): void {
    if (requests !== undefined) this.#requests?.setLeft(requests);
    if (tokens !== undefined) this.#tokens?.setLeft(tokens);
    const isUsedUp = requests === 0 || tokens === 0;
    if (isUsedUp && resetMs) this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + resetMs);
  }

  #allowance(perMinute: number): Allowance {
    return new Allowance(perMinute, () => this.#clock.now());
  }
}

/** Limits of a provider, as the headers of a response state them. */
interface RateHeaders {
  /** Requests that are left until the reset. */
  readonly requests: number | undefined;
  /** Tokens that are left until the reset. */
  readonly tokens: number | undefined;
  /** Time in ms until the limit that is used up is reset. */
  readonly resetMs: number | undefined;
}

/** Reads the rate-limit headers of OpenAI's form (`x-ratelimit-remaining-requests`) and of the IETF draft (`ratelimit: "api";r=0;t=55`). */
function readRateHeaders(headers: Headers): RateHeaders {
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
