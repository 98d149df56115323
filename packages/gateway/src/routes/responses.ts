import type { Usage } from '@hubkit/inference';
import { ResponseWriter, readResponsesRequest } from '@hubkit/messages/responses';
import type { BegunChat } from '../call/begin-chat.ts';
import { callChat } from '../call/call-chat.ts';
import type { RequestContext } from '../call/context.ts';
import { DATA_EVENTS, namedEvent, type StreamForm } from '../call/stream-reply.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { errorBody } from '../http/error-reply.ts';
import { readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import { asGatewayError, dialectChat } from './dialect-fields.ts';

/** Answers a chat in the form of OpenAI's Responses API. */
export async function createResponse(visit: RequestContext): Promise<Outgoing> {
  const { requestId } = visit;
  const { body, size } = await readJson(visit.incoming, visit.parts.bounds);
  const { chat, customTools } = asGatewayError(() => readResponsesRequest(body));
  const { model, messages, max_completion_tokens: maximum, ...given } = chat;
  const id = requestId.replace(/\W|^req_/g, '');
  const createWriter = ({ call }: BegunChat) =>
    new ResponseWriter({
      id: `resp_${id}`,
      model: typeof model === 'string' ? model : call.model,
      createdAt: Math.floor(Date.now() / 1000),
      request: body,
      customTools,
      itemId: (prefix, index) => `${prefix}_${id}${index}`,
    });
  // Under its own name, which is that of an error.
  const { fields, wishes } = dialectChat({ ...given, messages, max_output_tokens: maximum });
  return callChat(
    visit,
    { model, isStream: body.stream === true, messages, fields, wishes, size },
    {
      whole(completion, begun, { usage }) {
        const writer = createWriter(begun);
        writer.push({ ...completion, ...formatUsage(usage) });
        writer.end();
        return jsonReply(writer.response);
      },
      stream(begun) {
        const writer = createWriter(begun);
        let text = writer.start().map(namedEvent).join('');
        const withStart = (events: readonly { readonly type: string }[]) => {
          const whole = text + events.map(namedEvent).join('');
          text = '';
          return whole;
        };
        const form: StreamForm = {
          ...DATA_EVENTS,
          end(response) {
            const last = writer.push(formatUsage(response?.usage));
            return withStart([...last, ...writer.end()]);
          },
          failure(error, failedId) {
            const { message, type } = errorBody(error, failedId).error;
            const code = type === 'rate_limit_error' ? 'rate_limit_exceeded' : 'server_error';
            return withStart(writer.fail({ message, code }));
          },
        };
        return { toText: (chunk) => withStart(writer.push(chunk)), form };
      },
    },
  );
}

/** The tokens of an answer as chunks have them, whatever the names of the service; none where it reported none. */
function formatUsage(usage: Usage | undefined): object {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return {};
  const { inputTokens = 0, outputTokens = 0, cachedTokens, cacheWriteTokens, reasoningTokens } = usage;
  return {
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      prompt_tokens_details: { cached_tokens: cachedTokens ?? 0, cache_write_tokens: cacheWriteTokens ?? 0 },
      completion_tokens_details: { reasoning_tokens: reasoningTokens ?? 0 },
    },
  };
}
