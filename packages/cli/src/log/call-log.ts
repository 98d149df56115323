import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError, readMessage } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { readConfig } from '../settings/config.ts';
import { dataFolder } from '../settings/places.ts';

/** A call in the log. Neither prompts nor answers are in it. */
export interface LoggedCall {
  /** Time of its start, in ISO 8601. */
  readonly at: string;
  readonly command: string;
  readonly model?: string | undefined;
  /** Provider, or address of the server. */
  readonly service?: string | undefined;
  readonly ms: number;
  readonly tokens?: number | undefined;
  /** Message of the error; undefined for a call that succeeded. */
  readonly error?: string | undefined;
}

/** The file is cut to its newer half at this size, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Facts about a call that are known before it starts. */
export interface CallFacts {
  readonly command: string;
  readonly target: { readonly model?: string; readonly provider?: string; readonly endpointUrl?: string };
}

/** Runs a call and writes a line about it into the log, unless the log is off. The call gives its number of tokens to `count`. */
export async function logged<T>(
  { command, target }: CallFacts,
  io: Io,
  call: (count: (tokens: number | undefined) => void) => Promise<T>,
): Promise<T> {
  const at = new Date().toISOString();
  const started = io.now();
  let tokens: number | undefined;
  const write = (error?: unknown) =>
    append(
      {
        at,
        command,
        model: target.model,
        service: target.endpointUrl === undefined ? target.provider : originAndPath(target.endpointUrl),
        ms: Math.round(io.now() - started),
        tokens,
        error: error === undefined ? undefined : readMessage(error),
      },
      io,
    );
  try {
    const result = await call((count) => {
      tokens = count;
    });
    await write();
    return result;
  } catch (error) {
    await write(error);
    throw error;
  }
}

/** An address without user name, password and query, which may be secrets. */
function originAndPath(address: string): string {
  if (!URL.canParse(address)) return 'endpoint';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

/** Reads the log, the newest call first. */
export async function readLog(io: Io): Promise<readonly LoggedCall[]> {
  const file = logFile(io);
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap(readLine).reverse();
}

/** Deletes all lines of the log. */
export async function clearLog(io: Io): Promise<void> {
  const file = logFile(io);
  if (file === undefined) return;
  try {
    await writeFile(file, '', { mode: 0o600 });
  } catch (cause) {
    throw new CliError(`Cannot write ${file}.`, { cause });
  }
}

async function append(call: LoggedCall, io: Io): Promise<void> {
  const file = logFile(io);
  // A log that cannot be written must not lose a result that was paid for.
  try {
    if (file === undefined || (await readConfig(io)).log === 'off') return;
    await makePrivateFolder(dirname(file));
    await appendFile(file, `${JSON.stringify(call)}\n`, { mode: 0o600 });
    if ((await stat(file)).size > MAX_BYTES) {
      const lines = (await readFile(file, 'utf8')).split('\n');
      await writeFile(file, lines.slice(lines.length / 2).join('\n'), { mode: 0o600 });
    }
  } catch {}
}

/** Reads a line; one that was cut off by a crash is left out. */
function readLine(line: string): readonly LoggedCall[] {
  try {
    const call: Partial<LoggedCall> = JSON.parse(line);
    return typeof call.at === 'string' && typeof call.command === 'string' ? [call as LoggedCall] : [];
  } catch {
    return [];
  }
}

function logFile({ env }: Io): string | undefined {
  const folder = dataFolder(env);
  return folder && join(folder, 'calls.jsonl');
}
