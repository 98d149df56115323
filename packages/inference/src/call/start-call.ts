import type { TaskId, TaskInput } from '@hubkit/catalog';
import type { AnyAdapter, EncodedFile, StreamRules, Uploads } from '../contract/adapter.ts';
import { authMode, type Credentials, cleanToken } from '../contract/credentials.ts';
import type { MediaOptions, OutputType } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { prepareCall, taskInput } from '../request/build-request.ts';
import type { FileCall } from '../request/prepare-files.ts';
import type { StartedCall } from '../request/started-call.ts';
import { toWireRequest } from '../request/to-wire-request.ts';
import type { ClientState } from '../routing/client-state.ts';
import type { Route, RouteRequest, Routes } from '../routing/route.ts';
import { type CallContext, createContext } from '../transport/context.ts';
import type { OpenResponse } from '../transport/open-response.ts';

/** Arguments and options of a task function. */
export interface Invocation {
  readonly task: TaskId;
  /** The arguments of the task lie beside those of the target. */
  readonly args: CallTarget;
  readonly options: MediaOptions<OutputType>;
  readonly isStream: boolean;
}

/** The steps of a call that differ between entries of the package: a page that only chats loads none of the others. */
export interface CallSteps {
  /** Lists the routes of a call. */
  readonly resolveRoutes: (request: RouteRequest) => Routes | Promise<Routes>;
  /** Reads the files of the input, and checks that the result can be written where the user wants it. */
  readonly prepareFiles?: (
    task: TaskId,
    input: TaskInput<TaskId>,
    call: FileCall,
  ) => ReadInput<TaskId> | Promise<ReadInput<TaskId>>;
  /** Encodes the bytes that an adapter wants inside JSON. */
  readonly readUploads?: (adapter: AnyAdapter, input: ReadInput<TaskId>) => Promise<Uploads<EncodedFile>>;
  /** Reads the body of the first response. */
  readonly readBody: (opened: OpenResponse, started: StartedCall) => Promise<unknown>;
  /** The rules of a stream. @default those of the adapter */
  readonly streamRules?: (started: StartedCall) => StreamRules;
  /** Throws for a provider that does not exist, or does not have the task. */
  readonly checkProvider?: (task: TaskId, provider: string | Provider) => void;
  /** Turns that body into the result of the task. */
  readonly toResult: (body: unknown, started: StartedCall) => unknown;
}

/** Resolves the route of a call and makes its request; nothing was sent to the provider yet. At once where nothing has to be loaded, looked up or read. */
export function startCall(
  invocation: Invocation,
  state: ClientState,
  steps: CallSteps,
): StartedCall | Promise<StartedCall> {
  const { task, args, options } = invocation;
  const token = cleanToken(args.accessToken);
  const credentials = { token, mode: authMode(token, options.includeCredentials) };
  const shared = callContext(invocation, token, state);
  options.signal?.throwIfAborted();
  const routes = steps.resolveRoutes({ task, target: args, credentials, options, context: shared, state });
  const begun = { invocation, state, steps, credentials, shared };
  return routes instanceof Promise ? routes.then(([route]) => startOn(route, begun)) : startOn(routes[0], begun);
}

interface BegunCall {
  readonly invocation: Invocation;
  readonly state: ClientState;
  readonly steps: CallSteps;
  readonly credentials: Credentials;
  readonly shared: CallContext;
}

function startOn(route: Route, begun: BegunCall): StartedCall | Promise<StartedCall> {
  const { invocation, state, steps, shared } = begun;
  const { task, args, options } = invocation;
  const { adapter, mapping } = route;
  // The context is that of this call alone; only now its subject is known.
  const context = shared as { -readonly [Key in keyof CallContext]: CallContext[Key] };
  if (state.ofRoute) context.retryBudget = state.ofRoute(route, options).retryBudget;
  context.subject = { provider: mapping.provider, task, model: mapping.hfModelId };
  const given = taskInput(args);
  // Only a task without files has no step that reads them.
  const input = steps.prepareFiles?.(task, given, { context, options }) ?? (given as ReadInput<TaskId>);
  return input instanceof Promise || adapter.uploads
    ? startWithFiles(route, input, context, begun)
    : started(route, input, undefined, context, begun);
}

async function startWithFiles(
  route: Route,
  reading: ReadInput<TaskId> | Promise<ReadInput<TaskId>>,
  context: CallContext,
  begun: BegunCall,
): Promise<StartedCall> {
  const input = await reading;
  const uploads = route.adapter.uploads && (await begun.steps.readUploads?.(route.adapter, input));
  context.signal?.throwIfAborted();
  return started(route, input, uploads, context, begun);
}

function started(
  route: Route,
  input: ReadInput<TaskId>,
  uploads: Uploads<EncodedFile> | undefined,
  context: CallContext,
  { invocation: { task, options, isStream }, credentials }: BegunCall,
): StartedCall {
  const parts = { task, input, isStream, outputType: options.outputType, uploads };
  const { call, request } = prepareCall(route, credentials, parts, options);
  return { route, credentials, call, request: toWireRequest(request, isStream, !route.adapter.job), context, options };
}

/** The context of a call, made before its route is known: routes that are tried one after the other share it. */
export function callContext(
  { task, args, options, isStream }: Invocation,
  token: string | undefined,
  state: ClientState,
): CallContext {
  const context = createContext(options, {
    retryBudget: state.retryBudget,
    // Services repeat in errors what they were sent, the payer included.
    secrets: secretsOf(token, options.billTo),
    subject: args.model ? { task, model: args.model } : { task },
    isStream,
  });
  if (token !== args.accessToken && token) {
    context.emit?.({ type: 'warning', message: 'Spaces around the access token were removed.' });
  }
  return context;
}

let last: {
  readonly token: string | undefined;
  readonly billTo: string | undefined;
  readonly secrets: readonly string[];
} = { token: undefined, billTo: undefined, secrets: [] };

/** The texts that no error may show; those of the last call are kept, as nearly all calls have the same. */
function secretsOf(token: string | undefined, billTo: string | undefined): readonly string[] {
  if (last.token !== token || last.billTo !== billTo) {
    const secrets = [token, billTo].filter((secret = ''): secret is string => secret.length > 3);
    last = { token, billTo, secrets };
  }
  return last.secrets;
}
