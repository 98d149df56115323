import type { ChatRequest, ToolCall } from './chat-request.ts';
import type { Conversation } from './conversation.ts';
import { applyManner } from './manner.ts';
import { SKILLS } from './skills.ts';

/** What the model says: a text, or calls of functions. */
export interface Reply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
}

/** Answers a conversation under the rules of its request. */
export function replyTo(conversation: Conversation, _request: ChatRequest): Reply {
  return { text: applyManner(answer(conversation), conversation), toolCalls: [] };
}

/** The first skill that knows an answer gives it; the last one always does. */
function answer(conversation: Conversation): string {
  for (const skill of SKILLS) {
    const text = skill(conversation);
    if (text !== undefined) return text;
  }
  return '';
}
