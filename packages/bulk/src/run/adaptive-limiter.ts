import type { Lease, Limiter, LimiterRequest } from '@hubkit/inference';
import type { RateLimit } from '../contract/queue.ts';

/** Settings of an adaptive limiter. */
export interface AdaptiveOptions {
  /** Calls at a time with which a provider starts. */
  readonly start: number;
  /** Most calls at a time. */
  readonly most: number;
  /** Limiter of requests and tokens per minute, asked after this one. */
  readonly inner?: Limiter | undefined;
  /** Number of limiters in other processes, and this one, that share the limits of the providers. @default 1 */
  readonly peers?: (() => number) | undefined;
  readonly now: () => number;
}

/** Share by which a window has to be faster than the one before for the concurrency to grow further. */
const GAIN = 1.05;
/** Windows that pass without growth after one without gain. */
const HOLD_WINDOWS = 8;

/** Calls at a time of one provider: more while that helps, half as many after a rate limit. */
class ProviderWindow {
  readonly #options: AdaptiveOptions;
  readonly waiting: (() => void)[] = [];
  limit: number;
  running = 0;
  pausedUntil = 0;
  #isFirstRise = true;
  #successes = 0;
  #windowStart: number;
  #lastRate = 0;
  #hold = 0;
  /** Calls begun; a rate limit counts once for all calls that began before it. */
  #begun = 0;
  #begunAtDecrease = 0;
  /** Set by a success of a call that began after the last decrease. */
  #hasSucceeded = true;
  /** Share of a place that was gained: all limiters together gain one per round trip. */
  #gained = 0;

  constructor(options: AdaptiveOptions) {
    this.#options = options;
    this.limit = Math.min(options.start, options.most);
    this.#windowStart = options.now();
  }

  begin(): number {
    this.running++;
    return ++this.#begun;
  }

  end(): void {
    this.running--;
    // Those that are woken take their places a little later.
    for (let free = this.limit - this.running; free > 0 && this.waiting.length > 0; free--) this.waiting.shift()?.();
  }

  learn(status: number, begunAs: number): void {
    if (status === 429 || status === 503) {
      if (begunAs > this.#begunAtDecrease) this.#halve();
    } else if (status < 400) {
      if (begunAs > this.#begunAtDecrease) this.#hasSucceeded = true;
      if (++this.#successes >= this.limit) this.#grow();
    }
  }

  /** Learns of a rate limit of another process, or of calls without a response, which count once until calls succeed again. */
  hear(): void {
    if (this.#hasSucceeded) this.#halve();
  }

  #halve(): void {
    this.#begunAtDecrease = this.#begun;
    this.#hasSucceeded = false;
    this.limit = Math.max(1, Math.floor(this.limit / 2));
    this.#isFirstRise = false;
    this.#gained = 0;
    // The earlier rate says nothing about fewer workers.
    this.#lastRate = 0;
    this.#hold = 0;
    this.#newWindow();
  }

  /** Ends a window of as many successes as there are places: one round trip of all of them. */
  #grow(): void {
    const { now, most } = this.#options;
    const rate = this.#successes / Math.max(1, now() - this.#windowStart);
    if (this.#hold > 0) this.#hold--;
    else if (rate < this.#lastRate * GAIN && this.limit > this.#options.start) {
      this.#hold = HOLD_WINDOWS;
      this.#isFirstRise = false;
    } else this.limit = Math.min(most, this.#isFirstRise ? this.limit * 2 : this.limit + this.#gain());
    this.#lastRate = rate;
    this.#newWindow();
  }

  /** Places that this limiter gains in a round trip. */
  #gain(): number {
    this.#gained += 1 / Math.max(1, this.#options.peers?.() ?? 1);
    // Sums of thirds fall a little short of whole numbers.
    const whole = Math.floor(this.#gained + 1e-9);
    this.#gained -= whole;
    return whole;
  }

  #newWindow(): void {
    this.#successes = 0;
    this.#windowStart = this.#options.now();
  }
}

/**
 * Adapts the number of calls at a time to each provider: it doubles at first and then rises by one per round trip while that makes
 * calls faster, and is halved after 429 and 503.
 */
export class AdaptiveLimiter implements Limiter {
  readonly #options: AdaptiveOptions;
  readonly #windows = new Map<string, ProviderWindow>();

  constructor(options: AdaptiveOptions) {
    this.#options = options;
  }

  async acquire(request: LimiterRequest): Promise<Lease> {
    const window = this.#getWindow(request.provider);
    while (window.running >= window.limit) await waitForTurn(window, request.signal);
    const begunAs = window.begin();
    const inner = await this.#options.inner?.acquire(request).catch((error: unknown) => {
      window.end();
      throw error;
    });
    return {
      response: (response) => {
        window.learn(response.status, begunAs);
        inner?.response(response);
      },
      again: async () => inner?.again(),
      end: (end) => {
        window.end();
        inner?.end(end);
      },
    };
  }

  /** Rows to have under way: the calls at a time of the provider that takes most. */
  capacity(): number {
    const limits = [...this.#windows.values()].map(({ limit }) => limit);
    return limits.length === 0 ? Math.min(this.#options.start, this.#options.most) : Math.max(...limits);
  }

  /** Starts no call of a provider for some time. */
  pause(provider: string, ms: number): void {
    const window = this.#getWindow(provider);
    window.pausedUntil = Math.max(window.pausedUntil, this.#options.now() + ms);
  }

  /** Learns of a call that got no response: too many connections look like that. */
  strain(provider: string): void {
    this.#getWindow(provider).hear();
  }

  /** Learns of a rate limit that another process with the same key met. */
  hear({ provider, pauseMs }: RateLimit): void {
    this.#getWindow(provider).hear();
    this.pause(provider, pauseMs);
  }

  /** Time in ms for which a provider is paused. */
  pauseMs(provider: string): number {
    return Math.max(0, (this.#windows.get(provider)?.pausedUntil ?? 0) - this.#options.now());
  }

  /** The providers that were called so far. */
  providers(): readonly string[] {
    return [...this.#windows.keys()];
  }

  #getWindow(provider: string): ProviderWindow {
    const window = this.#windows.get(provider) ?? new ProviderWindow(this.#options);
    this.#windows.set(provider, window);
    return window;
  }
}

function waitForTurn({ waiting }: ProviderWindow, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const go = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(go);
  });
}
