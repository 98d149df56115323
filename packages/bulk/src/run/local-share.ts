import { createLimiter, type LimiterOptions } from '@hubkit/inference';
import type { BulkOptions } from '../contract/options.ts';
import type { RateLimit, SharedLimits } from '../contract/queue.ts';
import { type LocalLimits, openLocalLimits } from '../store/local-limits.ts';
import { sharedLimiter } from './shared-limiter.ts';

/** The limits that a run shares with the other runs of its machine; its own while the file of the limits is not open. */
export interface LocalShare extends SharedLimits {
  open(share: NonNullable<BulkOptions['share']>, hear: (limit: RateLimit) => void): Promise<void>;
  close(): void;
}

/** Creates the shared limits of a run. Their members need no object: they are handed on one by one. */
export function localShare(limits: LimiterOptions | undefined): LocalShare {
  let opened: LocalLimits | undefined;
  const own = limits && createLimiter(limits);
  const shared = limits && sharedLimiter(limits, async (...asked) => opened?.take(...asked) ?? 0);
  return {
    limiter: own && shared && { acquire: (request) => (opened ? shared : own).acquire(request) },
    async open(share, hear) {
      // Without the file, the run finds the limits by itself.
      opened = await openLocalLimits({ ...share, hear, now: Date.now }).catch(() => undefined);
    },
    tell: (limit) => opened?.tell(limit),
    peers: () => opened?.peers() ?? 1,
    close() {
      opened?.close();
      opened = undefined;
    },
  };
}
