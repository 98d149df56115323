import type { Job } from '@hubkit/inference';

/** A row of the input: its columns by name. */
export type Row = Readonly<Record<string, unknown>>;

/** A row and where it was read. */
export interface InputRow {
  readonly row: Row;
  /** Number of its line in the file, or of the row where the input has no lines; from 1. */
  readonly line: number;
}

/** A row whose call is to be made. */
export interface ClaimedRow extends InputRow {
  /** Number of the row in the run, from 1. */
  readonly seq: number;
  /** Requests that were made for the row before, those of earlier processes included. */
  readonly tries: number;
  /** Failures that count against the attempts of the row: rate limits and outages of a provider do not. */
  readonly failures: number;
  /** Job that an earlier process submitted for the row. */
  readonly job?: Job;
}

/** The final result of a row. */
export type RowResult = DoneRow | DeadRow;

/** A row that has its output. */
export interface DoneRow {
  readonly type: 'done';
  readonly seq: number;
  /** Place in the order of the results, to read on after it. */
  readonly position: number;
  readonly line: number;
  readonly row: Row;
  /** The text of a chat answer, the parsed value of one with a schema, otherwise the result of the task. */
  readonly output: unknown;
  /** Reasoning beside the text of a chat answer. */
  readonly reasoning?: string;
}

/** A row that failed for good. */
export interface DeadRow {
  readonly type: 'dead';
  readonly seq: number;
  /** Place in the order of the results, to read on after it. */
  readonly position: number;
  readonly line: number;
  readonly row: Row;
  readonly error: RowError;
}

/** The last failure of a row. */
export interface RowError {
  readonly code: FailureCode;
  readonly message: string;
}

/**
 * Kinds of failures:
 *
 * | code | failure | tried again |
 * |---|---|---|
 * | `rate-limit` | 429 | yes, after `Retry-After`; does not count as an attempt |
 * | `unavailable` | the breaker of the provider is open, no request was sent | yes, after its cooldown; does not count as an attempt |
 * | `connection` | a refused or broken connection | yes |
 * | `timeout` | a timeout elapsed, or 408 | yes |
 * | `server-error` | 5xx, 409, 425 | yes |
 * | `malformed` | an undocumented form of response, or a failed job | yes |
 * | `schema` | an answer that still does not match the schema after one repair | no |
 * | `rejected` | any other error response | no |
 * | `not-found` | 404, 410 | no |
 * | `forbidden` | 403: this row, or the key for all of them | no; if the first rows all have it, the run stops |
 * | `unauthorized`, `payment` | 401; an account without credit: 402, or 429 with such a code | no: the run stops, as every other row would fail, too |
 * | `lost` | the process ended five times while the row was called; after three it was called alone | no |
 * | `input` | invalid arguments, an unreadable file | no |
 * | `template` | the template or map function failed | no |
 */
export type FailureCode =
  | 'rate-limit'
  | 'unavailable'
  | 'connection'
  | 'timeout'
  | 'server-error'
  | 'malformed'
  | 'schema'
  | 'rejected'
  | 'not-found'
  | 'forbidden'
  | 'unauthorized'
  | 'payment'
  | 'lost'
  | 'input'
  | 'template';
