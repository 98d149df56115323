/** A call of a program, as `devtools()` of @hubkit/inference/node wrote it. */
export interface ProgramCall {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Path of the program. */
  readonly program: string;
  readonly pid: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly body?: { readonly json?: unknown; readonly text?: string };
  };
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly chunks: readonly { readonly afterMs: number; readonly text?: string; readonly base64?: string }[];
    readonly end?: 'cancelled' | 'broken';
  };
  readonly error?: { readonly message: string; readonly code?: string };
}

/** A line of the list of calls. */
export interface ListedCall {
  readonly id: string;
  readonly startedAt: number;
  readonly program: string;
  readonly method: string;
  readonly url: string;
  readonly model?: string;
  readonly status?: number;
  /** Failure of the connection. */
  readonly failure?: string;
  readonly durationMs: number;
}

/** The calls in the folder of the host, the newest first. */
export interface CallList {
  readonly folder: string;
  readonly calls: readonly ListedCall[];
}
