import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BulkOptions, Format } from '@hubkit/bulk';
import type { TaskId } from '@hubkit/catalog';
import { readAnswerSchema } from '../chat/answer-schema.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import type { ConnectionFlags } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import { note, print } from '../io/print.ts';
import { openStdin } from '../io/read-input.ts';
import { textOrFile } from '../io/text-or-file.ts';
import { findPrice, findPrices, type Price } from '../models/model-price.ts';
import { assemble, readParameter } from '../run/parameters.ts';
import { readTaskShape } from '../run/task-shape.ts';
import { findTask } from '../run/tasks.ts';
import { dataFolder } from '../settings/places.ts';
import { type BulkConnection, connectBulk } from './connect-bulk.ts';
import { computeCosts, estimateText, printSummary, toExitCode } from './print-summary.ts';
import { showProgress } from './show-progress.ts';
import { ownerConnection } from './worker-route.ts';

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
  readonly join: BulkOptions['join'];
  readonly order: BulkOptions['order'];
  readonly format: Format | undefined;
  readonly encoding: string | undefined;
  readonly image: string | undefined;
  readonly schema: string | undefined;
  readonly map: string | undefined;
  readonly concurrency: number | 'auto' | undefined;
  readonly rpm: number | undefined;
  readonly tpm: number | undefined;
  readonly maxCost: number | undefined;
  /** Of each answer. */
  readonly maxTokens: number | undefined;
  readonly maxTotalTokens: number | undefined;
  readonly maxErrors: number | `${number}%` | undefined;
  readonly until: Date | undefined;
  readonly dedupe: boolean;
  readonly cache: string | undefined;
  readonly batch: boolean;
  readonly batchForm: 'openai' | 'together' | 'mistral' | 'fireworks' | undefined;
  readonly batchAccount: string | undefined;
  readonly fallback: 'live' | undefined;
  readonly redis: string | undefined;
  readonly limit: number | undefined;
  readonly sample: number | undefined;
  readonly price: Price | undefined;
  readonly dryRun: boolean;
  readonly attempts: number | undefined;
  readonly durable: boolean;
  readonly fresh: boolean;
  readonly allowChange: boolean;
  readonly force: boolean;
  readonly json: boolean;
}

/** Works on a run until it ends, and returns the exit code. Ctrl-C stops it after the rows under way. */
export async function runBulk(flags: BulkFlags, io: Io): Promise<number> {
  const { bulk, estimateRun } = await import('@hubkit/bulk');
  const { id: task } = findTask(flags.task ?? 'conversational');
  const given = await readBulkOptions(flags, task, io);
  if (isSameForAllRows(given))
    await note(io, 'hubkit: --prompt has no column, so every row is the same call; write one as {{ text }}');
  if (flags.dryRun) {
    const estimate = await estimateRun(given);
    const price = flags.price ?? (await listedPrice(flags, task, io));
    const costs = price && computeCosts(estimate, price);
    const shown = { ...estimate, ...(costs && { price, costs }) };
    await print(io, flags.json ? `${JSON.stringify(shown)}\n` : `${estimateText(estimate, costs)}\n`);
    return EXIT.done;
  }
  const connection = flags.redis === undefined ? await connectBulk(flags, task, io) : await ownerConnection(flags, io);
  const display = showProgress(io, flags.json);
  try {
    const { client, target, fetch, account } = connection;
    const callOptions = fetch && { fetch };
    const folder = dataFolder(io.env);
    const prices = selectPrices(flags, task, connection, io);
    const options: BulkOptions = {
      ...given,
      ...target,
      ...(callOptions && { callOptions }),
      ...(prices && { prices }),
      ...(account !== undefined && folder !== undefined && { share: { folder, account } }),
      onProgress: display.update,
    };
    const summary = await bulk(client, options).done;
    await display.end();
    await printSummary(summary, flags.output, flags.json, io);
    return toExitCode(summary);
  } finally {
    await display.end();
    await connection.close();
  }
}

/** Prices for calls whose provider reports no cost: `--price`, or the list of the hub. */
function selectPrices(
  flags: BulkFlags,
  task: BulkOptions['task'],
  { target, router }: BulkConnection,
  io: Io,
): BulkOptions['prices'] {
  if (flags.price) return { default: flags.price };
  if (task !== 'conversational' || flags.endpoint !== undefined || flags.batch) return;
  return () => findPrices(target.model, router, io);
}

