import type { Moment } from './moment.ts';
import type { Row, RowError } from './row.ts';
import type { StoredRow } from './store.ts';

/** Rows that are asked for; all conditions hold. */
export interface RowQuery {
  readonly state?: StoredRow['state'] | undefined;
  /** Kind of failure. */
  readonly code?: string | undefined;
  /** Text in the columns or the output, in capital or small letters. */
  readonly text?: string | undefined;
}

/** A part of the rows of a run. */
export interface RowPage {
  /** Number of rows that fit the query. */
  readonly count: number;
  readonly rows: readonly ListedRow[];
}

/** A row without its requests. */
export interface ListedRow {
  readonly seq: number;
  readonly line: number;
  readonly state: StoredRow['state'];
  readonly row: Row;
  readonly output?: unknown;
  readonly error?: RowError;
  /** Duration of the last request in ms. */
  readonly ms?: number;
  /** Cost of all requests in US dollars, as far as it is known. */
  readonly cost?: number;
}

/** A batch at a provider with the number of its rows without an outcome. */
export interface ListedBatch {
  readonly key: string;
  /** Missing while it is not submitted. */
  readonly remoteId?: string;
  readonly rows: number;
}

/** A moment with its number. */
export interface NumberedMoment extends Moment {
  readonly n: number;
}

/** Reads a run that another process may be working on. */
export interface RunReader {
  /** Moments after number `after`, in order; each with its number. At most some hundreds are kept, older ones with gaps. */
  moments(after: number): readonly NumberedMoment[];
  /** Rows in the order of the input, from the one at `offset` on. */
  list(query: RowQuery, offset: number, limit: number): RowPage;
  /** Batches whose results are not recorded yet. */
  batches(): readonly ListedBatch[];
  close(): void;
}
