import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Evaluation, EvaluationTarget } from '@hubkit/bulk';
import type { EvaluationPlan, ModelComparison, PlanModel } from '@hubkit/bulk/evaluate';
import { type BulkConnection, connectBulk } from '../bulk/connect-bulk.ts';
import { CliError, EXIT, UsageError } from '../command-line/errors.ts';
import type { ConnectionFlags } from '../connect/connect.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { readText } from '../io/read-input.ts';
import { openStatusLine } from '../io/status-line.ts';
import { printJson } from '../listing/print-listing.ts';
import { findPrices } from '../models/model-price.ts';
import { checkOutput } from '../run/save-output.ts';
import { dataFolder } from '../settings/places.ts';
import { junitReport } from './junit-report.ts';
import { printEvaluation } from './print-evaluation.ts';

/** The flags of `hubkit eval`. */
export interface EvaluationFlags extends ConnectionFlags {
  readonly file: string;
  readonly output: string | undefined;
  readonly baseline: string | undefined;
  readonly junit: string | undefined;
  readonly limit: number | undefined;
  readonly maxCost: number | undefined;
  readonly concurrency: number | 'auto' | undefined;
  readonly rpm: number | undefined;
  readonly tpm: number | undefined;
  readonly cache: string | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
}

/** Runs an evaluation, prints its results and returns the exit code. Ctrl-C stops it after the calls under way. */
export async function runEvaluation(flags: EvaluationFlags, io: Io): Promise<number> {
  const { evaluate } = await import('@hubkit/bulk');
  const { compareResults, readPlan, readResults, summarize } = await import('@hubkit/bulk/evaluate');
  const plan = withModels(readPlan(await readText(flags.file, io), flags.file), flags);
  const baseline =
    flags.baseline === undefined ? undefined : await readText(flags.baseline, io, { flag: '--baseline' });
  const before = baseline === undefined ? undefined : readResults(baseline, flags.baseline ?? '');
  await checkOutputs(flags, plan, io);
  const connections: BulkConnection[] = [];
  const status = openStatusLine(io);
  try {
    const evaluation = await evaluate(plan, {
      ...toLimits(flags),
      ...resolveCache(flags, io),
      folder: flags.file === '-' ? io.cwd : dirname(resolve(io.cwd, flags.file)),
      connect: async (model) => {
        const connection = await connectModel(model, flags, io);
        connections.push(connection);
        return createTarget(connection, model, flags, io);
      },
      signal: io.signal,
      onProgress: (done, all) => status.show(`${done} of ${all} calls`),
    });
    status.clear();
    const comparison = before && compareResults(evaluation.results, before);
    await writeFiles(evaluation, plan, flags, io);
    const models = summarize(evaluation.results);
    if (flags.json) await printJson(io, { ...evaluation, models, ...(comparison && { comparison }) });
    else await printEvaluation({ evaluation, models, comparison, baseline: flags.baseline }, io);
    if (evaluation.end !== 'done') await note(io, `hubkit: ${evaluation.reason}. The same command continues.`);
    // Evaluations whose rows or models were all renamed would pass for good.
    if (comparison?.every(({ rows }) => rows === 0))
      throw new CliError(
        `No row of ${flags.baseline} is in this evaluation, so nothing was compared. \`--output ${flags.baseline}\` writes it anew.`,
      );
    return exitCode(evaluation, comparison);
  } finally {
    status.clear();
    await Promise.all(connections.map((connection) => connection.close()));
  }
}

/** The models of `--model` in the place of those of the file. */
function withModels(plan: EvaluationPlan, { model, file }: EvaluationFlags): EvaluationPlan {
  const names = model?.split(',').map((name) => name.trim());
  if (names?.includes('')) throw new UsageError('--model expects ids with commas between them.');
  const models = names?.map((name): PlanModel => ({ model: name })) ?? plan.models;
  if (models.length === 0) throw new UsageError(`${file} has no "models". Add them, or name some with --model.`);
  return { ...plan, models };
}

