import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../src/io/io.ts';

export interface FakeIoOptions {
  /** Piped input. Without it, standard input is a terminal without input. */
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** @default 'pipe' with `stdin`, else 'none' */
  readonly stdinForm?: Io['stdinForm'];
  /** Standard output and error are a terminal. */
  readonly isTerminal?: boolean;
  /** Called with each piece written to standard output. */
  readonly onOutput?: (text: string) => void;
}

export interface FakeIo {
  readonly io: Io;
  /** Ctrl-C and closed pipes. */
  readonly controller: AbortController;
  /** To type at a terminal. */
  readonly keyboard: PassThrough;
  readonly out: () => string;
  readonly outBytes: () => Buffer;
  readonly err: () => string;
}

/** An in-memory `Io`. No network unless `fetch` is given. */
export function fakeIo(options: FakeIoOptions = {}): FakeIo {
  const { stdin, env = {}, cwd = process.cwd(), fetch = noFetch, isTerminal = false, onOutput } = options;
  const controller = new AbortController();
  const keyboard = new PassThrough();
  if (stdin === undefined) Object.assign(keyboard, { isTTY: true });
  else keyboard.end(stdin);
  const stdout = sink(isTerminal, onOutput);
  const stderr = sink(isTerminal);
  const io: Io = {
    stdin: keyboard,
    stdinForm: options.stdinForm ?? (stdin === undefined ? 'none' : 'pipe'),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    cwd,
    fetch,
    now: () => performance.now(),
    signal: controller.signal,
  };
  const outBytes = () => Buffer.concat(stdout.chunks);
  return {
    io,
    controller,
    keyboard,
    out: () => outBytes().toString(),
    outBytes,
    err: () => String(Buffer.concat(stderr.chunks)),
  };
}

function sink(isTTY: boolean, onOutput?: (text: string) => void) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      onOutput?.(chunk.toString());
      done();
    },
  });
  return { chunks, stream: Object.assign(stream, { isTTY, columns: 100 }) };
}

const noFetch: typeof globalThis.fetch = (input) => {
  throw new Error(`a test asked for ${String(input instanceof Request ? input.url : input)}`);
};
