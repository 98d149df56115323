import { resolve } from 'node:path';
import type { BulkOptions, Format } from '@hubkit/bulk';
import type { InferenceClient } from '@hubkit/inference';
import { UsageError } from '../command-line/errors.ts';
import type { ConnectionFlags } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import { findTask } from '../run/tasks.ts';
import { connectBulk } from './connect-bulk.ts';
import { exitCodeOf, printSummary } from './print-summary.ts';
import { showProgress } from './show-progress.ts';

/** The flags of `hubkit bulk run`. */
export interface BulkFlags extends ConnectionFlags {
  readonly input: string;
  readonly output: string;
  readonly task: string | undefined;
  readonly prompt: string | undefined;
  readonly system: string | undefined;
  readonly columns: readonly string[] | undefined;
  readonly parameters: readonly string[] | undefined;
  readonly id: string | undefined;
  readonly outputColumn: string | undefined;
  readonly format: Format | undefined;
  readonly concurrency: number | undefined;
  readonly attempts: number | undefined;
  readonly durable: boolean;
  readonly fresh: boolean;
  readonly force: boolean;
  readonly json: boolean;
}

/** Works on a run until it ends, and returns the exit code. Ctrl-C stops it after the rows under way. */
export async function runBulk(flags: BulkFlags, io: Io): Promise<number> {
  const { bulk } = await import('@hubkit/bulk');
  const { id: task } = findTask(flags.task ?? 'conversational');
  const connection = await connectBulk(flags, task, io);
  const display = showProgress(io);
  try {
    const options: BulkOptions = {
      ...definedOnly({
        prompt: flags.prompt,
        system: flags.system,
        id: flags.id,
        outputColumn: flags.outputColumn,
        format: flags.format,
        concurrency: flags.concurrency,
        attempts: flags.attempts,
        ...connection.target,
      }),
      task,
      input: flags.input === '-' ? io.stdin : resolve(io.cwd, flags.input),
      output: resolve(io.cwd, flags.output),
      columns: Object.fromEntries((flags.columns ?? []).map((given) => readPair(given, '--column'))),
      args: readArgs(flags.parameters ?? [], task),
      durable: flags.durable,
      fresh: flags.fresh,
      force: flags.force,
      signal: io.signal,
      onProgress: display.update,
    };
    // The client that the connection made is one of this package.
    const summary = await bulk(connection.client as InferenceClient, options).done;
    await display.end();
    await printSummary(summary, flags.output, flags.json, io);
    return exitCodeOf(summary);
  } finally {
    await display.end();
    await connection.close();
  }
}

/** Reads arguments of every call: those of a chat by their names, those of other tasks below `parameters`. */
function readArgs(given: readonly string[], task: string): Record<string, unknown> {
  const values = Object.fromEntries(
    given.map((text) => {
      const [name, value] = readPair(text, '--parameters');
      return [name.replace(/^parameters\./, ''), readValue(value)];
    }),
  );
  return task === 'conversational' || given.length === 0 ? values : { parameters: values };
}

function readPair(text: string, flag: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`${flag} expects name=value, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Reads a value as JSON, otherwise as text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function definedOnly<T extends object>(members: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  // What is left has no member that is undefined, as the type says.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}
