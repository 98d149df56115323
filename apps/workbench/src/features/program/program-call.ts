/** A request of a program with its response, as `devtools()` of @hubkit/inference/node wrote it. */
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

/** What a request of a call is for. */
export type RequestPurpose = 'lookup' | 'inference' | 'retry' | 'job' | 'file';

/** A request of a call of the client. */
export interface ListedRequest {
  readonly id: string;
  readonly purpose: RequestPurpose;
  readonly startedAt: number;
  readonly durationMs: number;
  readonly method: string;
  readonly url: string;
  readonly status?: number;
}

/** A call of the client, with its requests: a line of the list of calls. */
export interface ListedCall {
  /** Id of the request that is shown: the last one for inference, or the lookup of a model that was not found. */
  readonly id: string;
  /** Id of the request whose response is the result. */
  readonly resultId: string;
  readonly startedAt: number;
  readonly durationMs: number;
  readonly program: string;
  /** Id of the model on the hub, '' where no request names one. */
  readonly model: string;
  /** A provider; '' for one that no address names. */
  readonly provider: string;
  /** Id of a task of the hub, '' where it is unknown. */
  readonly task: string;
  /** The first words that the model was given. */
  readonly prompt: string;
  /** Tokens in and out, as the provider counted them. */
  readonly tokens?: number;
  /** Why the call failed; absent for one that did not. */
  readonly failure?: string;
  readonly status?: number;
  /** The oldest first. */
  readonly requests: readonly ListedRequest[];
}

/** The calls in the folder of the host, the newest first. */
export interface CallList {
  readonly folder: string;
  readonly calls: readonly ListedCall[];
}
