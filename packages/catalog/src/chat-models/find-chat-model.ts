import type { ChatModel } from './define-chat-models.ts';
import { CHAT_MODELS } from './models/chat-models.gen.ts';

/** Returns the well-known chat model of a hub id; undefined for others, of which nothing is known here. */
export function findChatModel(id: string): ChatModel | undefined {
  return CHAT_MODELS.find((model) => model.id === id);
}
