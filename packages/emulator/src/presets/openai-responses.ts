import type { ChatRequest } from '../content/chat/chat-request.ts';
import type { Generated } from '../content/chat/generate.ts';
import type { JsonObject } from '../contract/json.ts';
import type { TaskDialect, TaskResponseContext } from '../dialect/provider.ts';
import { readResponseLogprobs } from './logprobs.ts';
import { readResponsesRequest } from './read-responses-request.ts';
import { type ResponseEnvelope, writeResponse, writeResponseEvents } from './write-response.ts';

/** A route of OpenAI's Responses API. */
export interface OpenaiResponsesOptions {
  /** Path below the provider's base URL. */
  readonly path: string;
  /** Content type of a stream. @default 'text/event-stream' */
  readonly streamType?: string;
  /** Members of a response over the common ones. */
  readonly extras?: JsonObject;
}

/** Chat in the protocol of OpenAI's Responses API, plain and streamed: text, functions, JSON Schema. Nothing is stored. */
export function openaiResponses({
  path,
  streamType,
  extras,
}: OpenaiResponsesOptions): TaskDialect<ChatRequest, Generated> {
  const envelopeOf = ({ id, now, request }: TaskResponseContext): ResponseEnvelope => ({
    id,
    // The router's own route knows the model by its id of the hub.
    model: String(request.body.model ?? request.modelName),
    created: Math.floor(now / 1000),
    request: request.body,
    topLogprobs: readResponseLogprobs(request.body),
    extras,
  });
  return {
    path,
    read({ body }) {
      readResponseLogprobs(body);
      return readResponsesRequest(body);
    },
    write: (generated, context) => writeResponse(generated, envelopeOf(context)),
    stream: {
      isWanted: ({ body }) => body.stream === true,
      ...(streamType ? { contentType: streamType } : {}),
      write: (generated, context) => writeResponseEvents(generated, envelopeOf(context)),
    },
  };
}
