import { TASKS, type TaskId } from '@hubkit/catalog/tasks';
import type { CallOptions, CallResponse, InferenceClient, Job, JobPromise, WithResponse } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';
import { isMembers, type Members, messageParts, reasoningOf, textOf } from '@hubkit/messages';
import type { CallArgs } from '../contract/call-args.ts';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { ClaimedRow, Row } from '../contract/row.ts';
import type { Attempt } from '../contract/store.ts';
import { encodeImages } from '../request/file-args.ts';
import { failedAttempts, listAttempts } from './attempts.ts';
import { type Failure, readFailure } from './failure.ts';

/** Settings common to all calls of a run. */
export interface CallSettings {
  readonly task: TaskId;
  readonly client: InferenceClient;
  /** Method of the client for the task. */
  readonly call: Method;
  /** Provider, model and endpoint. */
  readonly target: CallArgs;
  readonly makeArgs: (row: Row) => CallArgs | Promise<CallArgs>;
  readonly options: CallOptions;
  /** Keeps the job behind the call of a row; undefined drops it. */
  readonly keepJob: (seq: number, job: Job | undefined) => void;
}

/** Options of a run that decide about its calls. */
export type CallSource = Pick<BulkOptions, 'task' | 'model' | 'provider' | 'fallbacks' | 'schema'>;

/** The outcome of the call of a row. */
export type CallOutcome =
  | {
      readonly type: 'done';
      readonly output: unknown;
      /** Reasoning beside a text. */
      readonly reasoning?: string | undefined;
      readonly attempts: readonly Attempt[];
    }
  | { readonly type: 'failed'; readonly failure: Failure; readonly attempts: readonly Attempt[] };

type Result = JobPromise<unknown, TaskId> & { withResponse(): Promise<WithResponse<unknown>> };
type Method = (args: object, options: object) => Result;

/** Finds the method of a client for the task of a run, and the target of its calls. */
export function createCallSettings(
  client: InferenceClient,
  { task = 'conversational', model, provider, fallbacks, schema }: CallSource,
  parts: Pick<CallSettings, 'makeArgs' | 'options' | 'keepJob'>,
): CallSettings {
  if (schema !== undefined && task !== 'conversational') {
    throw new BulkError('INPUT', `A schema is for the answers of a chat, not for ${task}.`);
  }
  const target = Object.entries({ model, provider, fallbacks, responseFormat: schema });
  const given = Object.fromEntries(target.filter(([, value]) => value !== undefined));
  return { task, client, call: findMethod(client, task), target: given, ...parts };
}

function findMethod(client: InferenceClient, task: TaskId): Method {
  const { method } = TASKS[task] as { readonly method?: string };
  if (method === undefined) throw new BulkError('INPUT', `The client has no method for ${task}.`);
  // True by the class `TaskMethods`: the method of a task takes its input and the options of a call.
  return (client[method as keyof InferenceClient] as unknown as Method).bind(client);
}

/**
 * Calls the model for a row, and reports the requests. An answer that does not match the schema is sent back once. Throws errors
 * other than failures of a call.
 */
export async function callRow(row: ClaimedRow, settings: CallSettings): Promise<CallOutcome> {
  if (row.job) return resumeRow(row, row.job, settings);
  const startedAt = Date.now();
  let args: CallArgs;
  try {
    args = { ...settings.target, ...(await encodeImages(await makeRowArgs(settings.makeArgs, row.row))) };
  } catch (error) {
    return failed(error, startedAt);
  }
  const first = await callOnce(row, args, settings);
  const repaired = first.type === 'failed' ? repairArgs(args, first.error) : undefined;
  if (!repaired) return first;
  const second = await callOnce(row, repaired, settings);
  return { ...second, attempts: [...first.attempts, ...second.attempts] };
}

type Tried = CallOutcome & { readonly error?: unknown };

async function callOnce(
  { seq }: ClaimedRow,
  args: CallArgs,
  { call, options, task, keepJob }: CallSettings,
): Promise<Tried> {
  const startedAt = Date.now();
  let hasJob = false;
  try {
    const result = call(args, options);
    // Only tasks with long jobs have a promise of one.
    void (result.job as Promise<Job | undefined> | undefined)?.then((job) => {
      hasJob = job !== undefined;
      if (job) keepJob(seq, job);
    });
    const { data, response } = await result.withResponse();
    if (hasJob) keepJob(seq, undefined);
    return done(task, data, response, startedAt);
  } catch (error) {
    const outcome = failed(error, startedAt);
    if (hasJob && isJobOver(error)) keepJob(seq, undefined);
    return outcome;
  }
}

