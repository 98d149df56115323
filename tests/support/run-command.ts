import { PassThrough, Writable } from 'node:stream';
import { type Io, main } from '@hubkit/cli';

/** Settings of a command that runs in this process. */
export interface CommandSettings {
  readonly cwd: string;
  readonly fetch: typeof globalThis.fetch;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `hubkit` without a terminal and without input, and returns its exit code and its output. */
export async function runCommand(
  args: readonly string[],
  { cwd, fetch, env = {} }: CommandSettings,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const stdin = new PassThrough();
  stdin.end();
  const [stdout, stderr] = [sink(), sink()];
  const io: Io = {
    stdin,
    stdinForm: 'none',
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    cwd,
    fetch,
    now: () => performance.now(),
    signal: new AbortController().signal,
  };
  const code = await main(args, io);
  return { code, out: stdout.text(), err: stderr.text() };
}

function sink() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}
