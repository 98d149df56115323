import { createLimiter, type Limiter, type LimiterOptions } from '@hubkit/inference';
import type { BulkOptions } from '../contract/options.ts';
import type { RateLimit, SharedLimits } from '../contract/queue.ts';
import { type LocalLimits, openLocalLimits } from '../store/local-limits.ts';
import { sharedLimiter } from './shared-limiter.ts';

/** The limits that a run shares with the other runs of its machine; its own while the file of the limits is not open. */
export class LocalShare implements SharedLimits {
  readonly limiter: Limiter | undefined;
  #limits: LocalLimits | undefined;

  constructor(limits: LimiterOptions | undefined) {
    if (!limits) return;
    const own = createLimiter(limits);
    const shared = sharedLimiter(limits, async (...asked) => this.#limits?.take(...asked) ?? 0);
    this.limiter = { acquire: (request) => (this.#limits ? shared : own).acquire(request) };
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
