import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
export type Input = Readable & { readonly isTTY?: boolean | undefined };
export type Output = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

/** All that a command may touch of the outside world, so that a test needs no process. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder against which file names are read. */
  readonly cwd: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since some fixed moment; never goes back. */
  readonly now: () => number;
  /** Aborts on Ctrl-C, with an `InterruptError` as its reason, or when nobody reads standard output any more. */
  readonly signal: AbortSignal;
}
