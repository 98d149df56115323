import type { Conversation, Turn } from '@hubkit/messages/turns';

/** A message of a plain list, whose place says what comes before it. */
export type ListedTurn = Omit<Turn, 'parent'> & Partial<Pick<Turn, 'parent'>>;

/** The conversation without versions that has the messages of a list. */
export function toConversation(messages: readonly ListedTurn[]): Conversation {
  let head: string | null = null;
  const tree = messages.map((turn) => {
    const parent = head;
    head = turn.id;
    return { ...turn, parent };
  });
  return { tree, head };
}
