import type { RunPolicy } from '../../run/execute-run.ts';
import type { FaultSource } from '../../services/emulator-fetch.ts';

/** A way to deal with failures, as options of a call. */
export interface Policy {
  readonly name: string;
  /** The consequence of a failure, in a sentence. */
  readonly about: string;
  /** What happens in turn when a request fails. */
  readonly steps: readonly string[];
  /** The options as code. */
  readonly code: string;
  readonly options: RunPolicy;
}

/** The policies that a prompt is sent with. */
export const POLICIES: readonly Policy[] = [
  {
    name: 'No retry',
    about: 'The first failure is the outcome.',
    steps: ['Request', 'Failure: the call ends'],
    code: 'retry: false',
    options: { retry: false },
  },
  {
    name: 'Default',
    about: 'Up to three attempts, with growing waits, or the wait that the response asks for.',
    steps: ['Request', 'Failure: a wait of up to 500 ms, then up to 1 s', 'Request again, three in all'],
    code: 'three attempts',
    options: {},
  },
  {
    name: 'Quick retries',
    about: 'Up to five attempts, after short waits.',
    steps: [
      'Request',
      'Failure: a wait of up to 50 ms, twice as long each time, or the wait that the response asks for',
      'Request again, five in all',
    ],
    code: 'retry: { attempts: 5, baseMs: 50 }',
    options: { retry: { attempts: 5, baseMs: 50 } },
  },
  {
    name: 'Other provider',
    about: 'The next provider of the model gets the request at once.',
    steps: ['Request to the first provider', 'Failure: no wait', 'Request to the next provider, until one answers'],
    code: 'failover: true, retry: false',
    options: { retry: false, failover: { on: { interrupted: true } } },
  },
];

/** A fault that strikes the first requests of a run to a provider. */
export function readStrikes(name: string, count: number): FaultSource & { readonly hasStruck: () => boolean } {
  let struck = 0;
  return {
    fault: () => (struck < count ? { name, target: 'provider', times: 'always' } : undefined),
    onStruck: () => {
      struck += 1;
    },
    hasStruck: () => struck > 0,
  };
}
