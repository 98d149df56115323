import type { ChatAdapter, ChatCallArgs } from '../contract/adapter.ts';
import { authMode, cleanToken } from '../contract/credentials.ts';
import { InferenceError } from '../contract/errors.ts';
import type { CallState } from '../request/call-state.ts';
import type { Route } from '../routing/route.ts';
import { createContext } from '../transport/create-context.ts';
import { resolveDeferredError } from '../transport/deferred-error.ts';
import { send } from '../transport/send.ts';

/**
 * Passes a call down its line: route, prepare, send, read. Only the last two have to wait. Every error of a call is made here.
 *
 * @param intercept - Called first, one microtask after the call was made. If it returns a promise, that replaces the line.
 */
export async function runSteps(
  started: CallState,
  sendCall = sendRequest,
  intercept?: (started: CallState) => Promise<unknown> | undefined,
): Promise<unknown> {
  try {
    if (intercept) {
      // Lets `withResponse` be called before the call starts. Not a function around this one: that costs promises.
      await undefined;
      const other = intercept(started);
      if (other) return await other;
    }
    const routing = findRoute(started);
    if (routing) await routing;
    const preparing = started.line.prepare(started);
    if (preparing) await preparing;
    const read = await sendCall(started);
    const result = started.line.toResult(read, started);
    return result instanceof Promise ? await result : result;
  } catch (thrown) {
    const error = await resolveDeferredError(thrown);
    forgetMapping(started, error);
    throw error;
  }
}

/** Sends the request of a call and reads the response. */
export function sendRequest(started: CallState): Promise<unknown> {
  return send(started.request, started.context, (opened) => started.line.read(opened, started));
}

/** Finds the route of a call, unless a policy has found it before. */
function findRoute(started: CallState): Promise<void> | undefined {
  if (started.route !== undefined) return;
  const { args, options, line } = started;
  const token = cleanToken(args.accessToken);
  started.credentials = { token, mode: authMode(token, options.includeCredentials) };
  started.context = callContext(started, token);
  options.signal?.throwIfAborted();
  const route = line.route(started);
  if (route instanceof Promise) return route.then((found) => chooseApi(started, found));
  return chooseApi(started, route);
}

/** Finds the route of a call before it is on its line, for a policy that needs the route. */
export async function findRouteAhead(started: CallState): Promise<void> {
  try {
    await findRoute(started);
  } catch (thrown) {
    throw await resolveDeferredError(thrown);
  }
}

/** Takes a route, or that of the same chat by OpenAI's Responses API. */
function chooseApi(started: CallState, route: Route): Promise<void> | undefined {
  // The arguments of the task lie beside those of the target.
  const args = started.args as ChatCallArgs;
  // Only adapters of chat have it.
  const { responses } = route.adapter as ChatAdapter;
  if (responses?.wants(args, route.mapping.providerId)) {
    return responses.route(route, args).then((found) => takeRoute(started, found));
  }
  takeRoute(started, route);
}

function takeRoute(started: CallState, route: Route): void {
  const { context, state, options, task } = started;
  started.route = route;
  const { provider, hfModelId } = route.mapping;
  const { router, providers } = options.endpoints ?? {};
  const service = route.endpoint?.url ?? `${provider} ${router} ${providers?.[provider]}`;
  context.subject = { provider: route.endpoint?.name ?? provider, task, model: hfModelId };
  context.retryBudget = state.budgets?.of(service) ?? state.retryBudget;
}

/** Makes the context of a call, before its route is known. */
export function callContext(
  { args, options, task, isStream, state }: Pick<CallState, 'args' | 'options' | 'task' | 'isStream' | 'state'>,
  token: string | undefined,
) {
  const context = createContext(options, {
    isStream,
    retryBudget: state.retryBudget,
    secrets: listSecrets(token, options.billTo),
    subject: args.model ? { task, model: args.model } : { task },
  });
  if (token !== args.accessToken && token) {
    context.emit?.({ type: 'warning', message: 'Spaces around the access token were removed.' });
  }
  return context;
}

/** Lists the texts that errors must not show. Services repeat their input in errors, including the paying organization. */
export function listSecrets(token = '', billTo = ''): readonly string[] {
  return [token, billTo].filter((text) => text.length > 3);
}

/** Evicts the cached mapping when the provider rejects the model. */
function forgetMapping({ state, route }: CallState, error: unknown): void {
  if (route === undefined || !InferenceError.is(error) || error.code !== 'PROVIDER_API' || error.job) return;
  const status = error.response?.status;
  if (status === 400 || status === 404) state.lookUp.forget?.(route.mapping.hfModelId);
}
