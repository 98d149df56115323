import {
  type CallPromise,
  FILE_INPUTS,
  type InferenceTask,
  type JobCallPromise,
  pickTaskInput,
} from '@hubkit/inference';
import { isMembers } from '@hubkit/messages';
import { boundTask } from '../bounds/bound-task.ts';
import { estimateTokens } from '../bounds/estimate-tokens.ts';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { replyWith } from '../call/reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { isForm, readForm } from '../http/read-form.ts';
import { type JsonObject, type ReadBody, readJson } from '../http/read-json.ts';
import { fileReply, jsonReply } from '../http/replies.ts';
import { chatCompletions } from './chat-completions.ts';
import type { Route } from './route.ts';
import { TASK_METHODS } from './task-methods.gen.ts';

/** `POST /v1/tasks/<task>`: any task, with the arguments of the client; `?wait=false` starts a job. */
export const tasks: Route = { path: 'tasks/', methods: { POST: run } };

/** A method of a task, whose arguments were not checked. */
type TaskMethod = (args: object, options: object) => CallPromise<unknown> | JobCallPromise<unknown>;

async function run(visit: RequestContext): Promise<Outgoing> {
  const { parts } = visit;
  // `findMethod` refuses what is no task.
  const task = visit.rest as InferenceTask;
  if (task === 'conversational' && chatCompletions.methods.POST) return chatCompletions.methods.POST(visit);
  const method = findMethod(task);
  const { args: given, size, model, isWaiting } = await readTaskBody(visit);
  // Read as any object: the values are not checked yet.
  const args = pickTaskInput(task, given) as Readonly<Record<string, unknown>>;
  const encoded = refuseAddresses(task, args);
  const { fields, outputTokens = 0, choices } = boundTask(task, args, parts.bounds, parts.parameters);
  const call = await beginCall(visit, {
    task,
    model,
    tokens: { input: estimateTokens(Math.max(0, size - encoded)), output: outputTokens * choices },
    ...(outputTokens === 0 && { requests: choices }),
  });
  const start = () => {
    const client = parts.client as unknown as Record<string, TaskMethod>;
    return (client[method] as TaskMethod)(
      { ...fields, ...call.target },
      { ...call.options, ...(isWaiting ? {} : { keepJob: true }) },
    );
  };
  const isWriting = outputTokens > 0 && task !== 'text-generation';
  if (isWaiting) return replyWith(call, start, toReply, isWriting ? tokensOfReply : undefined);
  return startJob(visit, call, start);
}

/** Makes a response of the result of any task. */
export function toReply(result: unknown): Outgoing {
  return result instanceof Blob ? fileReply(result) : jsonReply(result);
}

/** Tokens of the text of a result, by its size. */
function tokensOfReply({ body }: Outgoing): number {
  return typeof body === 'string' ? estimateTokens(new Blob([body]).size) : 0;
}

/** Starts a call, and responds as soon as its job is accepted; with the result, if that comes first. */
async function startJob(
  { parts, user }: RequestContext,
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
function findMethod(task: InferenceTask): string {
  const method = Object.hasOwn(TASK_METHODS, task) ? TASK_METHODS[task] : undefined;
  if (method) return method;
  throw new GatewayError('NOT_FOUND', `There is no task "${task.slice(0, 50).replace(/[^\w-]/g, '?')}".`);
}

/**
 * Refuses addresses and paths in the place of files: the gateway would fetch them for the client.
 *
 * @returns Characters of the body that are files.
 */
function refuseAddresses(task: InferenceTask, args: Readonly<Record<string, unknown>>): number {
  let encoded = 0;
  for (const field of FILE_INPUTS[task] ?? []) {
    const value = field
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], args);
    for (const file of [value].flat()) {
      if (file === undefined || file instanceof Blob) continue;
      if (typeof file === 'string' && /^data:/i.test(file)) {
        encoded += file.length;
        continue;
      }
      throw new GatewayError('INPUT', `\`${field}\` has to be a data URL, or a file in a form.`, { param: field });
    }
  }
  return encoded;
}

/** Arguments of a task, as a client sent them. */
interface TaskBody {
  readonly args: JsonObject;
  /** Bytes of the body without those of its files. */
  readonly size: number;
  /** Name of the model, from the body or from `?model=`. */
  readonly model: unknown;
  /** False where the client wants a handle of the job rather than the result. */
  readonly isWaiting: boolean;
}

/** Types of bodies that are one file: the input of the task. */
const FILE_TYPE = /^(?:image|audio|video)\/[\w.+-]+$|^application\/octet-stream$/i;

/** Reads the arguments of a task: JSON, a form with files beside a field `json`, or one file as the whole body. */
async function readTaskBody(visit: RequestContext): Promise<TaskBody> {
  const query = new URLSearchParams(visit.incoming.target.split('?')[1] ?? '');
  const { body: args, size } = await readArgs(visit);
  return { args, size, model: args.model ?? query.get('model'), isWaiting: query.get('wait') !== 'false' };
}

async function readArgs({ incoming, parts: { bounds } }: RequestContext): Promise<ReadBody> {
  const [type = ''] = (incoming.header('content-type') ?? '').split(';', 1);
  if (FILE_TYPE.test(type)) {
    const bytes = await incoming.readBytes(bounds.fileBytes, bounds.bodyMs);
    return { body: { inputs: new Blob([bytes as BlobPart], { type }) }, size: 0 };
  }
  return isForm(type) ? formArgs(await readForm(incoming, bounds)) : readJson(incoming, bounds);
}

function formArgs(form: FormData): ReadBody {
  const json = form.get('json');
  const args: Record<string, unknown> = { ...jsonField(json) };
  let size = textSize(json);
  for (const [name, value] of form.entries()) {
    if (name === 'json') continue;
    size += textSize(value);
    // `inputs.image` is a field of the object `inputs`.
    const [field = '', member] = name.split('.');
    args[field] = member === undefined ? value : { ...(args[field] as object | undefined), [member]: value };
  }
  return { body: args, size };
}

/** Bytes of a text field of a form; a file has none. */
function textSize(value: unknown): number {
  return typeof value === 'string' ? new Blob([value]).size : 0;
}

function jsonField(text: unknown): object {
  if (text === null) return {};
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (isMembers(value)) return value;
  } catch {
    // Not JSON: refused below with all other values that are not objects.
  }
  throw new GatewayError('INPUT', 'The field `json` of the form has to be a JSON object.', { param: 'json' });
}
