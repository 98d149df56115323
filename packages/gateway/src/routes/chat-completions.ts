import type { ChatCompletionArgs, ChatCompletionStreamOutput } from '@hubkit/inference';
import { boundParameters } from '../bounds/bound-parameters.ts';
import { estimateChatTokens } from '../bounds/estimate-tokens.ts';
import { CHAT_PARAMETERS } from '../bounds/passed-parameters.ts';
import { adaptChat, type ChatForm, type Sent } from '../call/adapt-chat.ts';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { replyWith } from '../call/reply.ts';
import { streamReply } from '../call/stream-reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { jsonReply } from '../http/json-reply.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { checkChoices } from './check-choices.ts';
import { taskFields } from './fields.ts';
import type { Route } from './route.ts';

/** `POST /v1/chat/completions`: an answer as JSON or as a stream of events. */
export const chatCompletions: Route = { path: 'chat/completions', methods: { POST: chat } };

async function chat(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const { body, size } = await readJson(incoming, parts.bounds);
  if (!Array.isArray(body.messages) || body.messages.length === 0) {
    throw new GatewayError('INPUT', '`messages` has to be a list with at least one message.', { param: 'messages' });
  }
  const isStream = body.stream === true;
  const { stream: _, ...given } = taskFields(body);
  const rules = { passed: CHAT_PARAMETERS, allowed: parts.parameters, path: '' };
  const { fields, choices, outputTokens } = boundParameters(given, rules, parts.bounds);
  const call = await beginCall(visit, {
    task: 'conversational',
    model: body.model,
    isStream,
    tokens: { input: estimateChatTokens(size, body.messages), output: outputTokens * choices },
  });
  // Checked so far as the gateway is concerned; the provider checks the rest.
  const argsOf = ({ maximum, hasUsage }: ChatForm) => {
    const streamed =
      isStream && hasUsage ? { stream_options: { ...asObject(body.stream_options), include_usage: true } } : {};
    return { ...fields, [maximum]: outputTokens, ...streamed, ...call.target } as unknown as ChatCompletionArgs;
  };
  const adapted = { model: call.model, hasFallbacks: call.target.fallbacks !== undefined, fields };
  const send = <Data>(start: (args: ChatCompletionArgs) => Sent<Data>) =>
    adaptChat(parts.chatForms, adapted, (form) => start(argsOf(form)));
  if (!isStream) {
    const start = () => send((args) => parts.client.chatCompletion(args, call.options));
    return replyWith(call, start, (result) => {
      checkChoices(result);
      return jsonReply(result);
    });
  }
  const wantsUsage = asksForUsage(body);
  const stream = send((args) => parts.client.chatCompletionStream(args, call.options));
  return streamReply(visit, call, stream, {
    toData(chunk) {
      checkChoices(chunk);
      return wantsUsage || !isUsageOnly(chunk) ? JSON.stringify(chunk) : undefined;
    },
    isFinal: isUsageOnly,
  });
}

function asksForUsage({ stream_options: options }: JsonObject): boolean {
  return asObject(options).include_usage === true;
}

/** True for the event with the usage at the end, which clients get only if they ask for it. */
function isUsageOnly({ choices, usage }: ChatCompletionStreamOutput): boolean {
  return choices.length === 0 && usage !== undefined && usage !== null;
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}
