import type { AnyAdapter } from '../contract/adapter.ts';
import type { Checked, Issue } from '../contract/schema.ts';
import type { CallState } from '../request/call-state.ts';
import { type DeferredError, deferError } from '../transport/deferred-error.ts';
import { decodeText } from '../transport/exchange.ts';
import { hasErrorField, isJson, looksLikeError, parseJson } from '../transport/json-body.ts';
import type { OpenResponse } from '../transport/open-response.ts';

/** Reads a response body that must be JSON. */
export async function readJson(opened: OpenResponse, started: CallState): Promise<unknown> {
  const { context } = started;
  const text = decodeText(await opened.readAll(context.maxBytes.json));
  const { headers } = opened.response;
  const contentType = headers.get('content-type') ?? '';
  // Some services send JSON with a plain content type or none; an HTML page is never taken for it.
  if (text && (isJson(contentType) || /^\s*[[{]/.test(text))) return parseJson(text, context, headers);
  throw deferError('noJsonError', started.route, started.call.task, text ? contentType : undefined, context);
}

/** Checks the fields of a response that are read. */
export function checkResponse({ response }: Pick<AnyAdapter, 'response'>, body: unknown, started: CallState): unknown {
  // The schemas of responses are synchronous.
  const result = response['~standard'].validate(body) as Checked<unknown>;
  if (!result.issues && !hasErrorField(body)) return result.value;
  if (!result.issues || looksLikeError(body)) throw errorInBody(body, started);
  // A schema that rejects a value names at least one issue.
  throw malformedResponse(started, result.issues[0] as Issue);
}

/** Creates the error for a malformed response, from a reason or the issue of a schema. */
export function malformedResponse(
  { route, call: { task }, context }: Pick<CallState, 'route' | 'call' | 'context'>,
  why: string | Issue,
): DeferredError {
  return deferError('malformedError', route, task, why, context);
}

/** Makes the error for a body that is an error in spite of its status. */
export function errorInBody(body: unknown, { request, context }: CallState): DeferredError {
  const response = { status: 200, statusText: '', headers: new Headers() };
  return deferError('errorFromBody', response, JSON.stringify(body), request, context);
}
