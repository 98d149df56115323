import type { RunPolicy } from '../../run/execute-run.ts';
import type { FaultSource } from '../../services/emulator-fetch.ts';

/** A way to deal with failures, as options of a call. */
export interface Policy {
  readonly name: string;
  /** The consequence of a failure, in a sentence. */
  readonly about: string;
  /** The options as code. */
  readonly code: string;
  readonly options: RunPolicy;
}

/** The policies that a prompt is sent with. */
export const POLICIES: readonly Policy[] = [
  {
    name: 'No retry',
    about: 'The first failure is the outcome.',
    code: 'retry: false',
    options: { retry: false },
  },
  {
    name: 'Default',
    about: 'Up to three attempts, with growing waits, or the wait that the response asks for.',
    code: 'three attempts',
    options: {},
  },
  {
    name: 'Quick retries',
    about: 'Up to five attempts, after short waits.',
    code: 'retry: { attempts: 5, baseMs: 50 }',
    options: { retry: { attempts: 5, baseMs: 50 } },
  },
  {
    name: 'Other provider',
    about: 'The next provider of the model gets the request at once.',
    code: 'failover: true, retry: false',
    options: { retry: false, failover: { on: { interrupted: true } } },
  },
];

/** A fault that strikes the first requests of a run to a provider. */
export function readStrikes(name: string, count: number): FaultSource {
  let left = count;
  return {
    fault: () => (left > 0 ? { name, target: 'provider', times: 'always' } : undefined),
    onStruck: () => {
      left -= 1;
    },
  };
}
