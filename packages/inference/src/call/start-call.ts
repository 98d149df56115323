import type { TaskId, TaskInput } from '@hubkit/catalog';
import type { AnyAdapter, EncodedFile, StreamRules, Uploads } from '../contract/adapter.ts';
import { authMode, cleanToken } from '../contract/credentials.ts';
import type { MediaOptions, OutputType } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { prepareCall, taskInput } from '../request/build-request.ts';
import type { FileCall } from '../request/prepare-files.ts';
import type { StartedCall } from '../request/started-call.ts';
import { toWireRequest } from '../request/to-wire-request.ts';
import type { ClientState } from '../routing/client-state.ts';
import type { RouteRequest, Routes } from '../routing/route.ts';
import { type CallContext, createContext } from '../transport/context.ts';
import type { OpenResponse } from '../transport/opened-response.ts';

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
  readonly resolveRoutes: (request: RouteRequest) => Promise<Routes>;
  /** Reads the files of the input, and checks that the result can be written where the user wants it. */
  readonly prepareFiles?: (task: TaskId, input: TaskInput<TaskId>, call: FileCall) => Promise<ReadInput<TaskId>>;
  /** Encodes the bytes that an adapter wants inside JSON. */
  readonly readUploads?: (adapter: AnyAdapter, input: ReadInput<TaskId>) => Promise<Uploads<EncodedFile>>;
  /** Reads the body of the first response. */
  readonly readBody: (opened: OpenResponse, started: StartedCall) => Promise<unknown>;
  /** The rules of a stream. @default those of the adapter */
  readonly streamRules?: (started: StartedCall) => StreamRules;
  /** Throws for a provider that does not exist, or does not have the task. */
  readonly checkProvider?: (task: TaskId, provider: string | Provider) => void;
  /** Turns that body into the result of the task. */
  readonly toResult: (body: unknown, started: StartedCall) => Promise<unknown>;
}

/** Resolves the route of a call and makes its request; nothing was sent to the provider yet. */
export async function startCall(invocation: Invocation, state: ClientState, steps: CallSteps): Promise<StartedCall> {
  const { task, args, options, isStream } = invocation;
  const token = cleanToken(args.accessToken);
  const credentials = { token, mode: authMode(token, options.includeCredentials) };
  const shared = callContext(invocation, token, state);
  const { signal } = options;
  signal?.throwIfAborted();
  const [route] = await steps.resolveRoutes({ task, target: args, credentials, options, context: shared, state });
  const { adapter, mapping } = route;
  const context = {
    ...shared,
    ...state.ofRoute?.(route, options),
    subject: { provider: mapping.provider, task, model: mapping.hfModelId },
  };
  const given = taskInput(args);
  // Only a task without files has no step that reads them.
  const input = (await steps.prepareFiles?.(task, given, { context, options })) ?? (given as ReadInput<TaskId>);
  const uploads = adapter.uploads && (await steps.readUploads?.(adapter, input));
  signal?.throwIfAborted();
  const parts = { task, input, isStream, outputType: options.outputType, uploads };
  const prepared = prepareCall(route, credentials, parts, options);
  const wire = toWireRequest(prepared.request, { isStream, isIdempotent: !adapter.job });
  return { ...prepared, request: wire, context, options };
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
    secrets: [token, options.billTo].filter((secret = ''): secret is string => secret.length > 3),
    subject: { task, ...(args.model && { model: args.model }) },
    isStream,
  });
  if (token !== args.accessToken && token) {
    context.emit?.({ type: 'warning', message: 'Spaces around the access token were removed.' });
  }
  return context;
}
