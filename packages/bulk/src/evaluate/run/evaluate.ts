import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallArgs } from '../../contract/call-args.ts';
import { BulkError } from '../../contract/errors.ts';
import type { BulkOptions } from '../../contract/options.ts';
import type { Row } from '../../contract/row.ts';
import type { Attempt } from '../../contract/store.ts';
import { openAnswerCache } from '../../store/answer-cache.ts';
import { type CheckedAnswer, checkAnswer, type OwnCheck, type Verdict } from '../check-answer.ts';
import { judgeArgs, readVerdict } from '../judge.ts';
import { type EvaluationPlan, modelName, type PlanCheck, type PlanModel } from '../plan.ts';
import { type PlanTemplates, planTemplates } from '../plan-args.ts';
import type { EvaluationResult } from '../result.ts';
import { type Caller, type CallResult, createCaller, type EvaluationTarget } from './caller.ts';
import { readData } from './read-data.ts';

/** Options of an evaluation. */
export interface EvaluateOptions extends Pick<BulkOptions, 'concurrency' | 'limits' | 'attempts' | 'backoffMs'> {
  /** Chooses where a model is called. Called once for each model of the plan and each judge. */
  readonly connect: (model: PlanModel) => Promise<EvaluationTarget>;
  /** Folder that paths of the plan are relative to. @default the working directory */
  readonly folder?: string;
  /** Folder of the cache of answers: a second run calls only what has changed. @default none */
  readonly cache?: string;
  /** Calls again what the cache has, and replaces it. @default false */
  readonly fresh?: boolean;
  /** Reads only the first rows. @default all */
  readonly limit?: number;
  /** Cost in US dollars at which no further call starts. @default none */
  readonly maxCost?: number;
  /** Starts no more calls; the results of those that are done are kept. */
  readonly signal?: AbortSignal;
  /** Called after each call, with the calls that are done and all of them, those of judges included. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** The outcome of an evaluation. */
export interface Evaluation {
  /** The results in the order of the rows, and for a row in that of the models; without those of calls that a stop left out. */
  readonly results: readonly EvaluationResult[];
  readonly end: 'done' | 'stopped' | 'budget' | 'failed';
  /** Reason of any other end than `done`. */
  readonly reason?: string;
  /** Requests that were sent, and their cost in US dollars as far as it is known. */
  readonly requests: number;
  readonly cost: number;
}

/** Time in ms for calls under way after a stop. */
const GRACE_MS = 10_000;

/** An answer of a model for a row, before its checks. */
interface Answered {
  readonly row: number;
  readonly model: PlanModel;
  readonly result: CallResult;
}

type JudgeCheck = Extract<PlanCheck, { type: 'judge' }>;

/**
 * Calls every model of a plan for every row, and checks the answers.
 *
 * @throws {BulkError} `INPUT` for a plan or rows that are invalid, before anything is sent.
 */
export async function evaluate(plan: EvaluationPlan, options: EvaluateOptions): Promise<Evaluation> {
  const { folder = process.cwd(), limit = Infinity, connect, signal, maxCost, onProgress } = options;
  const templates = planTemplates(plan);
  const { rows, places } = await readData(plan, folder, limit);
  const args = rows.map((row, index) => argsAt(templates, row, places[index] ?? ''));
  checkModels(plan);
  const ownChecks = await loadOwnChecks(plan, folder);
  const cache = options.cache === undefined ? undefined : await openAnswerCache(options.cache);
  const abort = new AbortController();
  const callers = new Map<string, Promise<Caller>>();
  const started: Caller[] = [];
  let end: Pick<Evaluation, 'end' | 'reason'> = { end: 'done' };
  let graceTimer: NodeJS.Timeout | undefined;
  const stop = (next: Pick<Evaluation, 'end' | 'reason'>) => {
    if (end.end !== 'done') return;
    end = next;
    for (const caller of started) caller.stop();
    graceTimer = setTimeout(() => abort.abort(), GRACE_MS);
  };
  const spent = { requests: 0, cost: 0 };
  const onAttempts = (attempts: readonly Attempt[]) => {
    spent.requests += attempts.length;
    for (const { cost = 0 } of attempts) spent.cost += cost;
    if (maxCost !== undefined && spent.cost >= maxCost)
      stop({ end: 'budget', reason: `the budget of $${maxCost} is used up` });
  };
  const callerFor = (model: PlanModel): Promise<Caller> => {
    const key = JSON.stringify(model);
    const found = callers.get(key);
    if (found) return found;
    const onStop = (message: string) => stop({ end: 'failed', reason: message });
    const parts = { ...options, fresh: options.fresh ?? false, cache, signal: abort.signal, onAttempts, onStop };
    const made = connect(model).then((target) => {
      const caller = createCaller(target, parts);
      started.push(caller);
      if (end.end !== 'done') caller.stop();
      return caller;
    });
    callers.set(key, made);
    return made;
  };
  const judges = plan.checks.filter((check): check is JudgeCheck => check.type === 'judge');
  const all = rows.length * plan.models.length * (1 + judges.length);
  let done = 0;
  const onDone = () => onProgress?.(++done, all);
  const onAbort = () => stop({ end: 'stopped', reason: 'the evaluation was stopped' });
  signal?.addEventListener('abort', onAbort);
  try {
    // A wrong model is known before the first call.
    await Promise.all(plan.models.map(callerFor));
    if (signal?.aborted) onAbort();
    const answers = await callModels(plan.models, args, callerFor, onDone);
    const verdicts = await judged(judges, plan, answers, args, callerFor, onDone);
    const results = await Promise.all(
      answers.map((answer) => toResult(plan, templates, answer, rows[answer.row] ?? {}, { verdicts, ownChecks })),
    );
    return { results: results.filter((result) => result !== undefined), ...end, ...spent };
  } finally {
    clearTimeout(graceTimer);
    signal?.removeEventListener('abort', onAbort);
    cache?.close();
  }
}

function argsAt(templates: PlanTemplates, row: Row, place: string): CallArgs {
  try {
    return templates.args(row);
  } catch (cause) {
    throw BulkError.is(cause) ? new BulkError(cause.code, `${place}: ${cause.message}`, { cause }) : cause;
  }
}

function checkModels({ models }: EvaluationPlan): void {
  if (models.length === 0) throw new BulkError('INPUT', 'There is no model: name one in "models".');
  const names = models.map(modelName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new BulkError('INPUT', `Two models are named ${twice}: give one of them another "name".`);
}

async function loadOwnChecks(plan: EvaluationPlan, folder: string): Promise<ReadonlyMap<string, OwnCheck>> {
  const paths = plan.checks.flatMap((check) => (check.type === 'module' ? [check.path] : []));
  const loaded = paths.map(async (path): Promise<[string, OwnCheck]> => {
    const module: { readonly default?: unknown } = await import(pathToFileURL(resolve(folder, path)).href).catch(
      (cause: unknown) => {
        throw new BulkError('INPUT', `The module check ${path} cannot be loaded: ${(cause as Error).message}`, {
          cause,
        });
      },
    );
    if (typeof module.default !== 'function')
      throw new BulkError('INPUT', `The module check ${path} has no default export that is a function.`);
    // What it returns is checked with each answer.
    return [path, module.default as OwnCheck];
  });
  return new Map(await Promise.all(loaded));
}

/** Calls all models at a time. */
async function callModels(
  models: readonly PlanModel[],
  args: readonly CallArgs[],
  callerFor: (model: PlanModel) => Promise<Caller>,
  onDone: () => void,
): Promise<readonly Answered[]> {
  const byModel = await Promise.all(
    models.map(async (model) => {
      const found: (Answered | undefined)[] = args.map(() => undefined);
      const caller = await callerFor(model);
      await caller.callAll(args, (row, result) => {
        found[row] = { row, model, result };
        onDone();
      });
      return found;
    }),
  );
  return args.flatMap((_, row) => byModel.flatMap((found) => found[row] ?? []));
}

/** Verdicts of judges by check and answer; an error where a judge gave none. */
type Verdicts = ReadonlyMap<JudgeCheck, ReadonlyMap<Answered, Verdict | Error>>;

async function judged(
  judges: readonly JudgeCheck[],
  { models }: EvaluationPlan,
  answers: readonly Answered[],
  args: readonly CallArgs[],
  callerFor: (model: PlanModel) => Promise<Caller>,
  onDone: () => void,
): Promise<Verdicts> {
  const given = answers.flatMap((answer) =>
    answer.result.type === 'done' ? [{ answer, output: answer.result.output }] : [],
  );
  const found = new Map<JudgeCheck, Map<Answered, Verdict | Error>>();
  // One after the other: checks may have the same judge, whose calls are within one limit.
  for (const check of judges) {
    const verdicts = new Map<Answered, Verdict | Error>();
    found.set(check, verdicts);
    const model = check.model ?? models[0];
    if (!model) continue;
    const caller = await callerFor(model);
    const calls = given.map(({ answer, output }) => judgeArgs(check.criterion, args[answer.row] ?? {}, output));
    await caller.callAll(calls, (call, result) => {
      const answer = given[call]?.answer;
      if (answer) verdicts.set(answer, toVerdict(result));
      onDone();
    });
  }
  return found;
}

function toVerdict(result: CallResult): Verdict | Error {
  if (result.type === 'failed') return new Error(`The judge failed: ${result.message}`);
  try {
    return readVerdict(result.output);
  } catch (error) {
    return error as Error;
  }
}

/** Checks an answer; undefined if a judge was not asked, as the evaluation was stopped. */
async function toResult(
  plan: EvaluationPlan,
  templates: PlanTemplates,
  answered: Answered,
  row: Row,
  { verdicts, ownChecks }: { readonly verdicts: Verdicts; readonly ownChecks: ReadonlyMap<string, OwnCheck> },
): Promise<EvaluationResult | undefined> {
  const { model, result } = answered;
  const place = { row: answered.row + 1, model: modelName(model), input: row };
  if (result.type === 'failed') return { ...place, error: result.message };
  const { output, attempt, isCached } = result;
  const { ms, cost, inputTokens, outputTokens } = attempt;
  const facts = {
    output,
    ms,
    ...(inputTokens !== undefined && { inputTokens }),
    ...(outputTokens !== undefined && { outputTokens }),
    ...(cost !== undefined && { cost }),
    ...(isCached && { cached: true }),
  };
  if (plan.checks.length === 0) return { ...place, ...facts };
  const judges = plan.checks.filter((check): check is JudgeCheck => check.type === 'judge');
  if (judges.some((check) => !verdicts.get(check)?.has(answered))) return undefined;
  const answer: CheckedAnswer = { row, model, output, ms, cost };
  try {
    const checks = await checkAnswer(plan, templates, answer, {
      judge: async (check) => verdictFrom(verdicts.get(check)?.get(answered)),
      ownCheck: async (path) => ownChecks.get(path) as OwnCheck, // All were loaded.
    });
    return { ...place, ...facts, passed: checks.every(({ passed }) => passed), checks };
  } catch (error) {
    return { ...place, ...facts, error: (error as Error).message };
  }
}

function verdictFrom(verdict: Verdict | Error | undefined): Verdict {
  if (verdict instanceof Error || !verdict) throw verdict ?? new Error('The judge was not asked.');
  return verdict;
}
