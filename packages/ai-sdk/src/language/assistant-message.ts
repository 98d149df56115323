import type { LanguageModelV3Message } from '@ai-sdk/provider';
import { type Message, type MessageToolCall, repeatMessage } from '@hubkit/messages';
import { readKept, readKeptOfCall } from './kept-members.ts';

type AssistantContent = Extract<LanguageModelV3Message, { role: 'assistant' }>['content'];

/**
 * The message of an assistant, as its service takes it back.
 *
 * @param content - Parts of the message.
 * @param to - Provider that the message goes to; undefined where that is not known yet.
 */
export function assistantMessage(content: AssistantContent, to: string | undefined): Message {
  const kept = readKept(content);
  const reasoning = joinTexts(content, 'reasoning');
  const calls = content.flatMap((part): MessageToolCall[] => {
    if (part.type !== 'tool-call') return [];
    const called = { name: part.toolName, arguments: JSON.stringify(part.input ?? {}) };
    return [{ ...readKeptOfCall(part.providerOptions), id: part.toolCallId, type: 'function', function: called }];
  });
  const message: Message = {
    role: 'assistant',
    content: joinTexts(content, 'text') || (calls.length > 0 ? null : ''),
    ...kept?.members,
    ...Object.fromEntries((kept?.reasoningIn ?? []).map((name) => [name, reasoning])),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  if (kept) return to === undefined || to === kept.provider ? message : repeatMessage(message, { to });
  // Another package wrote this message: what names its reasoning has here, only a known provider says.
  return to === undefined || !reasoning ? message : repeatMessage({ ...message, reasoning_content: reasoning }, { to });
}

function joinTexts(content: AssistantContent, type: 'text' | 'reasoning'): string {
  return content.map((part) => (part.type === type ? part.text : '')).join('');
}
