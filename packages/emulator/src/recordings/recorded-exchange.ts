import type { JsonObject } from '../contract/json.ts';

/** Bytes of a recording: text, or base64 for binary data. */
export type RecordedBytes = { readonly text: string } | { readonly base64: string };

/** A file of a recording, as clients write it: one request with its response. */
export interface RecordedExchange {
  readonly version: 1;
  readonly request: { readonly method: string; readonly url: string; readonly body?: JsonObject };
  /** Absent for a connection that failed. */
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly chunks: readonly (RecordedBytes & { readonly afterMs: number })[];
  };
}
