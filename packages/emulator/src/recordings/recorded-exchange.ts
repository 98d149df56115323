/** Bytes of a recording: text, or base64 for binary data. */
export type RecordedBytes = { readonly text: string } | { readonly base64: string };

/** Body of a recorded request. */
export type RecordedBody =
  | { readonly json: unknown }
  | RecordedBytes
  | { readonly form: readonly (readonly [name: string, value: RecordedBody])[] };

/** A recorded response; `afterMs` is the time from the request to a chunk. */
export interface RecordedResponse {
  readonly status: number;
  readonly statusText?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly chunks: readonly (RecordedBytes & { readonly afterMs: number })[];
  /** The end of an incomplete body. */
  readonly end?: 'cancelled';
}

/** A file of a recording, as clients write it: one request with its response. */
export interface RecordedExchange {
  readonly version: 1;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: RecordedBody;
  };
  /** Absent for a connection that failed. */
  readonly response?: RecordedResponse;
}
