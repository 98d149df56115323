import { type ContentPart, isMembers, type Message, type MessageToolCall } from './message.ts';
import { reasoningOf } from './read.ts';
import { repeatToOwn, withoutReasoning } from './repeat-to-own.ts';
import { type MessageService, messageService } from './services.ts';
import { textOf } from './text-of.ts';

/** Options of `repeatMessage`. */
export interface RepeatOptions {
  /**
   * Service that the message goes to, where another one wrote it: the id of a provider, or the address of its API.
   * @default the service that wrote it
   */
  readonly to?: string | undefined;
  /** False drops the reasoning. @default true */
  readonly reasoning?: boolean | undefined;
  /** False drops the tool calls, such as those that a token limit has cut off. @default true */
  readonly toolCalls?: boolean | undefined;
}

/**
 * A message of the assistant as the next request sends it: as it came, unknown members included, without what only answers have. For
 * another service that is known, reasoning is renamed or dropped as it takes it; signatures and unknown members are dropped. Other
 * messages stay as they are.
 */
export function repeatMessage(
  message: Message,
  { to, reasoning = true, toolCalls = true }: RepeatOptions = {},
): Message {
  const target = to === undefined || !reasoning || message?.role !== 'assistant' ? undefined : messageService(to);
  const repeated = repeatToOwn(message, { reasoning, toolCalls });
  return target ? forService(repeated, target) : repeated;
}

/**
 * The messages of a conversation as the next request sends them. Services that demand reasoning back demand it from the first tool
 * call on; before that, it is dropped unless `reasoning` is true.
 */
export function repeatMessages(
  messages: readonly Message[],
  { to, reasoning }: Pick<RepeatOptions, 'to' | 'reasoning'> = {},
): readonly Message[] {
  const first = messages.findIndex(({ tool_calls: calls }) => Array.isArray(calls) && calls.length > 0);
  return messages.map((message, position) =>
    repeatMessage(message, { to, reasoning: reasoning ?? (first >= 0 && position >= first) }),
  );
}

function forService(message: Message, service: MessageService): Message {
  const reasoning = reasoningOf(message);
  const { content, name } = withoutReasoning(message);
  const calls = message.tool_calls?.map((call, position) => foreignCall(call, position, service));
  // Members of one service are unknown to the next, and many refuse what they do not know.
  const own: Message = {
    role: message.role,
    content: content ?? (calls ? null : ''),
    ...(name !== undefined && { name }),
    ...(calls && { tool_calls: calls }),
  };
  const { reasoning: form, demandsReasoning, takesDetails } = service;
  if (form === 'parts') {
    const { content } = message;
    if (Array.isArray(content)) return { ...own, content };
    return reasoning ? { ...own, content: withThoughts(own, reasoning) } : own;
  }
  const { reasoning_details: details } = message;
  const hasDetails = takesDetails && details !== undefined;
  const isSent = form !== 'none' && (reasoning !== '' || (demandsReasoning && calls !== undefined));
  return {
    ...flat(own),
    ...(isSent && { [form]: reasoning }),
    ...(hasDetails && { reasoning_details: details }),
  };
}

/** Content lists of answers are the habit of few services; what all of them take is text. */
function flat(message: Message): Message {
  return Array.isArray(message.content) ? { ...message, content: textOf(message) || null } : message;
}

function withThoughts(message: Message, reasoning: string): readonly ContentPart[] {
  const text = textOf(message);
  return [
    { type: 'thinking', thinking: [{ type: 'text', text: reasoning }] },
    ...(text ? [{ type: 'text', text }] : []),
  ];
}

/** Signatures belong to the service that made them. */
function foreignCall(call: MessageToolCall, position: number, { signature }: MessageService): MessageToolCall {
  const { id, type, custom, function: called, extra_content: extra } = call;
  const plain: MessageToolCall = {
    id,
    type,
    ...(called && { function: { name: called.name, arguments: called.arguments } }),
    ...(custom !== undefined && { custom }),
  };
  if (!signature) return plain;
  if (isMembers(extra) && isMembers(extra.google)) return { ...plain, extra_content: extra };
  // Of parallel calls, only the first one has a signature.
  return position === 0 ? { ...plain, extra_content: { google: { thought_signature: signature } } } : plain;
}
