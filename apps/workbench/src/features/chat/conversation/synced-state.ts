import type { Conversation } from './conversation.ts';
import type { Turn } from './turn.ts';

/** The parts of a chat that are stored beside its turns. */
export type ChatParts = Pick<Conversation, 'columns' | 'settings' | 'title'>;

/** The values that this tab has last read or stored, by id. Where the chat has another value, it was changed here since. */
export interface SyncedState {
  readonly turns: Map<string, Turn>;
  readonly chats: Map<string, ChatParts>;
  /** Chats deleted by "delete everything". Their unsaved changes are discarded. */
  readonly deleted: Set<string>;
}

/** Returns the parts of a conversation that are stored beside its turns. */
export function partsOf({ columns, settings, title }: Conversation): ChatParts {
  return { columns, settings, title };
}
