import type { TaskId } from '@hubkit/task-types';
import type { StreamRules } from '../contract/adapter.ts';
import { InferenceError } from '../contract/errors.ts';
import type { StreamOutput } from '../contract/task-types.ts';
import type { CallState } from '../request/call-state.ts';
import type { CallContext } from '../transport/context.ts';
import { DeferredError, deferError, resolveDeferredError } from '../transport/deferred-error.ts';
import { hasErrorField, isJson, looksLikeError, parseJson } from '../transport/json-body.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { parseSafely } from '../transport/parse-safely.ts';
import { type ChunkReader, GrowingText, type OpenedStream } from './chunk-stream.ts';
import { EventParser } from './event-parser.ts';
import { checkResponse, errorInBody, malformedResponse, readJson } from './read-response.ts';

/** A chunk of any task. */
type Chunk = StreamOutput<TaskId>;

/** Reads a streamed response up to its first chunk. */
export async function beginStream(
  opened: OpenResponse,
  rules: StreamRules,
  started: CallState,
): Promise<OpenedStream<Chunk>> {
  const reader = readStream(opened, rules, started);
  return { first: await reader.next(), reader };
}

function readStream(opened: OpenResponse, given: StreamRules, started: CallState): ChunkReader<Chunk> {
  const rules = given.begin?.() ?? given;
  const { context, call } = started;
  const parser = new EventParser(context.maxBytes.event);
  const expected = rules.alternatives?.(call.input) ?? 1;
  const ended = new Set<number>();
  const soFar = new Progress();
  let isOver = false;

  const take = () => {
    try {
      for (let data = isOver ? undefined : parser.next(); data !== undefined; data = parser.next()) {
        const value = read(data);
        if (isOver || value !== undefined) return value;
      }
      return;
    } catch (error) {
      throw ending(error);
    }
  };

  const read = (data: string): Chunk | undefined => {
    if (data.charCodeAt(0) !== 123 && /^"?\[done\]/i.test(data)) {
      isOver = true;
      return;
    }
    const isErrorEvent = parser.name === 'error';
    const value = isErrorEvent || parser.isAtEnd ? parseTail(data) : parseJson(data, context);
    if (isErrorEvent || hasErrorField(value)) throw streamError(data);
    started.record?.addUsage(value);
    const chunk = value === undefined ? undefined : rules.chunk(value, soFar);
    if (chunk === undefined) {
      if (looksLikeError(value)) throw streamError(data);
      return;
    }
    return keep(chunk);
  };

  const keep = (chunk: Chunk): Chunk => {
    if (soFar.count === 0) opened.markContentReceived();
    soFar.add(rules.text(chunk));
    soFar.count++;
    soFar.last = chunk;
    for (const index of rules.ended(chunk)) ended.add(index);
    return chunk;
  };

  /** The error of an event that is one. */
  const streamError = (data: string) => deferError('errorFromEvent', opened.response, data, started.request, context);

  /** An error that ends the stream, with the text so far. Nothing is added to that once the stream is over. */
  const ending = (error: unknown): unknown => {
    isOver = true;
    if (soFar.count === 0) return error;
    if (error instanceof DeferredError) {
      return new DeferredError(async (code) => {
        const created = await error.create(code);
        return InferenceError.is(created) ? code.withPartial(created, soFar, context) : created;
      });
    }
    return InferenceError.is(error) ? deferError('withPartial', error, soFar, context) : error;
  };

  const end = () => {
    isOver = true;
    const stray = parseTail(parser.strayText);
    if (ended.size >= expected) return;
    if (looksLikeError(stray)) throw ending(streamError(parser.strayText));
    throw soFar.count === 0
      ? deferError('emptyStream', opened.response, parser.strayText, started)
      : deferError('streamInterrupted', soFar, context);
  };

  const broke = async (thrown: unknown) => {
    const error = await resolveDeferredError(thrown);
    if (ended.size >= expected && InferenceError.is(error) && error.fault) parser.end();
    else throw ending(error);
  };

  /** A service that sends plain JSON where a stream was requested has everything in it. */
  const readWhole = async () => {
    isOver = true;
    const body = await readJson(opened, started);
    if (hasErrorField(body)) throw errorInBody(body, started);
    const chunk = rules.chunk(checkResponse(started.route.adapter, body, started), soFar);
    return chunk && keep(chunk);
  };

  return {
    take,
    async next() {
      if (soFar.count === 0 && !isOver) {
        const contentType = opened.response.headers.get('content-type') ?? '';
        if (isJson(contentType)) return readWhole();
        if (contentType && !/^\s*text\/event-stream/i.test(contentType)) {
          isOver = true;
          await opened.close();
          throw malformedResponse(
            started,
            `server does not support event stream content type, it returned ${contentType}`,
          );
        }
      }
      while (!isOver) {
        const chunk = take();
        if (chunk !== undefined) return chunk;
        if (isOver) break;
        if (parser.isAtEnd) {
          end();
          continue;
        }
        try {
          const bytes = await opened.read();
          if (bytes) parser.push(bytes);
          else parser.end();
        } catch (thrown) {
          await broke(thrown);
        }
      }
      await discardRest(opened, context);
      return;
    },
    close: () => opened.close(),
  };
}

/** Longest rest that is awaited after the content: services end a response within milliseconds of `[DONE]`. */
const REST_MS = 100;
const REST_BYTES = 65_536;

/** Reads a response whose content is complete to its end, so that the connection can serve the next request, or closes it. */
async function discardRest(opened: OpenResponse, { clock }: CallContext): Promise<void> {
  const timer = clock.set(() => opened.close(), REST_MS);
  // A connection that breaks now fails nothing.
  await opened.readAll(REST_BYTES).catch(() => undefined);
  clock.clear(timer);
}

/** The values so far. */
class Progress extends GrowingText {
  count = 0;
  last: unknown = undefined;
}

/** Parses an event that may be cut short. Seen at cerebras: the last one, complete but for a stray quote after it. */
function parseTail(data: string): unknown {
  for (const text of [data, data.replace(/"$/, '')]) {
    try {
      return parseSafely(text);
    } catch {}
  }
  return undefined;
}
