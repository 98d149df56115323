import type { JsonObject } from '../contract/json.ts';
import { invalidField, missingField, ProblemError, unknownModel } from '../contract/problem.ts';
import { hashText } from '../contract/random.ts';
import { type ServedModel, servesTask } from '../contract/served-model.ts';
import { guessModel, guessTask } from '../dialect/guess-model.ts';
import { FileBody, type Provider, type TaskRequest, type TaskResponseContext } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import { eventStream } from '../http/event-stream.ts';
import { readBody } from '../http/read-body.ts';
import type { AnyTask } from './any-task.ts';
import { storeMedia } from './media-host.ts';
import { submitJob } from './serve-jobs.ts';
import type { EmulatorState } from './state.ts';

/** A request to one of a provider's task routes. */
export interface TaskCall {
  readonly provider: Provider;
  /** The tasks at this path; the model decides between them. */
  readonly tasks: readonly AnyTask[];
  /** The model in the path. */
  readonly modelInPath: string | undefined;
  readonly host: string | undefined;
}

/** Performs a task: reads the request, runs it, writes the response; or submits a job. */
export async function serveTask(c: AppContext, call: TaskCall, state: EmulatorState): Promise<Response> {
  const read = await readBody(c.req, call.tasks.some(({ dialect }) => dialect.accepts === 'any') ? 'any' : 'json');
  const query = new URL(c.req.url).searchParams;
  const { task, context, seed } = startTask(
    { ...read, headers: c.req.raw.headers, query },
    call,
    () => c.get('url').baseUrl,
    state,
  );
  const { dialect } = task;
  const { request } = context;
  if (dialect.isJob?.(request)) return submitJob(c, { provider: call.provider, task, context }, state);
  const output = await task.run(state.script.apply(task.id, dialect.read(request)), request.model);
  if (dialect.stream?.isWanted(request)) {
    return eventStream(dialect.stream.write(output, context), {
      pace: state.pace,
      seed: hashText(seed),
      ...(dialect.stream.contentType ? { contentType: dialect.stream.contentType } : {}),
    });
  }
  return writeBody(dialect.write(output, context), dialect.status);
}

/** Performs a task for a line of a batch: a JSON body, answered at once and without a stream. */
export async function serveLine(
  body: JsonObject,
  call: TaskCall,
  baseUrl: () => string,
  state: EmulatorState,
): Promise<Response> {
  const read = { body, bytes: undefined, files: {}, headers: new Headers(), query: new URLSearchParams() };
  const { task, context } = startTask(read, call, baseUrl, state);
  const input = state.script.apply(task.id, task.dialect.read(context.request));
  const output = await task.run(input, context.request.model);
  return writeBody(task.dialect.write(output, context), task.dialect.status);
}

/** Finds the task and model of a request, and prepares its response. `baseUrl` is that of stored files. */
function startTask(
  read: Pick<TaskRequest, 'body' | 'bytes' | 'files' | 'headers' | 'query'>,
  call: TaskCall,
  baseUrl: () => string,
  state: EmulatorState,
) {
  const { provider, modelInPath, host } = call;
  const modelName = modelInPath ?? readModelName(read.body, call);
  const received = { ...read, modelName, host };
  const { task, model } =
    findTask(modelName, call) ??
    (provider.ignoresModel ? findFirstTask(call) : undefined) ??
    (state.acceptsUnknownModels ? guessTaskAndModel(received, call) : unlisted(modelName));
  const request: TaskRequest = { ...received, model };
  const seed = `${provider.id} ${modelName} ${JSON.stringify(read.body)}`;
  const context: TaskResponseContext = {
    request,
    id: state.newId(seed),
    now: state.now(),
    storeFile: (file, options) => storeMedia(file, { providerId: provider.id, baseUrl: baseUrl(), ...options }, state),
  };
  return { task, context, seed };
}

function writeBody(body: object, status = 200): Response {
  if (!(body instanceof FileBody)) return Response.json(body, { status });
  return new Response(body.file.bytes, { status, headers: { 'content-type': body.file.type } });
}

function readModelName(body: TaskRequest['body'], call: TaskCall): string {
  const { tasks, provider } = call;
  const readModel = tasks[0]?.dialect.readModel;
  const named = readModel ? readModel(body, provider.models) : body.model;
  const name = named ?? (provider.ignoresModel ? findFirstTask(call)?.model.providerId : undefined);
  if (name === undefined) throw missingField('model');
  if (typeof name !== 'string' || name === '') throw invalidField('model', 'model must be a string');
  return name;
}

/** A task of a route, and the model that performs it. */
interface FoundTask {
  readonly task: AnyTask;
  readonly model: ServedModel;
}

function findTask(name: string, { provider, tasks }: TaskCall): FoundTask | undefined {
  for (const model of provider.models) {
    if (model.providerId !== name) continue;
    const task = tasks.find(({ id }) => model.task === id) ?? tasks.find(({ id }) => servesTask(model, id));
    if (task) return { task, model };
  }
  return undefined;
}

/** The first task of a route with a model, for servers that ignore the model's name. */
function findFirstTask({ provider, tasks }: TaskCall): FoundTask | undefined {
  return tasks.flatMap((task) => {
    const model = provider.models.find((candidate) => servesTask(candidate, task.id));
    return model ? [{ task, model }] : [];
  })[0];
}

function unlisted(name: string): never {
  throw unknownModel(name);
}

/** The task of an unlisted model: the one suggested by its name, or the first one that accepts the request. */
function guessTaskAndModel(request: Omit<TaskRequest, 'model'>, { provider, tasks }: TaskCall): FoundTask {
  const name = request.modelName;
  const suggested = guessTask(name);
  const guesses = tasks.map((task) => ({ task, model: guessModel(provider, { name, task: task.id }) }));
  const found =
    guesses.find(({ task }) => task.id === suggested) ??
    guesses.find(({ task, model }) => accepts(task, { ...request, model })) ??
    guesses[0];
  return found ?? unlisted(name);
}

function accepts({ dialect }: AnyTask, request: TaskRequest): boolean {
  try {
    dialect.read(request);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
