import { GatewayError, type GatewayErrorCode } from '../../contract/errors.ts';
import type { ChatRequest } from '../../contract/hooks.ts';
import type { BegunChat, RequestedChat } from '../begin-chat.ts';
import { beginChat } from '../begin-chat.ts';
import type { RequestContext } from '../context.ts';
import { hookFailure, runHook } from './run-hook.ts';

/** Refusals of changed arguments that are a mistake of the hook, not of the client. */
const MISTAKES: ReadonlySet<GatewayErrorCode> = new Set(['INPUT', 'MODEL', 'FORBIDDEN']);

/** Lets a chat in, and asks `onRequest` about it. One that it changes is let in anew, within the same bounds and limits. */
export async function askRequest(visit: RequestContext, requested: RequestedChat): Promise<BegunChat> {
  const { parts, user, requestId } = visit;
  const begun = await beginChat(visit, requested);
  const { onRequest } = parts.hooks ?? {};
  if (!onRequest) return begun;
  const { call, fields, outputTokens } = begun;
  const { wishes = {}, isStream } = requested;
  // The messages are a list: `callChat` is called with one.
  const request = { ...fields, ...wishes, model: call.model, max_tokens: outputTokens } as unknown as ChatRequest;
  let changed: RequestedChat | undefined;
  try {
    const decision = await runHook('onRequest', visit, call.signal, () =>
      onRequest(request, user, { requestId, isStream, signal: call.signal }),
    );
    if (decision === false) throw new GatewayError('CONTENT_FILTER', 'This gateway does not allow the request.');
    if (decision !== undefined && decision !== true) changed = readChange(decision, requested, visit);
  } catch (error) {
    call.end({ error, isUnsent: true });
    throw error;
  }
  if (!changed) return begun;
  await call.end();
  try {
    return await beginChat(visit, changed);
  } catch (error) {
    throw GatewayError.is(error) && MISTAKES.has(error.code) ? hookFailure(error, visit) : error;
  }
}

/** Reads the arguments that a hook sends in the place of those of the client. */
function readChange(given: unknown, requested: RequestedChat, visit: RequestContext): RequestedChat {
  const { model, messages, stream: _, ...others } = Object(given) as Readonly<Record<string, unknown>>;
  if (typeof model !== 'string' || !Array.isArray(messages) || messages.length === 0) {
    throw hookFailure(new TypeError('onRequest returned arguments without a model or messages.'), visit);
  }
  const fields = { ...others, messages };
  const names = Object.keys(requested.wishes ?? {});
  const wishes = Object.fromEntries(Object.entries(others).filter(([name]) => names.includes(name)));
  for (const name of names) delete (fields as Record<string, unknown>)[name];
  const size = new Blob([JSON.stringify(given)]).size;
  return { ...requested, model, messages, fields, wishes, size };
}
