/** A request as the gateway reads it, whatever server it came by. */
export interface Incoming {
  readonly method: string;
  /** Path and query, such as `/api/ai/v1/models?x=1`. */
  readonly target: string;
  /** Host and port that the request is for. */
  readonly host: string;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** The value of a header; undefined if it is missing. */
  header(name: string): string | undefined;
  /** Reads the body. Throws a GatewayError if it has more bytes, or takes longer, than allowed. */
  readBytes(maxBytes: number, timeoutMs: number): Promise<Uint8Array>;
  /** The request without its body, for `authorize`. */
  toRequest(): Request;
}

/** The events of a streamed response. */
export interface EventSource {
  /** Waits for text to send; undefined at the end. Never rejects. */
  next(): Promise<string | undefined>;
  /** Ends the stream, because the client has left. */
  cancel(): void;
}

/** A response as the gateway makes it. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array | Blob | ReadableStream<Uint8Array> | EventSource | undefined;
}

/** True for a body that is streamed. */
export function isEvents(body: Outgoing['body']): body is EventSource {
  return typeof body === 'object' && 'next' in body;
}
