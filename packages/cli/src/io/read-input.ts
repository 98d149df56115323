import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from './io.ts';

/** All of standard input. Stops waiting on Ctrl-C. */
export async function readStdin(io: Io): Promise<Uint8Array<ArrayBuffer>> {
  if (io.stdin.isTTY) throw new UsageError('Nothing is piped into standard input; give the text as an argument.');
  const chunks: Uint8Array[] = [];
  const stop = () => void io.stdin.destroy(io.signal.reason);
  io.signal.throwIfAborted();
  io.signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of io.stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  } finally {
    io.signal.removeEventListener('abort', stop);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** All of standard input as text; bytes that are not UTF-8 are refused and not replaced. */
export async function readStdinText(io: Io): Promise<string> {
  return decode(await readStdin(io), 'Standard input');
}

interface Origin {
  /** The flag that named the file, for the error; absent for a file that was an argument. */
  readonly flag?: string | undefined;
}

/** A file, or standard input for `-`. */
export async function readBytes(name: string, io: Io, { flag }: Origin = {}): Promise<Uint8Array<ArrayBuffer>> {
  if (name === '-') return readStdin(io);
  let file: FileHandle | undefined;
  try {
    file = await open(resolve(io.cwd, name));
    return new Uint8Array(await file.readFile({ signal: io.signal }));
  } catch (error) {
    io.signal.throwIfAborted();
    throw new UsageError(`${flag ? `${flag}: cannot` : 'Cannot'} read ${name}: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await file?.close();
  }
}

/** A text file, or standard input for `-`. */
export async function readText(name: string, io: Io, origin?: Origin): Promise<string> {
  return decode(await readBytes(name, io, origin), name === '-' ? 'Standard input' : name);
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CliError(`${name} is not UTF-8 text.`, { cause: error });
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** A file system error in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = (error ?? {}) as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
