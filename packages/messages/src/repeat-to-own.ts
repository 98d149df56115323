import { isMembers, type Message, type MessageToolCall, omitMembers } from './message.ts';
import { readParts } from './text-of.ts';

/** Names of the reasoning of a message. */
const REASONING = ['reasoning', 'reasoning_content', 'reasoning_details'] as const;
/** Members of answers that services refuse in a request. */
const OF_ANSWERS = ['logprobs', 'parsed', 'partial', 'content_parts'];

/** A message of the assistant as the service that wrote it takes it back. */
export function repeatToOwn(
  message: Message,
  keeps: { readonly reasoning: boolean; readonly toolCalls: boolean },
): Message {
  if (message?.role !== 'assistant') return message;
  const repeated = withoutAnswerMembers(message, keeps.toolCalls);
  return keeps.reasoning ? repeated : withoutReasoning(repeated);
}

function withoutAnswerMembers(message: Message, keepsCalls: boolean): Message {
  const { role, content, content_parts: parts, tool_calls, annotations, audio, ...others } = message;
  const calls = keepsCalls && Array.isArray(tool_calls) ? (tool_calls as readonly MessageToolCall[]) : [];
  const members = Object.entries(others).filter(([name, value]) => value != null && !OF_ANSWERS.includes(name));
  // Files that were read once need not be read again; the places of citations are only for readers.
  const files = readParts(annotations).filter(({ type }) => type === 'file');
  const known = Array.isArray(parts) ? (parts as NonNullable<Message['content']>) : content;
  return {
    role,
    content: known ?? (calls.length > 0 ? null : ''),
    // Where `content_parts` has the thoughts, the other members repeat them.
    ...omitMembers(Object.fromEntries(members), Array.isArray(parts) ? REASONING : []),
    ...(files.length > 0 && { annotations: files }),
    ...(isMembers(audio) && { audio: audio.id ? { id: audio.id } : audio }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
}

/** The message without its reasoning, whatever the name. */
export function withoutReasoning(message: Message): Message {
  const { content } = message;
  const own = Array.isArray(content) ? content.filter(({ type }) => type !== 'thinking') : content;
  return { ...omitMembers(message, REASONING), role: message.role, ...(own !== undefined && { content: own }) };
}
