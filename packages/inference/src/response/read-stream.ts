import type { StreamRules } from '../contract/adapter.ts';
import { InferenceError, type PartialAnswer, StreamInterruptedError } from '../contract/errors.ts';
import type { StartedCall } from '../request/started-call.ts';
import type { CallContext } from '../transport/context.ts';
import { errorFromBody } from '../transport/error-from-response.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { isJson, parseJson } from '../transport/read-body.ts';
import { readEvents, type StreamEvent } from './read-events.ts';
import { checkResponse, errorInBody, holdsError, malformedResponse, readJson } from './read-response.ts';

/** Reads the values of a stream. */
export async function* readStream(
  opened: OpenResponse,
  rules: StreamRules,
  started: StartedCall,
): AsyncGenerator<unknown, void, undefined> {
  const { context } = started;
  let partial: PartialAnswer = { text: '', count: 0 };
  let isComplete = false;
  try {
    for await (const events of eventsOf(opened, started)) {
      for (const { name, data, isTail } of events) {
        if (data === '[DONE]') return;
        const isError = name === 'error';
        const value = isTail || isError ? parseTail(data) : parseJson(data, context);
        if (isError || holdsStreamError(value)) throw streamError(data, opened, started);
        const chunk = value === undefined ? value : rules.chunk(value, partial);
        if (chunk === undefined) continue;
        opened.markContentReceived();
        partial = { text: partial.text + rules.text(chunk), count: partial.count + 1, last: chunk };
        isComplete ||= rules.isLast(chunk);
        yield chunk;
      }
    }
  } catch (cause) {
    if (isComplete && InferenceError.is(cause) && cause.fault) return;
    if (!InferenceError.is(cause) || partial.count === 0) throw cause;
    throw cause.fault ? interrupted(context, partial, cause) : Object.assign(cause, { partial });
  }
  if (isComplete) return;
  throw partial.count === 0 ? malformedResponse(started, 'the stream has no content') : interrupted(context, partial);
}

/** The events of an answer. Whoever sends plain JSON where a stream was asked for gave everything in one event. */
async function* eventsOf(
  opened: OpenResponse,
  started: StartedCall,
): AsyncGenerator<readonly StreamEvent[], void, undefined> {
  const { context } = started;
  const contentType = opened.response.headers.get('content-type') ?? '';
  if (isJson(contentType)) {
    const body = await readJson(opened, started);
    if (holdsError(body)) throw errorInBody(body, started);
    const data = JSON.stringify(checkResponse(started.route.adapter, body, started));
    yield [{ name: undefined, data, isTail: false }];
  } else if (contentType && !/^\s*text\/event-stream/i.test(contentType)) {
    await opened.close();
    throw malformedResponse(started, `server does not support event stream content type, it returned ${contentType}`);
  } else {
    yield* readEvents(opened.bytes(), context.maxBytes.event);
  }
}

function holdsStreamError(value: unknown): boolean {
  return value instanceof Object && Object.hasOwn(value, 'error') && Reflect.get(value, 'error') !== null;
}

/** The error of an event that is one. */
function streamError(data: string, { response }: OpenResponse, started: StartedCall): InferenceError {
  const failureText = `${started.request.failureText}: an error occurred while streaming the response`;
  return errorFromBody(response, data, { ...started.request, failureText }, started.context);
}

/** An event that the end of the input cut short. Seen at cerebras: the last one, complete but for a stray quote after it. */
function parseTail(data: string): unknown {
  for (const text of [data, data.replace(/"$/, '')]) {
    try {
      return JSON.parse(text);
    } catch {}
  }
  return undefined;
}

/** The error of an answer that ended too early. */
function interrupted({ subject }: CallContext, partial: PartialAnswer, cause?: InferenceError): StreamInterruptedError {
  const why = cause ? `: ${cause.message}` : '';
  const message = `The answer of ${subject.provider} broke off after ${partial.count} pieces (see error.partial)${why}`;
  return new StreamInterruptedError(message, { ...subject, cause, partial });
}
