import type { Clock } from '../../../contract/clock.ts';
import { InputError } from '../../../contract/errors.ts';
import type { Limiter, LimiterRequest, ProviderLimits } from '../../../contract/limiter.ts';
import { onAbort } from '../../../transport/on-abort.ts';
import { ProviderPace } from './provider-pace.ts';

/** Limits by provider: its id, or the origin of an endpoint. `default` is for all others. */
export type LimiterOptions = Readonly<Record<string, ProviderLimits>>;

interface Waiting {
  readonly request: LimiterRequest;
  readonly isNew: boolean;
  readonly go: () => void;
}

/** Names of all limits. */
const NAMES: readonly string[] = ['requestsPerMinute', 'tokensPerMinute', 'concurrency'];

const PLATFORM: Clock = {
  now: () => performance.now(),
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (timer) => clearTimeout(timer as number),
};

/**
 * Creates a limiter. Calls beyond the limits of a provider wait in the order in which they came. It obeys the rate-limit
 * headers of responses, and halves the rate of a provider that responds with 429, to raise it again slowly.
 *
 * @example
 * ```ts
 * const limiter = createLimiter({ groq: { requestsPerMinute: 30, tokensPerMinute: 6000 }, default: { concurrency: 8 } });
 * const client = new InferenceClient(process.env.HF_TOKEN, { limiter });
 * ```
 */
export function createLimiter(limits: LimiterOptions = {}): Limiter {
  checkLimits(limits);
  const queues = new Map<string, ProviderQueue>();
  return {
    async acquire(request) {
      const { provider, clock = PLATFORM } = request;
      const known = Object.hasOwn(limits, provider) ? limits[provider] : limits.default;
      const queue = queues.get(provider) ?? new ProviderQueue(known ?? {}, clock);
      queues.set(provider, queue);
      await queue.wait(request, true);
      let isOver = false;
      return {
        response: (response) => queue.learn(response),
        again: () => queue.wait(request, false),
        end(end) {
          if (isOver) return;
          isOver = true;
          queue.finish(request.tokens, end?.tokens);
        },
      };
    },
  };
}

/** Throws for limits that would limit nothing: those of no provider, misspelled ones, and what is no positive number. */
function checkLimits(limits: LimiterOptions): void {
  for (const [provider, given] of Object.entries(limits)) {
    if (typeof given !== 'object' || given === null) {
      throw new InputError(
        `createLimiter takes limits by provider: { default: { ${provider}: … } } limits all of them.`,
      );
    }
    for (const [name, value] of Object.entries(given)) {
      if (!NAMES.includes(name)) {
        throw new InputError(`createLimiter: ${provider}.${name} does not exist; there are ${NAMES.join(', ')}.`);
      }
      if (value === undefined || (typeof value === 'number' && value > 0)) continue;
      throw new InputError(`createLimiter: ${provider}.${name} has to be a positive number.`);
    }
  }
}

/** The calls that wait for one provider, in the order in which they came. */
class ProviderQueue {
  readonly #pace: ProviderPace;
  readonly #clock: Clock;
  readonly #concurrency: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #timer: unknown;

  constructor(limits: ProviderLimits, clock: Clock) {
    this.#pace = new ProviderPace(limits, clock);
    this.#clock = clock;
    this.#concurrency = limits.concurrency ?? Infinity;
  }

  /** Waits for a turn. A retry has its place among the calls at a time already, and goes before calls that are new. */
  wait(request: LimiterRequest, isNew: boolean): Promise<void> {
    const { signal } = request;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const leave = () => {
        const at = this.#waiting.indexOf(waiting);
        if (at < 0) return;
        this.#waiting.splice(at, 1);
        reject(signal?.reason);
        this.#proceed();
      };
      const forget = signal && onAbort(signal, leave);
      const go = () => {
        forget?.();
        resolve();
      };
      const waiting = { request, isNew, go };
      if (isNew) this.#waiting.push(waiting);
      else this.#waiting.unshift(waiting);
      this.#proceed();
    });
  }

  learn(response: Pick<Response, 'status' | 'headers'>): void {
    this.#pace.learn(response);
    this.#proceed();
  }

  finish(estimated: number, used: number | undefined): void {
    this.#running--;
    if (used !== undefined) this.#pace.correct(estimated - used);
    this.#proceed();
  }

  /** Lets calls go as long as the limits allow, and sets a timer for the next one. */
  #proceed(): void {
    this.#clock.clear(this.#timer);
    this.#timer = undefined;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      if (next.isNew && this.#running >= this.#concurrency) return;
      const waitMs = this.#pace.take(next.request.tokens);
      if (waitMs > 0) {
        this.#timer = this.#clock.set(() => this.#proceed(), Math.ceil(waitMs));
        return;
      }
      this.#waiting.shift();
      if (next.isNew) this.#running++;
      next.go();
    }
  }
}
