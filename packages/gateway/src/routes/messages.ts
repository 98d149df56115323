import {
  type AnthropicError,
  AnthropicEvents,
  anthropicError,
  anthropicMessage,
  readAnthropicRequest,
} from '@hubkit/messages/anthropic';
import { estimateChatTokens } from '../bounds/estimate-tokens.ts';
import type { BegunChat } from '../call/begin-chat.ts';
import { callChat } from '../call/call-chat.ts';
import type { RequestContext } from '../call/context.ts';
import { namedEvent, type StreamForm } from '../call/stream-reply.ts';
import type { Outgoing } from '../contract/exchange.ts';
import type { SetBounds } from '../http/bounds.ts';
import { type Failure, toFailure } from '../http/error-reply.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import { resolveModel } from '../models/resolve-model.ts';
import { asGatewayError, dialectChat } from './dialect-fields.ts';

/** Answers a chat in the form of Anthropic's Messages API. */
export async function createMessage(visit: RequestContext): Promise<Outgoing> {
  const { parts, requestId } = visit;
  const { body, size } = await readJson(visit.incoming, parts.bounds);
  const { chat, answer } = asGatewayError(() => readAnthropicRequest(body));
  const { stream, ...given } = chat;
  const { fields, wishes } = dialectChat(withinBounds(given, parts.bounds));
  const createOptions = ({ call }: BegunChat) => ({
    ...answer,
    id: `msg_${requestId.replace(/\W|^req_/g, '')}`,
    model: typeof body.model === 'string' ? body.model : call.model,
  });
  return callChat(
    visit,
    {
      model: body.model,
      isStream: stream === true,
      messages: chat.messages,
      fields,
      wishes,
      size,
    },
    {
      whole: (completion, begun, { usage }) =>
        jsonReply(anthropicMessage(completion, { ...createOptions(begun), usage: usage ?? estimate(begun) })),
      stream(begun) {
        const events = new AnthropicEvents({ ...createOptions(begun), usage: estimate(begun) });
        const form: StreamForm = {
          keepAlive: namedEvent({ type: 'ping' }),
          end: (response) => events.end(response?.usage).map(namedEvent).join(''),
          failure: (error, id) => namedEvent(failureBody(toFailure(error), id)),
        };
        return { toText: (chunk) => events.push(chunk).map(namedEvent).join(''), form };
      },
    },
  );
}

/** The body of a response to a failure. */
export function failureBody({ status, message }: Failure, requestId: string): AnthropicError {
  return anthropicError(status, message, requestId);
}

/** A larger maximum than that of the gateway becomes the gateway's: the member is required, and clients send that of their own models. */
function withinBounds(fields: JsonObject, { outputTokens }: SetBounds): JsonObject {
  const { max_tokens: maximum } = fields;
  return typeof maximum === 'number' && maximum > outputTokens ? { ...fields, max_tokens: outputTokens } : fields;
}

function estimate({ inputTokens }: BegunChat) {
  return { inputTokens };
}

/** Estimates the tokens of such a request. */
export async function countTokens({ parts, incoming, user }: RequestContext): Promise<Outgoing> {
  const { body, size } = await readJson(incoming, parts.bounds);
  const { chat } = asGatewayError(() => readAnthropicRequest(body, { needsMaximum: false }));
  await resolveModel(body.model, 'conversational', user, parts.offer);
  return jsonReply({ input_tokens: estimateChatTokens(size, chat.messages) });
}
