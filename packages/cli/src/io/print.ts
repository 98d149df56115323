import { OutputClosedError } from '../command-line/errors.ts';
import type { Io, Output } from './io.ts';

const closedCodes = new Set(['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ECONNRESET']);

/** Writes to standard output and waits until it is taken, so that a slow reader slows the answer down. */
export function print(io: Io, chunk: string | Uint8Array): Promise<void> {
  return write(io.stdout, chunk);
}

/** Writes text that others made, such as a model's answer; at a terminal it cannot move the cursor or change settings. */
export function printText(io: Io, text: string): Promise<void> {
  return print(io, io.stdout.isTTY ? inert(text) : text);
}

/** The text with its control characters, except for line ends and tabs, made visible. */
export function inert(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters that are looked for.
  return text.replaceAll(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u009f]/g, (char) => {
    const code = char.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
}

/** Writes a line for the person at the terminal; what the command is for goes to standard output. */
export async function note(io: Io, line: string): Promise<void> {
  try {
    await write(io.stderr, `${line}\n`);
  } catch (error) {
    // With standard error gone there is nobody left to tell.
    if (!(error instanceof OutputClosedError)) throw error;
  }
}

function write(output: Output, chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(chunk, (error) => {
      if (!error) resolve();
      else if (isClosed(error)) reject(new OutputClosedError({ cause: error }));
      else reject(error);
    });
  });
}

/** Returns true for errors of a pipe whose other end is closed. */
export function isClosed(error: unknown): boolean {
  return closedCodes.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
