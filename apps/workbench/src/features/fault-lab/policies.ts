import type { RunPolicy } from '../../run/execute-run.ts';

/** A way to deal with failures, as options of a call. */
export interface Policy {
  readonly name: string;
  /** The options as code. */
  readonly code: string;
  readonly options: RunPolicy;
}

/** The policies that a prompt is sent with. */
export const POLICIES: readonly Policy[] = [
  { name: 'No retry', code: 'retry: false', options: { retry: false } },
  { name: 'Default', code: 'three attempts', options: {} },
  {
    name: 'Quick retries',
    code: 'retry: { attempts: 5, baseMs: 50 }',
    options: { retry: { attempts: 5, baseMs: 50 } },
  },
  {
    name: 'Other provider',
    code: 'failover: true, retry: false',
    options: { retry: false, failover: { on: { interrupted: true } } },
  },
];
