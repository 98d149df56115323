import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
export type Input = Readable & { readonly isTTY?: boolean | undefined };
/** A stream that is written to and may be a terminal; `columns` is its width. */
export type Output = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

/** `none` is a terminal, `/dev/null` or a closed descriptor: there is nothing to read. */
export type StdinForm = 'none' | 'file' | 'pipe' | 'socket';

/** The environment of a command: streams, variables, network and clock. Tests replace it instead of starting a process. */
export interface Io {
  readonly stdin: Input;
  /** Form of standard input: a `file` or `pipe` ends by itself; a `socket` (the pipe of a Node program) may be left open. */
  readonly stdinForm: StdinForm;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that file names are relative to. */
  readonly cwd: string;
  readonly fetch: typeof globalThis.fetch;
  /** Monotonic time in ms. */
  readonly now: () => number;
  /** Aborts on Ctrl-C, with an `InterruptError` as its reason, or when standard output is closed. */
  readonly signal: AbortSignal;
}