function toLimits({ limit, maxCost, concurrency, rpm, tpm, fresh }: EvaluationFlags) {
  const limits = {
    ...(rpm !== undefined && { requestsPerMinute: rpm }),
    ...(tpm !== undefined && { tokensPerMinute: tpm }),
  };
  return {
    fresh,
    ...(limit !== undefined && { limit }),
    ...(maxCost !== undefined && { maxCost }),
    ...(concurrency !== undefined && { concurrency }),
    ...(Object.keys(limits).length > 0 && { limits: { default: limits } }),
  };
}

function resolveCache({ cache }: EvaluationFlags, io: Io): { readonly cache?: string } {
  if (cache !== undefined) return { cache: resolve(io.cwd, cache) };
  const folder = dataFolder(io.env);
  return folder === undefined ? {} : { cache: join(folder, 'evaluations') };
}

function connectModel(
  { model, provider, endpoint }: PlanModel,
  flags: ConnectionFlags,
  io: Io,
): Promise<BulkConnection> {
  const place = endpoint === undefined && provider === undefined ? {} : { endpoint, provider };
  return connectBulk({ ...flags, ...place, model }, 'conversational', io);
}

/** The target of a model. The emulator has answers of its own, wherever it listens. */
function createTarget(
  { client, target, fetch, router }: BulkConnection,
  { endpoint }: PlanModel,
  flags: EvaluationFlags,
  io: Io,
): EvaluationTarget {
  const server = endpoint ?? flags.endpoint;
  return {
    client,
    ...target,
    ...(fetch && { callOptions: { fetch } }),
    ...(server === undefined && { prices: () => findPrices(target.model, router, io) }),
    service: server ?? (router === undefined ? 'hub' : 'emulator'),
  };
}

async function writeFiles(evaluation: Evaluation, plan: EvaluationPlan, flags: EvaluationFlags, io: Io): Promise<void> {
  if (flags.output !== undefined) {
    const lines = evaluation.results.map((result) => `${JSON.stringify(result)}\n`).join('');
    await writeTextFile(resolve(io.cwd, flags.output), lines, '--output');
  }
  if (flags.junit !== undefined) {
    const report = junitReport(evaluation.results, plan.name ?? flags.file);
    await writeTextFile(resolve(io.cwd, flags.junit), report, '--junit');
  }
}

function exitCode({ end, results }: Evaluation, comparison: readonly ModelComparison[] | undefined): number {
  if (end === 'stopped') return EXIT.interrupted;
  if (end === 'budget') return EXIT.budget;
  const hasErrors = end === 'failed' || results.some(({ error }) => error !== undefined);
  const isWorse = comparison
    ? comparison.some(({ before, now }) => now < before)
    : results.some(({ passed }) => passed === false);
  return hasErrors || isWorse ? EXIT.failed : EXIT.done;
}

/** The files of an evaluation. */
interface Files {
  /** That of the plan. */
  readonly file: string;
  readonly output: string | undefined;
  readonly junit: string | undefined;
}

/** Throws for results that could not be written, or would replace what the evaluation reads, before a call is paid for. */
async function checkOutputs({ file, output, junit }: Files, plan: EvaluationPlan, io: Io): Promise<void> {
  const folder = dirname(resolve(io.cwd, file));
  const read = [
    resolve(io.cwd, file),
    ...(typeof plan.data === 'string' ? [resolve(folder, plan.data)] : []),
    ...plan.checks.flatMap((check) => (check.type === 'module' ? [resolve(folder, check.path)] : [])),
  ];
  for (const [flag, name] of Object.entries({ '--output': output, '--junit': junit })) {
    if (name === undefined) continue;
    if (name === '-') throw new UsageError(`${flag} takes a file; \`--json\` prints the results.`);
    const path = resolve(io.cwd, name);
    if (read.includes(path)) throw new UsageError(`${flag} ${name} would replace a file that the evaluation reads.`);
    // Results replace those of an earlier evaluation.
    await checkOutput({ output: name, isForced: true, flag }, false, io);
  }
}

/** Writes a file that an option names. @throws {CliError} With the option and the reason. */
async function writeTextFile(path: string, text: string, flag: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (cause) {
    throw new CliError(`${flag}: cannot write ${path}: ${describeReason(cause)}.`, { cause });
  }
}
