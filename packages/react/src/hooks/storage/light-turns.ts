import type { Conversation, MessagePart, Turn } from '@hubkit/messages/turns';

/** Length from which the files of a message are left out, in characters of JSON. */
const MOST = 10_000;

const LEFT_OUT: MessagePart = { type: 'text', text: '[A file that was too large to keep.]' };

/**
 * Creates a function that returns a conversation without the large images and files of its messages, for storages that are full. A
 * message keeps its identity as long as it does not change, as stored conversations are compared by it.
 */
export function createLightener(): (conversation: Conversation) => Conversation {
  const known = new WeakMap<Turn, Turn>();
  const lighten = (turn: Turn): Turn => {
    if (!turn.parts.some(isLarge)) return turn;
    const parts = turn.parts.filter((part) => !isLarge(part));
    return { ...turn, parts: parts[0] ? parts : [LEFT_OUT] };
  };
  return ({ tree, head }) => ({
    head,
    tree: tree.map((turn) => {
      const light = known.get(turn) ?? lighten(turn);
      known.set(turn, light);
      return light;
    }),
  });
}

function isLarge(part: MessagePart): boolean {
  return (part.type === 'image' || part.type === 'file') && JSON.stringify(part).length > MOST;
}
