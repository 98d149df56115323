import { type ContentPart, isMembers, type Members, type Message, type MessageToolCall } from '../message.ts';
import { reasoningOf, refusalOf } from '../read.ts';
import { textOf } from '../text-of.ts';
import { RESPONSES_FORMAT } from './sealed-reasoning.ts';

/** Options of `toItems`. */
export interface ToItemsOptions {
  /** True for a service that takes thoughts as they are, as own servers do. @default false */
  readonly takesThoughts?: boolean | undefined;
}

/** Writes chat messages as input items of the Responses API: reasoning before the text and the calls that it led to, without ids. */
export function toItems(
  messages: readonly Message[],
  { takesThoughts = false }: ToItemsOptions = {},
): readonly Members[] {
  const customCalls = new Set<unknown>();
  return messages.flatMap((message): readonly Members[] => {
    if (!isMembers(message)) return [];
    if (message.role === 'assistant') {
      return [...reasoningItems(message, takesThoughts), ...assistantItems(message, customCalls)];
    }
    if (message.role === 'tool') {
      const { tool_call_id: id, content } = message;
      const type = customCalls.has(id) ? 'custom_tool_call_output' : 'function_call_output';
      return [{ type, call_id: id, output: toContent(content) }];
    }
    return [{ role: message.role, content: toContent(message.content) }];
  });
}

function assistantItems(message: Message, customCalls: Set<unknown>): readonly Members[] {
  const { phase, tool_calls: calls = [] } = message;
  const text = textOf(message) || refusalOf(message) || '';
  const said = { role: 'assistant', content: text };
  return [
    ...(text ? [typeof phase === 'string' ? { type: 'message', ...said, phase } : said] : []),
    ...(calls ?? []).map((call) => callItem(call, customCalls)),
  ];
}

/** Reasoning that an earlier response encrypted, or the thoughts themselves where the service takes them. */
function reasoningItems(message: Message, takesThoughts: boolean): readonly Members[] {
  const { reasoning_details: details } = message;
  const encrypted = (Array.isArray(details) ? details : []).flatMap((detail): readonly Members[] => {
    // What other services encrypt is theirs alone to read.
    if (!isMembers(detail) || detail.format !== RESPONSES_FORMAT || typeof detail.data !== 'string') return [];
    return [{ type: 'reasoning', summary: [], encrypted_content: detail.data }];
  });
  if (encrypted.length > 0 || !takesThoughts) return encrypted;
  const text = reasoningOf(message);
  return text ? [{ type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text }] }] : [];
}

function callItem({ id, function: called, custom }: MessageToolCall, customCalls: Set<unknown>): Members {
  if (!isMembers(custom))
    return { type: 'function_call', call_id: id, name: called?.name, arguments: called?.arguments };
  customCalls.add(id);
  return { type: 'custom_tool_call', call_id: id, name: custom.name, input: custom.input };
}

function toContent(content: Message['content']): unknown {
  return Array.isArray(content) ? content.map(toPart) : (content ?? '');
}

function toPart(part: ContentPart | string): unknown {
  if (typeof part === 'string') return { type: 'input_text', text: part };
  const { type, image_url: image, file } = part;
  if (type === 'text') return { type: 'input_text', text: part.text };
  if (type === 'image_url') {
    const { url, detail = 'auto' } = isMembers(image) ? image : { url: image };
    return { type: 'input_image', image_url: url, detail };
  }
  return type === 'file' && isMembers(file) ? { type: 'input_file', ...file } : part;
}