/** The listed price of a chat; undefined for other tasks and for an own server. */
async function listedPrice(flags: BulkFlags, task: BulkOptions['task'], io: Io): Promise<Price | undefined> {
  if (task !== 'conversational' || flags.endpoint !== undefined || flags.emulator) return;
  const [first] = flags.provider?.split(',') ?? [];
  return findPrice(flags.model, first === 'auto' ? undefined : first, io);
}

async function readBulkOptions(flags: BulkFlags, task: TaskId, io: Io): Promise<BulkOptions> {
  const { image, id, outputColumn, format, encoding, concurrency, attempts, limit, sample, cache, rpm, tpm } = flags;
  const columns = flags.columns ?? [];
  const limits = definedOnly({ requestsPerMinute: rpm, tokensPerMinute: tpm });
  return {
    ...definedOnly({ join: flags.join, order: flags.order }),
    ...definedOnly({
      prompt: await readTemplate(flags.prompt, '--prompt', io),
      system: await readTemplate(flags.system, '--system', io),
    }),
    ...definedOnly({ task, image, id, outputColumn, format, encoding, concurrency, attempts, limit, sample }),
    ...definedOnly({
      schema: flags.schema === undefined ? undefined : await readAnswerSchema(flags.schema, io),
      map: flags.map === undefined ? undefined : await readMap(flags.map, io),
      cache: cache === undefined ? undefined : resolve(io.cwd, cache),
      batch: flags.batch
        ? definedOnly({ fallback: flags.fallback, form: flags.batchForm, account: flags.batchAccount })
        : undefined,
      limits: Object.keys(limits).length === 0 ? undefined : { default: limits },
      columns: columns.length === 0 ? undefined : Object.fromEntries(columns.map((text) => readPair(text, '--column'))),
    }),
    input: flags.input === '-' ? openStdin(io) : resolve(io.cwd, flags.input),
    output: resolve(io.cwd, flags.output),
    args: { ...(await readArgs(flags.parameters ?? [], task, io)), ...answerLength(flags.maxTokens, task) },
    budget: { cost: flags.maxCost, tokens: flags.maxTotalTokens, errors: flags.maxErrors, until: flags.until },
    dedupe: flags.dedupe,
    durable: flags.durable,
    fresh: flags.fresh,
    allowChange: flags.allowChange,
    force: flags.force,
    signal: io.signal,
  };
}

/** True for a prompt without a place for a column of the row, where nothing else differs from row to row. */
function isSameForAllRows({ prompt, image, columns, map }: BulkOptions): boolean {
  return (
    prompt !== undefined && !/\{[{%]/.test(prompt) && image === undefined && columns === undefined && map === undefined
  );
}

/** Reads a template, or the file of one that is written as `@name`. */
async function readTemplate(text: string | undefined, flag: string, io: Io): Promise<string | undefined> {
  if (text === undefined) return;
  const template = await textOrFile(text, io, { flag });
  // As of an unset variable, `--prompt "$PROMPT"`: every row would be paid for.
  if (flag === '--prompt' && template.trim() === '')
    throw new UsageError('--prompt is empty: write one such as "Classify: {{ text }}", or leave it out.');
  return template;
}

async function readMap(name: string, io: Io): Promise<NonNullable<BulkOptions['map']>> {
  const module: { readonly default?: unknown } = await import(pathToFileURL(resolve(io.cwd, name)).href).catch(
    (cause: unknown) => {
      throw new UsageError(`--map: cannot load ${name}: ${(cause as Error).message}`, { cause });
    },
  );
  if (typeof module.default !== 'function')
    throw new UsageError(`--map: ${name} has no default export that is a function.`);
  // Its result is checked with each row.
  return module.default as NonNullable<BulkOptions['map']>;
}

/** Reads arguments of every call, typed by the schema of the task. */
async function readArgs(given: readonly string[], task: TaskId, io: Io): Promise<Record<string, unknown>> {
  if (given.length === 0) return {};
  const { fields } = readTaskShape(task);
  const settings = given.map((text) => readParameter(text.replace(/^parameters\./, ''), fields));
  for (const { warning } of settings) if (warning) await note(io, `hubkit: ${warning}`);
  return assemble(settings);
}

function answerLength(maxTokens: number | undefined, task: TaskId): { readonly max_tokens?: number } {
  if (maxTokens === undefined) return {};
  if (task !== 'conversational') throw new UsageError(`--max-tokens is for chats. Pass what ${task} takes with -P.`);
  return { max_tokens: maxTokens };
}

function readPair(text: string, flag: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`${flag} expects name=value, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function definedOnly<T extends object>(members: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  // What is left has no member that is undefined, as the type says.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}
