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
}

/** `left` is a run with rows to do on which no process works. */
export type RunState = 'running' | 'paused' | 'waiting' | 'stopping' | 'left' | 'over';

/** A run at a moment. */
export interface RunMoment {
  readonly n: number;
  /** In ms since 1970. */
  readonly at: number;
  readonly state: 'running' | 'paused' | 'waiting' | 'stopping' | 'over';
  readonly rows: number;
  readonly done: number;
  readonly dead: number;
  readonly waiting: number;
  readonly claimed: number;
  readonly requests: number;
  readonly lost: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the provider, usually US dollars. */
  readonly cost: number;
  readonly concurrency: number;
  readonly rowsPerSecond: number;
  readonly rateLimits: number;
  readonly etaMs?: number;
  /** Durations of requests in ms. */
  readonly latency?: { readonly p50: number; readonly p95: number };
  readonly budget?: {
    readonly cost?: number;
    readonly tokens?: number;
    readonly errors?: number | string;
    readonly until?: number;
  };
  readonly workers?: readonly RunWorker[];
}

/** A worker on another machine. */
interface RunWorker {
  readonly id: string;
  readonly host: string;
  readonly capacity: number;
  readonly underWay: number;
}

/** News of a run, sent once a second after a change. */
export interface RunNews {
  readonly state: RunState;
  /** Moments since the last news; all that are kept with the first. */
  readonly moments: readonly RunMoment[];
  /** Failures, the most frequent first. */
  readonly failures: readonly { readonly code: string; readonly count: number; readonly example: string }[];
  /** Batches at the provider. */
  readonly batches: readonly { readonly key: string; readonly remoteId?: string; readonly rows: number }[];
  /** Settings of the run by name: task, model, prompt. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Set for a run of this page, which the host can resume. */
  readonly start?: RunStart;
}

/** Start of a run from this page. */
export interface RunStart {
  readonly input: string;
  readonly isTrial: boolean;
}

/** A row of a run. */
export interface RunRow {
  readonly seq: number;
  readonly line: number;
  readonly state: 'waiting' | 'claimed' | 'done' | 'dead';
  readonly row: Readonly<Record<string, unknown>>;
  readonly output?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A part of the rows that fit a query. */
export interface RunRows {
  readonly count: number;
  readonly rows: readonly RunRow[];
}

/** Rows that are asked for. */
export interface RowSearch {
  readonly state?: RunRow['state'] | undefined;
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
  /** Calls only the first 20 rows. */
  readonly isTrial: boolean;
  /** Most that the run may cost, as far as providers report costs. */
  readonly maxCost?: number;
}
