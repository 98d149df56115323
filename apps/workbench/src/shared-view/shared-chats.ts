import { isMembers, textOf } from '@hubkit/messages';

/** Most characters of a title that are shown. */
const MOST_TITLE = 120;

/** Reads an exported chat, with each of its models; undefined for a text that is none. */
export function readSharedChat(json: string) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { title, chats } = isMembers(value) ? value : {};
  const read = Array.isArray(chats) ? chats.filter(isMembers) : [];
  if (!read.some(({ messages }) => Array.isArray(messages))) return undefined;
  return {
    title: readText(title)?.slice(0, MOST_TITLE),
    columns: read.map(({ model, messages }) => ({ model: readText(model), system: readSystem(messages), messages })),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readSystem(messages: unknown): string | undefined {
  const list = Array.isArray(messages) ? messages.filter(isMembers) : [];
  const texts = list.flatMap((message) => (message.role === 'system' ? (textOf(message) ?? []) : []));
  return readText(texts.join('\n\n'));
}
