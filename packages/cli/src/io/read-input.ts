import { type FileHandle, open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { CliError, UsageError } from '../command-line/errors.ts';
import { describeReason } from './file-error.ts';
import type { Io } from './io.ts';
import { isJsonValue } from './is-json-value.ts';
import { note } from './print.ts';

/** Silence of standard input in ms, after which a note says what is being waited for. */
const PATIENCE_MS = 3000;

/** Reads all of standard input. Ctrl-C stops waiting; a note says after 3 s of silence what is being waited for. */
export async function readStdin(io: Io, patienceMs = PATIENCE_MS): Promise<Uint8Array<ArrayBuffer>> {
  if (io.stdin.isTTY)
    throw new UsageError('Standard input is a terminal. Pass the text as an argument, or pipe it in.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdinChunks(io, patienceMs)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Standard input as a stream of bytes, with the note of `readStdin`. */
export function openStdin(io: Io, patienceMs = PATIENCE_MS): Readable {
  return Readable.from(stdinChunks(io, patienceMs), { objectMode: false });
}

async function* stdinChunks(io: Io, patienceMs: number): AsyncGenerator<Uint8Array> {
  const stop = () => void io.stdin.destroy(io.signal.reason);
  io.signal.throwIfAborted();
  io.signal.addEventListener('abort', stop, { once: true });
  let isNoted = false;
  const startTimer = () =>
    setTimeout(() => {
      if (!isNoted) void note(io, WAITING);
      isNoted = true;
    }, patienceMs);
  let timer = startTimer();
  try {
    for await (const chunk of io.stdin) {
      clearTimeout(timer);
      yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      timer = startTimer();
    }
  } finally {
    clearTimeout(timer);
    io.signal.removeEventListener('abort', stop);
  }
}

const WAITING =
  'hubkit: waiting for standard input, which is open but silent; `< /dev/null` behind the command says that there is none';

/**
 * Reads standard input beside other input: empty if there is none. Programs of Node leave the socket of a child process open;
 * one that is silent for 3 s is left out, with a note.
 */
export async function readGivenStdin(io: Io, patienceMs = PATIENCE_MS): Promise<Uint8Array<ArrayBuffer>> {
  if (io.stdinForm === 'none') return new Uint8Array();
  if (io.stdinForm === 'socket' && !(await hasInput(io, patienceMs))) {
    await note(io, `hubkit: nothing came from standard input within ${patienceMs / 1000} s, so it is left out`);
    io.stdin.destroy();
    return new Uint8Array();
  }
  return readStdin(io, patienceMs);
}

/** Waits until the first byte or the end of standard input; false if neither comes in time. */
function hasInput({ stdin }: Io, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isThere: boolean) => {
      clearTimeout(timer);
      for (const name of events) stdin.off(name, onInput);
      resolve(isThere);
    };
    const onInput = () => finish(true);
    const events = ['readable', 'end', 'close', 'error'] as const;
    const timer = setTimeout(() => finish(false), patienceMs);
    for (const name of events) stdin.on(name, onInput);
  });
}

/** Reads all of standard input as text. Throws for invalid UTF-8. */
export async function readStdinText(io: Io): Promise<string> {
  return decode(await readStdin(io), 'Standard input');
}

export interface Origin {
  /** The flag that named the file, for error messages; undefined for positional arguments. */
  readonly flag?: string | undefined;
}

/** Files that a shell makes of `<(command)`: pipes with a writer. */
const SUBSTITUTED = /^\/(dev|proc\/(self|\d+))\/fd\/\d+$/;

/** Reads a file, or standard input for `-`. */
export async function readBytes(name: string, io: Io, { flag }: Origin = {}): Promise<Uint8Array<ArrayBuffer>> {
  if (name === '-') return readStdin(io);
  let file: FileHandle | undefined;
  try {
    const path = resolve(io.cwd, name);
    // Looked at before it is opened: opening a pipe would wait for a writer, and nothing could end that. Devices such as /dev/zero have no end.
    const found = await stat(path);
    if (found.isCharacterDevice() || found.isBlockDevice() || found.isSocket()) throw new Error('is a device');
    if (found.isFIFO() && !SUBSTITUTED.test(path)) throw new Error(`is a named pipe; pipe it in: \`< ${name}\``);
    file = await open(path);
    return new Uint8Array(await file.readFile({ signal: io.signal }));
  } catch (error) {
    io.signal.throwIfAborted();
    const advice = isJsonValue(name) ? ' This is JSON: pipe it in, with - in its place.' : '';
    throw new UsageError(`${flag ? `${flag}: cannot` : 'Cannot'} read ${name}: ${describeReason(error)}.${advice}`, {
      cause: error,
    });
  } finally {
    await file?.close();
  }
}

/** Reads a text file, or standard input for `-`. */
export async function readText(name: string, io: Io, origin?: Origin): Promise<string> {
  return decode(await readBytes(name, io, origin), name === '-' ? 'Standard input' : name);
}

/** Decodes UTF-8. Throws for other bytes, with the name of their source. */
export function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CliError(`${name} is not UTF-8 text.`, { cause: error });
  }
}
