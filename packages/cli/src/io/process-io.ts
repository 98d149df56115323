import { constants } from 'node:os';
import { EXIT, InterruptError, OutputClosedError } from '../command-line/errors.ts';
import type { Io } from './io.ts';
import { isClosed } from './print.ts';

/** The process as an `Io`: Ctrl-C, a polite kill and a closed pipe become its signal. */
export function processIo(): Io {
  const controller = new AbortController();
  process.on('SIGINT', () => {
    // The second Ctrl-C means it.
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort(new InterruptError());
  });
  for (const name of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      controller.abort(new InterruptError());
      process.exitCode = 128 + constants.signals[name];
    });
  }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!isClosed(error)) throw error;
      if (stream === process.stdout) controller.abort(new OutputClosedError({ cause: error }));
    });
  }
  return {
    // Opened by those who read it: opening it costs time and may change the terminal.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    fetch: globalThis.fetch,
    now: () => performance.now(),
    signal: controller.signal,
  };
}
