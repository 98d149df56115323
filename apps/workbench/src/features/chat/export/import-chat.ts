import { isMembers, type Members, textOf } from '@hubkit/messages';
import type { Turn } from '@hubkit/react/chat-panel';
import { readMessages, type SharedMessage } from '../../../chat-view/read-messages.ts';
import { getBatch } from '../../../chat-view/turn-data.ts';
import { type ChatSettings, FIRST_SETTINGS, REASONING_EFFORTS } from '../conversation/chat-settings.ts';
import { type Column, FIRST_COLUMN, MAX_COLUMNS } from '../conversation/columns.ts';
import type { Conversation, Tree } from '../conversation/conversation.ts';
import { NUMBER_SETTINGS } from '../conversation/number-settings.ts';
import { findDifferences } from '../conversation/own-settings.ts';

interface ImportOptions {
  readonly newId: () => string;
  /** Time in ms since 1970. */
  readonly now: number;
  /** Model of columns that name none. */
  readonly model: string;
}

/** Reads an exported chat as a new conversation. Throws an error with the reason if the text is invalid. */
export function importChat(text: string, { newId, now, model }: ImportOptions): Conversation {
  const { title, chats } = parse(text);
  if (!Array.isArray(chats) || chats.length === 0)
    throw new Error('This is not an exported chat: the list “chats” is missing. Choose JSON written by Share.');
  const id = newId();
  const trees: Record<string, Tree> = {};
  const settings = readSettings(toFields(chats[0]));
  const columns = chats.slice(0, MAX_COLUMNS).map((chat: unknown, place): Column => {
    const { messages, ...column } = toFields(chat);
    const own = findDifferences(settings, readSettings(toFields(chat)));
    const columnId = 'abcd'.charAt(place);
    const tree: Turn[] = [];
    for (const read of readMessages(messages)) {
      // Questions that went to several models belong together.
      const asked = Object.values(trees)
        .map((other) => other.tree[tree.length])
        .find((turn) => read.role === 'user' && turn && isSame(turn, read));
      const parent = tree.at(-1)?.id ?? null;
      const turnId = newId();
      const data = read.role === 'user' ? { batch: asked ? getBatch(asked) : turnId } : undefined;
      tree.push({ ...read, id: turnId, parent, status: 'done', startedAt: now, ...(data && { data }) });
    }
    trees[columnId] = { tree, head: tree.at(-1)?.id ?? null };
    const [provider, named] = [column.provider, column.model].map((value) => (typeof value === 'string' ? value : ''));
    return {
      ...FIRST_COLUMN,
      id: columnId,
      model: named || model,
      provider: provider || 'auto',
      ...(own && { own }),
    };
  });
  return {
    id,
    ...(typeof title === 'string' && title !== '' && { title: title.slice(0, 80) }),
    columns,
    trees,
    settings,
    draft: '',
    attachments: [],
  };
}

function parse(text: string): Members {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not JSON. Choose JSON written by Share.');
  }
  return Array.isArray(value) ? fromCommandLine(value) : toFields(value);
}

/** Brings the list of `hubkit chats export <id>` into the form of Share. */
function fromCommandLine(list: readonly unknown[]): Members {
  if (list.length > 1)
    throw new Error(`This file has ${list.length} chats. Export one of them: hubkit chats export <id> -o chat.json`);
  const { title, messages } = toFields(list[0]);
  if (!Array.isArray(messages)) return {};
  // The model that answered last; the command line writes it with each answer.
  const model = messages.map((message) => toFields(message).model).findLast((name) => typeof name === 'string');
  return { title, chats: [{ messages, ...(model !== undefined && { model }) }] };
}

function readSettings({
  messages,
  tools,
  stop,
  response_format: format,
  reasoning_effort: effortOfOpenAi,
  reasoning = effortOfOpenAi,
  ...column
}: Members): ChatSettings {
  const [system] = (Array.isArray(messages) ? messages : []).map(toFields).filter(({ role }) => role === 'system');
  const effort = REASONING_EFFORTS.find((each) => each === reasoning);
  const schema = toFields(toFields(format).json_schema).schema;
  const numbers = NUMBER_SETTINGS.map(({ name, parameter }) => [name, column[parameter]] as const);
  const known = new Set<string>(['model', 'provider', ...NUMBER_SETTINGS.map(({ parameter }) => parameter)]);
  const extra = Object.entries(column).filter(([name]) => !known.has(name));
  return {
    ...FIRST_SETTINGS,
    ...Object.fromEntries(numbers.filter(([, value]) => typeof value === 'number')),
    systemPrompt: textOf(system),
    ...(Array.isArray(stop) && { stop: stop.join('\n') }),
    ...(effort && { reasoningEffort: effort }),
    ...(schema !== undefined && { schema: JSON.stringify(schema, null, 2) }),
    ...(Array.isArray(tools) && { tools: JSON.stringify(tools, null, 1) }),
    ...(extra.length > 0 && { extra: JSON.stringify(Object.fromEntries(extra)) }),
  };
}

const isSame = ({ role, parts }: Turn, read: SharedMessage): boolean =>
  JSON.stringify({ role, parts }) === JSON.stringify({ role: read.role, parts: read.parts });

function toFields(value: unknown): Members {
  return isMembers(value) ? value : {};
}