/** Gets the result of a job that was submitted before: nothing is submitted again. */
async function resumeRow(
  { seq }: ClaimedRow,
  job: Job,
  { client, options, task, keepJob }: CallSettings,
): Promise<CallOutcome> {
  const startedAt = Date.now();
  try {
    const data = await client.resume(job, options);
    keepJob(seq, undefined);
    const { provider, model } = job;
    const attempts = [{ startedAt, ms: Date.now() - startedAt, provider, model, code: 'ok' as const }];
    return { type: 'done', ...readOutput(task, data), attempts };
  } catch (error) {
    const outcome = failed(error, startedAt);
    if (isJobOver(error)) keepJob(seq, undefined);
    return outcome;
  }
}

/** True for a failure of the job itself, or of one that its provider no longer knows. */
function isJobOver(error: unknown): boolean {
  if (!InferenceError.is(error)) return false;
  const { status = 0 } = error.response ?? {};
  return error.code === 'JOB' || status === 404 || status === 410;
}

function done(task: TaskId, data: unknown, response: CallResponse, startedAt: number): CallOutcome {
  return { type: 'done', ...readOutput(task, data), attempts: listAttempts(response, startedAt) };
}

function failed(error: unknown, startedAt: number): Tried {
  const failure = readFailure(error);
  return { type: 'failed', failure, attempts: failedAttempts(error, failure, startedAt), error };
}

/** Makes the arguments of a row. Throws a BulkError if a template or the map function fails. */
export async function makeRowArgs(makeArgs: CallSettings['makeArgs'], row: Row): Promise<CallArgs> {
  try {
    return await makeArgs(row);
  } catch (cause) {
    if (BulkError.is(cause)) throw cause;
    throw new BulkError('INPUT', `the map function failed: ${(cause as Error).message}`, { cause });
  }
}

/**
 * The value that is written for a row: of a chat its text, with its reasoning beside it, or its message if that has more to say than text
 * and reasoning.
 */
function readOutput(task: TaskId, data: unknown): { readonly output: unknown; readonly reasoning?: string } {
  if (task !== 'conversational') return { output: data };
  const { choices } = data as { readonly choices: readonly { readonly message: unknown }[] };
  const message = isMembers(choices[0]?.message) ? choices[0].message : {};
  const reasoning = reasoningOf(message);
  const beside = reasoning === '' ? {} : { reasoning };
  if ('parsed' in message) return { output: message.parsed, ...beside };
  const text = textOf(message);
  const isMore = message.audio || messageParts(message).some(({ type }) => type !== 'text' && type !== 'reasoning');
  if (text !== '' && !isMore && !hasOtherParts(message.content)) return { output: text, ...beside };
  // Without text, reasoning that a limit has cut off is all that was paid for.
  return { output: hasWords(message) ? message : '' };
}

/** True for a content list with parts that are neither text nor reasoning. */
function hasOtherParts(content: unknown): boolean {
  const known = new Set<unknown>(['text', 'output_text', 'thinking', undefined]);
  return Array.isArray(content) && content.some((part) => isMembers(part) && !known.has(part.type));
}

/** True for a message with any member beside its role that is not empty. */
function hasWords({ role: _, ...members }: Members): boolean {
  return Object.values(members).some((value) => value && !(Array.isArray(value) && value.length === 0));
}

/** Issues that are named to the model. */
const MAX_ISSUES = 10;

/** Makes the chat that sends an answer back whose form is wrong; undefined for other failures. */
function repairArgs(args: CallArgs, error: unknown): CallArgs | undefined {
  if (!InferenceError.is(error) || error.answer === undefined || !Array.isArray(args.messages)) return;
  const issues = (error.issues ?? []).slice(0, MAX_ISSUES).map(({ path, message }) => {
    const place = path?.map((key) => String(typeof key === 'object' ? key.key : key)).join('.');
    return `- ${place ? `${place}: ` : ''}${message}`;
  });
  const reason = issues.length > 0 ? `It does not match the schema:\n${issues.join('\n')}` : 'It is not valid JSON.';
  return {
    ...args,
    messages: [
      ...args.messages,
      { role: 'assistant', content: error.answer },
      {
        role: 'user',
        content: `Your last answer cannot be used. ${reason}\nAnswer again, with the corrected JSON only.`,
      },
    ],
  };
}
