import { type CallPromise, FILE_INPUTS, type InferenceTask, type JobCallPromise } from '@hubkit/inference';
import { beginCall, estimateTokens } from '../call/begin-call.ts';
import type { Visit } from '../call/parts.ts';
import { replyWith } from '../call/reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { fileReply } from '../http/file-reply.ts';
import { jsonReply } from '../http/json-reply.ts';
import { chatCompletions } from './chat-completions.ts';
import { taskFields } from './fields.ts';
import type { Route } from './route.ts';
import { readTaskBody } from './task-body.ts';
import { TASK_METHODS } from './task-methods.gen.ts';

/** `POST /v1/tasks/<task>`: any task, with the arguments of the client; `?wait=false` starts a job. */
export const tasks: Route = { path: 'tasks/', methods: { POST: run } };

/** A method of a task, whose arguments were not checked. */
type TaskMethod = (args: object, options: object) => CallPromise<unknown> | JobCallPromise<unknown>;

async function run(visit: Visit): Promise<Outgoing> {
  const { parts } = visit;
  // `methodOf` refuses what is no task.
  const task = visit.rest as InferenceTask;
  if (task === 'conversational' && chatCompletions.methods.POST) return chatCompletions.methods.POST(visit);
  const method = methodOf(task);
  const { args, model, isWaiting } = await readTaskBody(visit);
  refuseAddresses(task, args);
  const call = await beginCall(visit, {
    task,
    model,
    tokens: { input: estimateTokens(sizeOf(args)), output: task === 'text-generation' ? parts.bounds.outputTokens : 0 },
  });
  const start = () => {
    const client = parts.client as unknown as Record<string, TaskMethod>;
    const given = { ...boundedFields(task, args, parts.bounds.outputTokens), ...call.target };
    return (client[method] as TaskMethod)(given, { ...call.options, ...(isWaiting ? {} : { keepJob: true }) });
  };
  if (isWaiting) return replyWith(call, start, toReply);
  return startJob(visit, call, start);
}

/** Makes a response of the result of any task. */
export function toReply(result: unknown): Outgoing {
  return result instanceof Blob ? fileReply(result) : jsonReply(result);
}

/** Starts a call, and responds as soon as its job is accepted; with the result, if that comes first. */
async function startJob(
  { parts, user }: Visit,
  call: Awaited<ReturnType<typeof beginCall>>,
  start: () => CallPromise<unknown> | JobCallPromise<unknown>,
): Promise<Outgoing> {
  const promise = start();
  const result = promise.withResponse();
  result.catch(() => {});
  const job = 'job' in promise ? await promise.job : undefined;
  if (!job) return replyWith(call, () => promise, toReply);
  // The job goes on at its provider; polls are calls of their own.
  call.cancel();
  call.end({});
  const handle = await parts.handles.sign(job, user.id, call.model);
  return jsonReply({ id: handle, object: 'job', status: 'running' }, 202);
}

/** The client's method of a task. Only tasks have one: other methods of the client, such as those of streams, would pass by limits. */
function methodOf(task: InferenceTask): string {
  const method = Object.hasOwn(TASK_METHODS, task) ? TASK_METHODS[task] : undefined;
  if (method) return method;
  throw new GatewayError('NOT_FOUND', `There is no task "${task.slice(0, 50).replace(/[^\w-]/g, '?')}".`);
}

/** Limits what text generation may produce. */
function boundedFields(task: string, args: Readonly<Record<string, unknown>>, most: number): Record<string, unknown> {
  const fields = taskFields(args);
  if (task !== 'text-generation') return fields;
  const parameters = (fields.parameters ?? {}) as { readonly max_new_tokens?: unknown };
  const wanted = parameters.max_new_tokens;
  const isWithin = typeof wanted === 'number' && wanted >= 1 && wanted <= most;
  return { ...fields, parameters: { ...parameters, max_new_tokens: isWithin ? wanted : most } };
}

/** Refuses addresses and paths in the place of files: the gateway would fetch them for the client. */
function refuseAddresses(task: InferenceTask, args: Readonly<Record<string, unknown>>): void {
  for (const field of FILE_INPUTS[task] ?? []) {
    const value = field
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], args);
    for (const file of [value].flat()) {
      if (file === undefined || file instanceof Blob || (typeof file === 'string' && /^data:/i.test(file))) continue;
      throw new GatewayError('INPUT', `\`${field}\` has to be a data URL, or a file in a form.`, { param: field });
    }
  }
}

function sizeOf(args: Readonly<Record<string, unknown>>): number {
  return typeof args.inputs === 'string' && !args.inputs.startsWith('data:') ? args.inputs.length : 0;
}
