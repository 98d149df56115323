import type {
  CallResponse,
  ChatCompletionArgs,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
} from '@hubkit/inference';
import { ProviderApiError } from '@hubkit/inference/errors';
import type { Outgoing } from '../contract/exchange.ts';
import type { JsonObject } from '../http/read-json.ts';
import { adaptChat, type ChatForm, type Sent, withoutDeveloper } from './adapt-chat.ts';
import { type BegunChat, beginChat, type RequestedChat } from './begin-chat.ts';
import type { RequestContext } from './context.ts';
import { replyWith } from './reply.ts';
import { type StreamRules, streamReply } from './stream-reply.ts';

/** Form of the reply to a chat. */
export interface ChatReplies {
  /** Makes the response of a whole answer. */
  readonly whole: (completion: ChatCompletionOutput, begun: BegunChat, response: CallResponse) => Outgoing;
  /** Makes the rules for the chunks of one stream. */
  readonly stream: (begun: BegunChat) => StreamRules<ChatCompletionStreamOutput>;
}

/** Makes the call of a chat within the bounds, and replies in the form of its dialect. */
export async function callChat(
  visit: RequestContext,
  requested: RequestedChat,
  replies: ChatReplies,
): Promise<Outgoing> {
  const { parts } = visit;
  const { isStream } = requested;
  // Loaded for operators who have hooks.
  const hooks = parts.hooks && (await import('./hooks/chat-hooks.ts'));
  const begun = await (hooks?.askRequest ?? beginChat)(visit, requested);
  const { call, fields, wishes, outputTokens } = begun;
  // Checked so far as the gateway is concerned; the provider checks the rest.
  const createArgs = ({ maximum, hasUsage, hasWishes, hasDeveloper }: ChatForm) => {
    const streamed =
      isStream && hasUsage ? { stream_options: { ...asObject(fields.stream_options), include_usage: true } } : {};
    const messages = hasDeveloper ? {} : { messages: withoutDeveloper(fields.messages) };
    const own = { ...messages, ...(hasWishes && wishes), [maximum]: outputTokens, ...streamed };
    const args = { ...fields, ...own, ...call.target };
    return args as unknown as ChatCompletionArgs;
  };
  const adapted = { model: call.model, hasFallbacks: call.target.fallbacks !== undefined, fields, wishes };
  const send = <Data>(start: (args: ChatCompletionArgs) => Sent<Data>) =>
    adaptChat(parts.chatForms, adapted, (form) => start(createArgs(form)));
  const check = hooks?.answerCheck(visit, call);
  if (!isStream) {
    const start = () => send((args) => parts.client.chatCompletion(args, call.options));
    return replyWith(call, start, async (completion, response) => {
      checkChoices(completion);
      const reply = replies.whole((await check?.whole(completion)) ?? completion, begun, response);
      if (check?.cut) call.end({ response, ...check.cut });
      return reply;
    });
  }
  const stream = send((args) => parts.client.chatCompletionStream(args, call.options));
  const { toText, ...others } = replies.stream(begun);
  return streamReply(visit, call, check?.checked(stream) ?? stream, {
    toText(chunk) {
      checkChoices(chunk);
      return toText(chunk);
    },
    isFinal: isUsageOnly,
    cut: () => check?.cut,
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

/** The members of a choice that say that it failed. */
interface MaybeFailed {
  readonly finish_reason?: unknown;
  readonly error?: unknown;
}

/** Throws for a choice that its service has failed to complete: such a response has the status 200 all the same. */
function checkChoices({ choices }: { readonly choices?: readonly (MaybeFailed | null)[] | null }): void {
  // Services send null in the place of the list and of its members.
  const failed = choices?.some((choice) => choice?.finish_reason === 'error' || (choice?.error ?? null) !== null);
  if (!failed) return;
  throw new ProviderApiError('The service has failed while it generated.', {
    response: { status: 502, requestId: '', contentType: '', body: undefined },
  });
}
