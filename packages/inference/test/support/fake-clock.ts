import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../src/index.ts';
import { PROVIDER_REGISTRY } from '../../src/providers/provider-registry.gen.ts';
import { loadFailureHandling } from '../../src/transport/deferred-error.ts';

// Code that is loaded late takes real time, which a clock that only moves when told to would miss: that of providers, that
// of failures, those of jobs and addresses included, that which resumes jobs, and that of calls which are watched or have several targets.
await Promise.all([...Object.values(PROVIDER_REGISTRY).map(({ load }) => load()), loadFailureHandling()]);
await Promise.all([
  import('../../src/call/jobs/stored-job.ts'),
  import('../../src/call/policies/pass-policies.ts'),
  import('../../src/call/jobs/create-job.ts'),
  import('../../src/call/jobs/job-error.ts'),
  import('../../src/binary/check-address.ts'),
  import('../../src/request/check-inputs.ts'),
  import('../../src/request/read-message-files.ts'),
  import('../../src/transport/report-request.ts'),
]);

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that advances only on demand. */
export interface FakeClock extends Clock {
  /** Timers that are set. */
  readonly pending: number;
  /** Lets everything happen that happens within a while, in order. */
  advance(ms: number): Promise<void>;
  /** Jumps from timer to timer, and waits where there is none, until the promise is settled. */
  finish<T>(promise: Promise<T>): Promise<T>;
}

/** A clock that starts at 0. Between two timers it gives the platform some rounds of its event loop, to read bodies. */
export function createFakeClock(rounds = 5): FakeClock {
  const timers = new Set<Timer>();
  let now = 0;
  const settle = async () => {
    for (let round = 0; round < rounds; round++) await setImmediate();
  };
  const fireNext = async (until: number, isOver = () => false): Promise<boolean> => {
    await settle();
    if (isOver()) return false;
    const [next] = [...timers].sort((a, b) => a.at - b.at);
    if (!next || next.at > until) return false;
    timers.delete(next);
    now = next.at;
    next.callback();
    return true;
  };
  return {
    now: () => now,
    set(callback, delayMs) {
      const timer = { at: now + delayMs, callback };
      timers.add(timer);
      return timer;
    },
    clear: (timer) => void timers.delete(timer as Timer),
    get pending() {
      return timers.size;
    },
    async advance(ms) {
      const until = now + ms;
      while (await fireNext(until));
      now = until;
      await settle();
    },
    async finish(promise) {
      let isSettled = false;
      const note = () => {
        isSettled = true;
      };
      promise.then(note, note);
      await settle();
      // Without a timer, code is still being loaded or a body read, which takes real time.
      while (!isSettled) if (!(await fireNext(Number.POSITIVE_INFINITY, () => isSettled))) await setImmediate();
      return promise;
    },
  };
}
