import type { Limiter, LimiterOptions } from '@hubkit/inference';
import type { BulkOptions } from '../contract/options.ts';
import type { RateLimit, SharedLimits } from '../contract/queue.ts';
import { type Allowance, takeFrom } from '../store/allowance.ts';
import { type LocalLimits, openLocalLimits } from '../store/local-limits.ts';
import { sharedLimiter } from './shared-limiter.ts';

/** The limits that a run shares with the other runs of its machine; its own while the file of the limits is not open. */
export class LocalShare implements SharedLimits {
  readonly limiter: Limiter | undefined;
  #limits: LocalLimits | undefined;
  readonly #own = new Map<string, Allowance>();

  constructor(limits: LimiterOptions | undefined) {
    this.limiter =
      limits &&
      sharedLimiter(limits, async (provider, rates, asked) => {
        if (this.#limits) return this.#limits.take(provider, rates, asked);
        const { ms, left } = takeFrom(this.#own.get(provider), rates, asked, Date.now());
        this.#own.set(provider, left);
        return ms;
      });
  }

  async open(share: NonNullable<BulkOptions['share']>, hear: (limit: RateLimit) => void): Promise<void> {
    // Without the file, the run finds the limits by itself.
    this.#limits = await openLocalLimits({ ...share, hear, now: Date.now }).catch(() => undefined);
  }

  tell(limit: RateLimit): void {
    this.#limits?.tell(limit);
  }

  peers(): number {
    return this.#limits?.peers() ?? 1;
  }

  close(): void {
    this.#limits?.close();
    this.#limits = undefined;
  }
}
