import { type Breaker, createBreaker, createLimiter, type LimiterOptions } from '@hubkit/inference';
import type { SharedLimits } from '../contract/queue.ts';
import type { Wait } from '../contract/run.ts';
import { AdaptiveLimiter } from './adaptive-limiter.ts';
import type { Failure } from './failure.ts';

/** Settings of a gate. */
export interface GateOptions {
  /** Rows at a time; `auto` finds out. */
  readonly concurrency: number | 'auto';
  /** Limits of requests and tokens per minute by provider. */
  readonly limits?: LimiterOptions | undefined;
  /** Time in ms between two probes of a provider that is down. */
  readonly outageMs: number;
  /** Number of targets that a call may go to. */
  readonly targets: number;
  /** Limits that other processes with the same key share; in the place of `limits`. */
  readonly shared?: SharedLimits | undefined;
  readonly now: () => number;
}

/** Concurrency with which `auto` starts, and its upper bound. */
const AUTO = { start: 16, most: 512 } as const;
/** Time in ms between two probes, where a run names none. */
export const OUTAGE_MS = 30_000;
/** Pause in ms after a 429 without `Retry-After`. */
const PAUSE_MS = 1000;

/** Decides how many rows may be under way, and when none may start. */
export interface ProviderGate {
  readonly breaker: Breaker;
  readonly limiter: AdaptiveLimiter;
  capacity(): number;
  /** Time in ms until a row may start. */
  waitMs(): number;
  /** Reason for which no row may start, or only one that tries a provider again; undefined if rows start. */
  wait(): Wait | undefined;
  /** True during an outage of a provider. */
  isDown(): boolean;
  learn(failure: Failure): void;
}

/** Creates the gate of a run. */
export function createGate({ concurrency, limits, outageMs, targets, shared, now }: GateOptions): ProviderGate {
  const breaker = createBreaker({ cooldownMs: outageMs });
  const inner = shared ? shared.limiter : limits && createLimiter(limits);
  const range = concurrency === 'auto' ? AUTO : { start: concurrency, most: concurrency };
  const limiter = new AdaptiveLimiter({ ...range, inner, peers: shared && (() => shared.peers()), now });
  /** The last failure of each provider. */
  const failures = new Map<string, string>();
  const computeWait = (provider: string) => Math.max(limiter.pauseMs(provider), breaker.waitMs(provider));
  /** The provider that takes the next row; undefined while one was not tried yet. */
  const nearest = (): string | undefined => {
    const known = [...new Set([...limiter.providers(), ...Object.keys(breaker.states())])];
    if (known.length < targets) return;
    return known.sort((one, other) => computeWait(one) - computeWait(other))[0];
  };
  const failing = () => Object.entries(breaker.states()).filter(([, state]) => state !== 'closed');
  return {
    breaker,
    limiter,
    capacity() {
      // One row probes a provider after an outage; the others would only be turned away.
      return targets === 1 && breakersTripped(breaker) ? 1 : limiter.capacity();
    },
    waitMs() {
      const provider = nearest();
      return provider === undefined ? 0 : computeWait(provider);
    },
    wait() {
      const provider = nearest();
      if (provider === undefined) return;
      const isDown = breaker.state(provider) !== 'closed';
      const ms = computeWait(provider);
      if (!isDown && ms === 0) return;
      const message = failures.get(provider);
      return { reason: isDown ? 'outage' : 'rate-limit', provider, ms, ...(message !== undefined && { message }) };
    },
    isDown: () => failing().length > 0,
    learn({ code, provider, retryAfterMs, message }) {
      // A call that was not sent, as its provider is down, says nothing new.
      if (provider !== undefined && code !== 'unavailable') failures.set(provider, message);
      if (provider !== undefined && (code === 'connection' || code === 'timeout')) limiter.strain(provider);
      if (code !== 'rate-limit' || provider === undefined) return;
      const limit = { provider, pauseMs: retryAfterMs ?? PAUSE_MS };
      // Calls under way together meet one limit.
      if (limiter.pauseMs(provider) === 0) shared?.tell(limit);
      limiter.pause(provider, limit.pauseMs);
    },
  };
}

function breakersTripped(breaker: Breaker): boolean {
  return Object.values(breaker.states()).some((state) => state !== 'closed');
}
