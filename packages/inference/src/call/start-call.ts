import type { TaskId } from '@hubkit/catalog';
import type { Adapter, Call } from '../contract/adapter.ts';
import { authMode, cleanToken } from '../contract/credentials.ts';
import type { CallOptions, OutputType } from '../contract/options.ts';
import type { Args } from '../contract/task-functions.ts';
import { makeCall, prepareCall, taskInput } from '../request/build-request.ts';
import type { StartedCall } from '../request/started-call.ts';
import { toWireRequest } from '../request/to-wire-request.ts';
import type { LookUp } from '../routing/look-up-mapping.ts';
import { resolveProvider } from '../routing/resolve-provider.ts';
import type { Route, RouteRequest } from '../routing/route.ts';
import { createContext } from '../transport/context.ts';
import { createRetryBudget, type RetryBudget } from '../transport/retry-budget.ts';

/** What a task function is called with. */
export interface Invocation<K extends TaskId> {
  readonly task: K;
  readonly args: Args<K>;
  readonly options: CallOptions & { readonly outputType?: OutputType };
  readonly isStream: boolean;
}

/** What a client owns and lends to its calls. */
export interface ClientState {
  readonly lookUp: LookUp;
  readonly retryBudget?: RetryBudget;
  /** Settles a call whose provider is named, or not even that. */
  readonly resolveRoute?: <K extends TaskId>(request: RouteRequest<K>) => Promise<Route<K>>;
  /** Reads the bytes that an adapter wants inside JSON. */
  readonly readUpload?: <K extends TaskId>(adapter: Adapter<K>, call: Call<K>) => Promise<Call<K>>;
}

/** Settles a call and makes its request; nothing has gone to the provider yet. */
export async function startCall<K extends TaskId>(
  { task, args, options, isStream }: Invocation<K>,
  state: ClientState,
): Promise<StartedCall<K>> {
  const token = cleanToken(args.accessToken);
  const mode = authMode(token, options.includeCredentials);
  const lookUpContext = createContext(options, {
    retryBudget: state.retryBudget ?? createRetryBudget(),
    secrets: token && token.length > 3 ? [token] : [],
    subject: { task, ...(args.model && { model: args.model }) },
    isStream,
  });
  if (token !== args.accessToken && token) {
    lookUpContext.emit({ type: 'warning', message: 'Blanks around the access token were removed.' });
  }
  options.signal?.throwIfAborted();
  const { resolveRoute = resolveProvider, lookUp } = state;
  const credentials = { token, mode };
  const found = await resolveRoute({ task, target: args, credentials, options, context: lookUpContext, lookUp });
  const route = { ...found, ...credentials };
  const { adapter, mapping } = route;
  const plain = makeCall(route, { task, input: taskInput(args), isStream, outputType: options.outputType });
  const call = (await state.readUpload?.(adapter, plain)) ?? plain;
  options.signal?.throwIfAborted();
  const context = { ...lookUpContext, subject: { provider: mapping.provider, task, model: mapping.hfModelId } };
  const request = toWireRequest(prepareCall(route, call, options), { isStream, isIdempotent: !adapter.job });
  return { route, call, request, context, options, lookUp };
}
