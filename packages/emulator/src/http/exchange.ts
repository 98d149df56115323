/** One request and its response, without secrets. */
export interface Exchange {
  readonly id: string;
  /** The value of the request header `x-hubkit-run`, which groups exchanges. */
  readonly run?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The request body, if it is text of at most 64 KiB. */
  readonly requestBody?: string;
  readonly status?: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The first 64 KiB of the response body, if it is text. */
  readonly responseText: string;
  readonly responseBytes: number;
  readonly durationMs?: number;
  /** `aborted`: the client disconnected before the end. `disrupted`: a fault took over the connection. */
  readonly outcome: 'open' | 'completed' | 'aborted' | 'failed' | 'disrupted';
  /** The fault in the response. */
  readonly fault?: string;
  /** The requested fault that did not strike, and the reason. */
  readonly faultSkipped?: string;
}
