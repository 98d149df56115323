import { TASKS, type TaskId } from '@hubkit/catalog/tasks';
import type { CallAttempt, CallOptions, CallResponse, InferenceClient, WithResponse } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { ClaimedRow, Row } from '../contract/row.ts';
import type { Attempt } from '../contract/store.ts';
import type { CallArgs } from '../request/make-args.ts';
import { type Failure, readFailure } from './failure.ts';

/** Settings common to all calls of a run. */
export interface CallSettings {
  readonly task: TaskId;
  /** Method of the client for the task. */
  readonly call: Method;
  /** Provider, model and endpoint. */
  readonly target: CallArgs;
  readonly makeArgs: (row: Row) => CallArgs | Promise<CallArgs>;
  readonly options: CallOptions;
}

/** The outcome of the call of a row. */
export type CallOutcome =
  | { readonly type: 'done'; readonly output: unknown; readonly attempts: readonly Attempt[] }
  | { readonly type: 'failed'; readonly failure: Failure; readonly attempts: readonly Attempt[] };

/** Finds the method of a client for the task of a run, and the target of its calls. */
export function createCallSettings(
  client: InferenceClient,
  {
    task = 'conversational',
    model,
    provider,
    fallbacks,
  }: Pick<BulkOptions, 'task' | 'model' | 'provider' | 'fallbacks'>,
  makeArgs: CallSettings['makeArgs'],
  options: CallOptions,
): CallSettings {
  const target = Object.entries({ model, provider, fallbacks }).filter(([, value]) => value !== undefined);
  return { task, call: methodOf(client, task), target: Object.fromEntries(target), makeArgs, options };
}

type Method = (args: object, options: object) => { withResponse(): Promise<WithResponse<unknown>> };

/** Finds the method of the client that runs a task. */
function methodOf(client: InferenceClient, task: TaskId): Method {
  const { method } = TASKS[task] as { readonly method?: string };
  if (method === undefined) throw new BulkError('INPUT', `The client has no method for ${task}.`);
  // True by the class `TaskMethods`: the method of a task takes its input and the options of a call.
  return (client[method as keyof InferenceClient] as unknown as Method).bind(client);
}

/** Calls the model once for a row, and reports the requests. Throws errors other than failures of a call. */
export async function callRow({ row }: ClaimedRow, settings: CallSettings): Promise<CallOutcome> {
  const { task, call, target, makeArgs, options } = settings;
  const startedAt = Date.now();
  try {
    const args = { ...target, ...(await argsOf(makeArgs, row)) };
    const { data, response } = await call(args, options).withResponse();
    return { type: 'done', output: outputOf(task, data), attempts: attemptsOf(response, startedAt) };
  } catch (error) {
    const failure = readFailure(error);
    return { type: 'failed', failure, attempts: failedAttempts(error, failure, startedAt) };
  }
}

async function argsOf(makeArgs: CallSettings['makeArgs'], row: Row): Promise<CallArgs> {
  try {
    return await makeArgs(row);
  } catch (cause) {
    if (BulkError.is(cause)) throw cause;
    throw new BulkError('INPUT', `the map function failed: ${(cause as Error).message}`, { cause });
  }
}

/** The value that is written for a row: of a chat its text, or its message if that calls tools. */
function outputOf(task: TaskId, data: unknown): unknown {
  if (task !== 'conversational') return data;
  const { choices } = data as { readonly choices: readonly { readonly message: ChatMessage }[] };
  const message = choices[0]?.message;
  if (message && 'parsed' in message) return message.parsed;
  return message?.tool_calls?.length ? message : (message?.content ?? '');
}

interface ChatMessage {
  readonly content?: string | null;
  readonly parsed?: unknown;
  readonly tool_calls?: readonly unknown[];
}

/** The requests of a successful call; the last one has its usage. */
function attemptsOf(
  { attempts, usage, cost, provider, model, status, requestId }: CallResponse,
  startedAt: number,
): Attempt[] {
  const used = { inputTokens: usage?.inputTokens, outputTokens: usage?.outputTokens, cost };
  const failed = attempts.filter(({ reason }) => reason !== undefined).map((attempt) => ofAttempt(attempt, startedAt));
  const ms = Date.now() - startedAt;
  return [...failed, { startedAt, ms, provider, model, code: 'ok', status, requestId, ...used }];
}

function ofAttempt(attempt: CallAttempt, startedAt: number): Attempt {
  const { provider, model, status, requestId, durationMs: ms, reason, message } = attempt;
  return { startedAt, ms, provider, model, status, requestId, message, code: codeOf(reason) };
}

/** The requests of a failed call. */
function failedAttempts(error: unknown, failure: Failure, startedAt: number): Attempt[] {
  const tried = InferenceError.is(error) ? (error.attempts ?? []) : [];
  const { code, message, provider, status, requestId } = failure;
  const ms = Date.now() - startedAt;
  if (tried.length > 0) {
    return tried.map(({ reason, ...attempt }) => ({ ...attempt, startedAt, ms, code: codeOf(reason) }));
  }
  // Nothing was sent.
  if (code === 'input' || code === 'template' || code === 'unavailable') return [];
  return [{ startedAt, ms, provider, code, message, status, requestId }];
}

/** The kind of failure behind a reason of failover. */
function codeOf(reason: CallAttempt['reason']): Attempt['code'] {
  if (reason === 'breaker-open') return 'unavailable';
  if (reason === 'not-served') return 'not-found';
  if (reason === 'interrupted') return 'connection';
  return reason === undefined || reason === 'other' ? 'rejected' : reason;
}
