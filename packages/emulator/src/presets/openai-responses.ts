import { reasoningOf } from '@hubkit/messages';
import { type ReasoningPlace, type ResponseEvent, ResponseWriter } from '@hubkit/messages/responses';
import type { ChatRequest } from '../content/chat/chat-request.ts';
import type { Generated } from '../content/chat/generate.ts';
import { hexId } from '../contract/ids.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import type { TaskDialect, TaskResponseContext } from '../dialect/provider.ts';
import { type Frame, namedEvent } from '../http/event-stream.ts';
import { chatChunks } from './chat-chunks.ts';
import { readResponseLogprobs } from './logprobs.ts';
import { encryptReasoning } from './responses/encrypted-reasoning.ts';
import { type ResponsesRules, readRequest } from './responses/read-request.ts';

/** A route of OpenAI's Responses API. */
export interface OpenaiResponsesOptions extends ResponsesRules {
  /** Path below the provider's base URL; several for a server with aliases. */
  readonly path: string | readonly string[];
  /** Content type of a stream. @default 'text/event-stream' */
  readonly streamType?: string;
  /** Members of a response over the common ones. */
  readonly extras?: JsonObject;
  /** Place of the thoughts. OpenAI's `summary` has them only where the request wants a summary. @default 'content' */
  readonly reasoning?: ReasoningPlace;
}

/** Chat in the protocol of OpenAI's Responses API, plain and streamed. Nothing is stored. */
export function openaiResponses(options: OpenaiResponsesOptions): TaskDialect<ChatRequest, Generated> {
  const { path, streamType } = options;
  return {
    path,
    read: (request) => readRequest(request, options),
    write(generated, context) {
      const chunks = [...chatChunks(generated, readResponseLogprobs(context.request.body))];
      const writer = createWriter(options, context);
      writer.start();
      for (const chunk of chunks) writer.push(chunk);
      writer.end();
      return writer.response;
    },
    stream: {
      isWanted: ({ body }) => body.stream === true,
      ...(streamType ? { contentType: streamType } : {}),
      *write(generated, context) {
        const writer = createWriter(options, context);
        yield* writer.start().map(toFrame);
        for (const chunk of chatChunks(generated, readResponseLogprobs(context.request.body))) {
          yield* writer.push(chunk).map(toFrame);
        }
        yield* writer.end().map(toFrame);
      },
    },
  };
}

function createWriter(
  { reasoning = 'content', extras }: OpenaiResponsesOptions,
  { id, now, request: { body, modelName } }: TaskResponseContext,
): ResponseWriter {
  const isOpenai = reasoning === 'summary';
  return new ResponseWriter({
    id: `resp_${id}`,
    // The router's own route knows the model by its id of the hub.
    model: String(body.model ?? modelName),
    createdAt: Math.floor(now / 1000),
    request: body,
    itemId: (prefix, index) => `${prefix}_${hexId(`${id} ${index}`, 32)}`,
    reasoning: isOpenai && !wantsSummary(body) ? 'hidden' : reasoning,
    seal: (message) => {
      const thoughts = isOpenai ? reasoningOf(message) : '';
      return thoughts ? encryptReasoning(thoughts) : undefined;
    },
    extras,
  });
}

function wantsSummary({ reasoning }: JsonObject): boolean {
  return isJsonObject(reasoning) && reasoning.summary != null;
}

function toFrame(event: ResponseEvent): Frame {
  return namedEvent(event.type, event, event.type.endsWith('.delta') ? 1 : 0);
}
