import { GatewayError } from './failure.ts';
import { callGateway, type Gateway } from './gateway.ts';
import { methodId, methodName } from './task-method.ts';
import { type UploadProgress, uploadFetch } from './upload-fetch.ts';

/** The progress of a job, as far as the provider reports it. */
export interface TaskProgress {
  /** The provider's name of the state, such as `IN_QUEUE`. */
  readonly status?: string | undefined;
  /** From 0 to 1. */
  readonly fraction?: number | undefined;
  /** Number of jobs that come first. */
  readonly queuePosition?: number | undefined;
  readonly message?: string | undefined;
  /** The last lines that the job has printed. */
  readonly logs?: string | undefined;
}

/** The part of a client that tasks need: a method for each task, such as `textToImage`. `InferenceClient` has it. */
export type TaskClient = object;

/** A service for tasks: a client, or the address of a gateway. */
export type TaskService = Gateway | { readonly client: TaskClient; readonly api?: undefined };

/** Options of one call of a task. */
export interface TaskCall {
  readonly signal: AbortSignal;
  /** Called with the state of a job. */
  readonly onProgress: (progress: TaskProgress) => void;
  /** Called while files are sent. */
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
}

/** A method of a client for a task. */
type TaskMethod = (args: object, options: object) => PromiseLike<unknown> & { readonly job?: Promise<unknown> };

/** Calls the method of a client for a task. */
export function callClient(client: TaskClient, task: string, args: object, options: object): ReturnType<TaskMethod> {
  const name = methodName(task);
  const method = (client as Readonly<Record<string, TaskMethod | undefined>>)[name];
  if (method) return method.call(client, args, options);
  throw new GatewayError({ message: `The client has no ${name}.`, code: 'INPUT', canRetry: false });
}

/** Runs a task and returns its result; files are Blobs. */
export async function runTask(service: TaskService, task: string, args: object, call: TaskCall): Promise<unknown> {
  const { signal, onProgress, onUpload } = call;
  // Only requests of XMLHttpRequest report how much has been sent.
  const isWatched = onUpload !== undefined && typeof XMLHttpRequest === 'function' && filesIn(args).length > 0;
  if (service.client) {
    const watch = isWatched && { fetch: uploadFetch(onUpload) };
    return callClient(service.client, methodId(task), args, { signal, onProgress, ...watch });
  }
  const watched = isWatched && !service.fetch ? { ...service, fetch: uploadFetch(onUpload) } : service;
  return callGateway(watched, `tasks/${task}`, { ...taskBody(args), signal }, readResult);
}

/** The body of a task's request: JSON, or a form if there are files. */
export function taskBody(
  args: object,
): { readonly json: object } | { readonly method: string; readonly body: FormData } {
  const files = filesIn(args);
  if (files.length === 0) return { json: args };
  const form = new FormData();
  // The files are in fields of their path; JSON has no form for them.
  form.set(
    'json',
    JSON.stringify(args, (_, value) => (value instanceof Blob ? undefined : value)),
  );
  for (const [path, file] of files) form.append(path, file);
  return { method: 'POST', body: form };
}

/** Reads a result: JSON as a value, anything else as a Blob. */
export function readResult(response: Response): Promise<unknown> {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '') ? response.json() : response.blob();
}

/** Files in arguments and in their objects, each with its path: `inputs`, `inputs.image`. */
function filesIn(args: object, before = ''): readonly (readonly [path: string, file: Blob])[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (value instanceof Blob) return [[before + name, value] as const];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && before === '' ? filesIn(value, `${name}.`) : [];
  });
}
