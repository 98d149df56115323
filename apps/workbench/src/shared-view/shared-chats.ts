import { isMembers } from '@hubkit/messages';

/** One model of a shared chat, with its messages. */
interface SharedColumn {
  readonly model: string | undefined;
  readonly messages: unknown;
}

/** Reads the models of an exported chat; undefined for a text that is none. */
export function sharedChats(json: string): readonly SharedColumn[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const chats = isMembers(value) && Array.isArray(value.chats) ? value.chats.filter(isMembers) : [];
  if (!chats.some(({ messages }) => Array.isArray(messages))) return undefined;
  return chats.map(({ model, messages }) => ({ model: typeof model === 'string' ? model : undefined, messages }));
}
