import { FAILOVER, type FaultRow, INFERENCE } from './fault-row.ts';

/** Providers: their mapping, breaker and failover. */
export const PROVIDER_FAULTS: readonly FaultRow[] = [
  {
    row: 60,
    fault: 'the mapping is away',
    tests: [
      [`${INFERENCE}/mapping.test.ts`, 'helps out while the hub is away, but not when it says no'],
      [
        `${INFERENCE}/resolve.test.ts`,
        'passes over providers it does not know, other tasks, and those that failed their health check',
      ],
    ],
  },
  {
    row: 61,
    fault: 'breaker',
    tests: [
      [FAILOVER, 'opens after hard failures, sends no request while open, probes once after the cooldown, and closes'],
    ],
  },
  {
    row: 62,
    fault: 'failover',
    tests: [
      [FAILOVER, 'goes to the next provider after %i'],
      [FAILOVER, 'stays with its provider after its first token'],
    ],
  },
];
