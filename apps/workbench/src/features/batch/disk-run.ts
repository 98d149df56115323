import type { FailureCount, ListedBatch, ListedRow, NumberedMoment } from '@hubkit/bulk';

/** A run in the folder of the host, in a list. */
export interface RunSummary {
  /** Name of its output file. */
  readonly name: string;
  readonly rows: number;
  readonly done: number;
  readonly dead: number;
  /** Time of its last sign of life in ms since 1970. */
  readonly at: number;
  readonly state: RunState;
  readonly model?: string;
}

/** `left` is a run with rows to do on which no process works. */
export type RunState = 'running' | 'paused' | 'waiting' | 'stopping' | 'left' | 'over';

/** News of a run, sent once a second after a change. */
export interface RunNews {
  readonly state: RunState;
  /** Moments since the last news; all that are kept with the first. */
  readonly moments: readonly NumberedMoment[];
  /** Failures, the most frequent first. */
  readonly failures: readonly FailureCount[];
  /** Batches at the provider. */
  readonly batches: readonly ListedBatch[];
  /** Settings of the run by name: task, model, prompt. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Path of the file with the answers. */
  readonly path: string;
  /** Set for a run of this page, which the host can resume. */
  readonly start?: RunStart;
}

/** Rows that are asked for. */
export interface RowSearch {
  readonly state?: ListedRow['state'] | undefined;
  readonly code?: string | undefined;
  readonly q?: string | undefined;
}

/** A run to be started from a file of the page. */
export interface NewRun {
  /** Name of the file, whose extension is its format. */
  readonly file: string;
  /** Its text; undefined for a file that the host has already. */
  readonly text?: string;
  readonly service: string;
  /** Token of the service; the host keeps it in memory only. */
  readonly token?: string;
  readonly model: string;
  readonly provider?: string;
  readonly prompt: string;
  readonly system?: string;
  /** Arguments of every call. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** Name of the run, from which that of its files is made. @default that of the file */
  readonly name?: string;
  /** Prices in USD of a million tokens by provider, for calls whose provider reports no cost. */
  readonly prices?: Readonly<Record<string, { readonly input: number; readonly output: number }>>;
  /** Calls only the first 20 rows. */
  readonly isTrial: boolean;
  /** Most that the run may cost, as far as providers report costs. */
  readonly maxCost?: number;
}

/** A run as the page has started it, with its rows where they are few enough for a form. The host keeps no token. */
export type RunStart = Omit<NewRun, 'token'>;
