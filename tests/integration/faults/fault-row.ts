import type { FaultSpec } from '@hubkit/emulator';
import type { CallOptions } from '@hubkit/inference';

/** A fault of the emulator, struck in a chat, and what the caller has to see of it. */
export interface LiveFault {
  /** Name and parameters of the fault, as `emulator.inject` takes them. */
  readonly fault: FaultSpec;
  /** Number of requests that the fault strikes. @default all */
  readonly times?: number;
  readonly isStream?: boolean;
  /** Timeouts that the fault runs into, in ms. @default those of the client */
  readonly timeouts?: {
    readonly headersMs?: number;
    readonly firstContentMs?: number;
    readonly idleMs?: number;
    readonly totalMs?: number;
  };
  /** Number of attempts of the call. @default 1 */
  readonly attempts?: number;
  /** Options of the call beside these. */
  readonly options?: Pick<CallOptions, 'failover'>;
  /** Members of the error that the caller observes, or `answer`. */
  readonly observed: string;
  /** Part of the message of the error. */
  readonly message?: string;
}

/** A test elsewhere that holds a row: the path of its file, and its title there. */
export type PointedTest = readonly [file: string, title: string];

/** A kind of fault, with the faults injected here and the tests elsewhere that cover it. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  readonly live?: readonly LiveFault[];
  readonly tests?: readonly PointedTest[];
  /** Reason why the client is not responsible for this fault. */
  readonly elsewhere?: string;
}

/** Files of tests that rows point at. */
export const INFERENCE = 'packages/inference/test';
export const RETRY = `${INFERENCE}/retry.test.ts`;
export const MEDIA = `${INFERENCE}/media.test.ts`;
export const PARSER = 'packages/inference/src/response/event-parser.test.ts';
export const CONNECTION = `${INFERENCE}/connection-faults.test.ts`;
export const LONG = 'tests/integration/long-faults.slow.test.ts';
export const FAILOVER = `${INFERENCE}/failover.test.ts`;

/** Makes faults that a stream has to survive. */
export const answers = (...faults: readonly FaultSpec[]): readonly LiveFault[] =>
  faults.map((fault) => ({ fault, isStream: true, observed: 'answer' }));
