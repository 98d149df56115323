import type { MessagePart, Turn } from '../../conversation/turn.ts';
import type { ChatMessage } from '../service/chat-service.ts';

/** The messages to send for a path of turns. Answers without content are left out. */
export function requestMessages(path: readonly Turn[]): readonly ChatMessage[] {
  return path.flatMap(({ role, parts }) =>
    role === 'assistant' ? answerMessages(parts) : { role, content: contentOf(parts) },
  );
}

/** The content of a question: text, or a list of parts in the form of OpenAI's API. */
function contentOf(parts: readonly MessagePart[]): string | readonly object[] {
  const [first] = parts;
  if (parts.length === 1 && first?.type === 'text') return first.text;
  return parts.flatMap((part) => {
    if (part.type === 'text') return part;
    if (part.type === 'image') return { type: 'image_url', image_url: { url: part.url } };
    return part.type === 'file' ? part.content : [];
  });
}

interface AnswerMessage extends ChatMessage {
  content: string | null;
  tool_calls?: object[];
}

/** An answer with tools is several messages: text with calls, the result of each call, then the text after them. */
function answerMessages(parts: readonly MessagePart[]): readonly ChatMessage[] {
  const messages: ChatMessage[] = [];
  let current: AnswerMessage | undefined;
  const begin = (): AnswerMessage => {
    const message: AnswerMessage = { role: 'assistant', content: null };
    messages.push(message);
    return message;
  };
  for (const part of parts) {
    if (part.type === 'tool-call') {
      const { id, name, arguments: json, result } = part;
      current ??= begin();
      current.tool_calls ??= [];
      current.tool_calls.push({ id, type: 'function', function: { name, arguments: json || '{}' } });
      // Services refuse a call without a result.
      messages.push({ role: 'tool', tool_call_id: id, content: result ?? 'The tool has not been run.' });
    } else if (part.type === 'text' || part.type === 'object') {
      if (!current || current.tool_calls) current = begin();
      current.content = (current.content ?? '') + (part.type === 'text' ? part.text : JSON.stringify(part.value));
    }
  }
  return messages;
}
