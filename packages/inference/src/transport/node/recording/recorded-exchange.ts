/** A request or a part of a response body: text where it is text, base64 otherwise. */
export type RecordedBytes = { readonly text: string } | { readonly base64: string };

/** A part of a response, with the time since its request began. */
export type RecordedChunk = RecordedBytes & { readonly afterMs: number };

/** Body of a recorded request. */
export type RecordedBody =
  | { readonly json: unknown }
  | RecordedBytes
  | { readonly form: readonly (readonly [name: string, value: RecordedBody])[] };

/** The request of an exchange, without credentials. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RecordedBody;
}

/** A file of a recording: one request with its response, or with the failure of the connection. */
export interface RecordedExchange {
  readonly version: 1;
  readonly request: RecordedRequest;
  readonly response?: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly chunks: readonly RecordedChunk[];
    /** The end of a body that did not come to its own: the reader left, or the connection broke. */
    readonly end?: 'cancelled' | 'broken';
  };
  /** The failure of a connection before there was a response. */
  readonly error?: { readonly message: string; readonly code?: string };
}

/** Writes bytes as text where they are UTF-8 text. */
export function recordBytes(bytes: Uint8Array): RecordedBytes {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') };
  }
}

/** Returns recorded bytes. */
export function decodeBytes(recorded: RecordedBytes): Uint8Array {
  return 'text' in recorded
    ? new TextEncoder().encode(recorded.text)
    : new Uint8Array(Buffer.from(recorded.base64, 'base64'));
}
