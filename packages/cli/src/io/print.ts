import { CliError, OutputClosedError } from '../command-line/errors.ts';
import { describeReason } from './file-error.ts';
import type { Io, Output } from './io.ts';

const closedCodes = new Set(['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ECONNRESET']);

/**
 * Writes to standard output and waits until it is consumed: a slow reader slows down the request. At a terminal, control sequences
 * other than colors are made visible, as names and texts of others may be in any line.
 */
export function print(io: Io, chunk: string | Uint8Array): Promise<void> {
  return write(io.stdout, io.stdout.isTTY && typeof chunk === 'string' ? inertButColors(chunk) : chunk);
}

/** Writes untrusted text, such as a model's answer. At a terminal, control sequences are made visible, colors as well. */
export function printText(io: Io, text: string): Promise<void> {
  return print(io, io.stdout.isTTY ? inert(text) : text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this replaces.
const CONTROLS = /[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/g;

/**
 * Makes the control characters of a text visible, except for line breaks and tabs; also those that turn the direction of writing, and a
 * carriage return without a line feed, by which a text could overwrite its line.
 */
export function inert(text: string): string {
  return text.replaceAll(CONTROLS, (char) => {
    const code = char.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape begins the sequences of colors.
const COLOR = /(\u001b\[(?:[0-47]|9|[2-4]\d|9[0-7])m)/;

/** Makes control characters visible, except for the colors in which this program prints. */
function inertButColors(text: string): string {
  // The separators are kept, at odd indexes.
  return text
    .split(COLOR)
    .map((part, index) => (index % 2 === 0 ? inert(part) : part))
    .join('');
}

/** Writes a message for the user to standard error; results go to standard output. Control sequences other than colors are made visible. */
export async function note(io: Io, line: string): Promise<void> {
  try {
    await write(io.stderr, `${inertButColors(line)}\n`);
  } catch {
    // With standard error closed or on a full disk, messages are dropped.
  }
}

function write(output: Output, chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(chunk, (error) => {
      if (error) reject(outputError(error));
      else resolve();
    });
  });
}

/** The error of a command whose output cannot be written: the pipe is closed, or the disk is full. */
export function outputError(cause: unknown): CliError {
  if (isClosed(cause)) return new OutputClosedError({ cause });
  return new CliError(`Cannot write to standard output: ${describeReason(cause)}.`, { cause });
}

/** Returns true for errors of a closed pipe. */
function isClosed(error: unknown): boolean {
  return closedCodes.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
