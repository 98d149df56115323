import type {
  CallResponse,
  ChatCompletionArgs,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
} from '@hubkit/inference';
import { boundParameters } from '../bounds/bound-parameters.ts';
import { estimateChatTokens } from '../bounds/estimate-tokens.ts';
import { CHAT_PARAMETERS } from '../bounds/passed-parameters.ts';
import type { Outgoing } from '../contract/exchange.ts';
import type { JsonObject } from '../http/read-json.ts';
import { adaptChat, type ChatForm, type Sent } from './adapt-chat.ts';
import { type BegunCall, beginCall } from './begin-call.ts';
import { checkChoices } from './check-choices.ts';
import type { RequestContext } from './context.ts';
import { replyWith } from './reply.ts';
import { type StreamRules, streamReply } from './stream-reply.ts';

/** A chat that a request asks for, whatever its dialect. */
export interface RequestedChat {
  /** Name of the model as the client gave it. */
  readonly model: unknown;
  readonly isStream: boolean;
  readonly messages: readonly unknown[];
  /** Parameters of a chat completion, `messages` included. */
  readonly fields: JsonObject;
  /** Parameters that are left out where the service refuses them, checked. @default none */
  readonly wishes?: JsonObject;
  /** Size of the request in bytes. */
  readonly size: number;
}

/** Form of the reply to a chat. */
export interface ChatReplies {
  /** Makes the response of a whole answer. */
  readonly whole: (completion: ChatCompletionOutput, begun: ChatBegun, response: CallResponse) => Outgoing;
  /** Makes the rules for the chunks of one stream. */
  readonly stream: (begun: ChatBegun) => StreamRules<ChatCompletionStreamOutput>;
}

/** A chat that has been let in. */
export interface ChatBegun {
  readonly call: BegunCall;
  /** Tokens of the prompt, estimated. */
  readonly inputTokens: number;
}

/** Makes the call of a chat within the bounds, and replies in the form of its dialect. */
export async function callChat(
  visit: RequestContext,
  { model, isStream, messages, fields: given, wishes = {}, size }: RequestedChat,
  replies: ChatReplies,
): Promise<Outgoing> {
  const { parts } = visit;
  const rules = { passed: CHAT_PARAMETERS, allowed: parts.parameters, path: '' };
  const { fields, choices, outputTokens } = boundParameters(given, rules, parts.bounds);
  const inputTokens = estimateChatTokens(size, messages);
  const call = await beginCall(visit, {
    task: 'conversational',
    model,
    isStream,
    tokens: { input: inputTokens, output: outputTokens * choices },
  });
  const begun = { call, inputTokens };
  // Checked so far as the gateway is concerned; the provider checks the rest.
  const argsOf = ({ maximum, hasUsage, hasWishes }: ChatForm) => {
    const streamed =
      isStream && hasUsage ? { stream_options: { ...asObject(fields.stream_options), include_usage: true } } : {};
    const args = { ...fields, ...(hasWishes && wishes), [maximum]: outputTokens, ...streamed, ...call.target };
    return args as unknown as ChatCompletionArgs;
  };
  const adapted = { model: call.model, hasFallbacks: call.target.fallbacks !== undefined, fields, wishes };
  const send = <Data>(start: (args: ChatCompletionArgs) => Sent<Data>) =>
    adaptChat(parts.chatForms, adapted, (form) => start(argsOf(form)));
  if (!isStream) {
    const start = () => send((args) => parts.client.chatCompletion(args, call.options));
    return replyWith(call, start, (completion, response) => {
      checkChoices(completion);
      return replies.whole(completion, begun, response);
    });
  }
  const stream = send((args) => parts.client.chatCompletionStream(args, call.options));
  const { toText, ...others } = replies.stream(begun);
  return streamReply(visit, call, stream, {
    toText(chunk) {
      checkChoices(chunk);
      return toText(chunk);
    },
    isFinal: isUsageOnly,
    ...others,
  });
}

/** True for the event with the usage at the end. */
export function isUsageOnly({ choices, usage }: ChatCompletionStreamOutput): boolean {
  return choices.length === 0 && usage !== undefined && usage !== null;
}

/** The members of a value; none for anything but an object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}
