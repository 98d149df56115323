import { type ChatSettings, FIRST_SETTINGS } from '../conversation/chat-settings.ts';
import { type Column, FIRST_COLUMN, MAX_COLUMNS } from '../conversation/columns.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Turn } from '../conversation/turn.ts';

type Fields = Readonly<Record<string, unknown>>;

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
    throw new Error('This is no exported chat: it has no list “chats”. Choose the JSON that Share has written.');
  const id = newId();
  const turns: Record<string, Turn> = {};
  const columns = chats.slice(0, MAX_COLUMNS).map((chat: unknown, place): Column => {
    const { messages, ...column } = fieldsOf(chat);
    let head: string | null = null;
    for (const read of turnsOf(messages)) {
      const parent: string | null = head;
      // Questions that went to several models are one message.
      const known: Turn | undefined = Object.values(turns).find((turn) => turn.parent === parent && isSame(turn, read));
      const turn: Turn = known ?? {
        ...read,
        id: newId(),
        chat: id,
        parent,
        status: 'done',
        at: now + Object.keys(turns).length,
      };
      turns[turn.id] = turn;
      head = turn.id;
    }
    const [provider, own] = [column.provider, column.model].map((value) => (typeof value === 'string' ? value : ''));
    return { ...FIRST_COLUMN, id: 'abcd'.charAt(place), head, model: own || model, provider: provider || 'auto' };
  });
  const first = fieldsOf(chats[0]);
  return {
    id,
    ...(typeof title === 'string' && title !== '' && { title: title.slice(0, 80) }),
    turns,
    columns,
    settings: settingsOf(first),
    draft: '',
    images: [],
  };
}

function parse(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not JSON. Choose the JSON that Share has written.');
  }
  return Array.isArray(value) ? fromCommandLine(value) : fieldsOf(value);
}

/** Brings the list of `hubkit chats export <id>` into the form of Share. */
function fromCommandLine(list: readonly unknown[]): Fields {
  if (list.length > 1)
    throw new Error(`This file has ${list.length} chats. Export one of them: hubkit chats export <id> -o chat.json`);
  const { title, messages } = fieldsOf(list[0]);
  if (!Array.isArray(messages)) return {};
  // The model that answered last; the command line writes it with each answer.
  const model = messages.map((message) => fieldsOf(message).model).findLast((name) => typeof name === 'string');
  return { title, chats: [{ messages, ...(model !== undefined && { model }) }] };
}

type Read = Pick<Turn, 'role' | 'content' | 'images' | 'toolCalls' | 'toolResults'>;

/** The messages as turns: a system message is a setting, results of tools are one turn. */
function turnsOf(messages: unknown): readonly Read[] {
  const turns: Read[] = [];
  const names = new Map<string, string>();
  for (const message of Array.isArray(messages) ? messages.map(fieldsOf) : []) {
    const { role, tool_calls: calls, tool_call_id: call } = message;
    const { content, images } = contentOf(message.content);
    if (role === 'tool') {
      const result = { id: String(call ?? ''), name: names.get(String(call)) ?? 'tool', content };
      const last = turns.at(-1);
      if (last?.toolResults) turns[turns.length - 1] = { ...last, toolResults: [...last.toolResults, result] };
      else turns.push({ role: 'user', content: '', toolResults: [result] });
    } else if (role === 'assistant') {
      const toolCalls = (Array.isArray(calls) ? calls : []).map((each: unknown) => {
        const { name, arguments: json } = fieldsOf(fieldsOf(each).function);
        const read = { id: String(fieldsOf(each).id ?? ''), name: String(name ?? ''), arguments: textOf(json) };
        names.set(read.id, read.name);
        return read;
      });
      turns.push({ role, content, ...(toolCalls.length > 0 && { toolCalls }) });
    } else if (role === 'user') turns.push({ role, content, ...(images.length > 0 && { images }) });
  }
  return turns;
}

/** The text and the images of a content. Images of other addresses are left out: the page loads none of them. */
function contentOf(content: unknown): { readonly content: string; readonly images: readonly string[] } {
  const parts = Array.isArray(content) ? content.map(fieldsOf) : [{ type: 'text', text: content }];
  return {
    content: parts.flatMap(({ text }) => (typeof text === 'string' ? text : [])).join('\n'),
    images: parts.flatMap(({ image_url: image }) => {
      const { url } = fieldsOf(image);
      return typeof url === 'string' && url.startsWith('data:image/') ? [url] : [];
    }),
  };
}

const NUMBERS = {
  temperature: 'temperature',
  topP: 'top_p',
  maxTokens: 'max_tokens',
  seed: 'seed',
  frequencyPenalty: 'frequency_penalty',
  presencePenalty: 'presence_penalty',
} as const;

function settingsOf({
  messages,
  tools,
  stop,
  response_format: format,
  reasoning_effort: effort,
  ...column
}: Fields): ChatSettings {
  const [system] = (Array.isArray(messages) ? messages : []).map(fieldsOf).filter(({ role }) => role === 'system');
  const schema = fieldsOf(fieldsOf(format).json_schema).schema;
  const numbers = Object.entries(NUMBERS).flatMap(([name, key]) =>
    typeof column[key] === 'number' ? [[name, column[key]] as const] : [],
  );
  const known = new Set<string>(['model', 'provider', ...Object.values(NUMBERS)]);
  const extra = Object.entries(column).filter(([name]) => !known.has(name));
  return {
    ...FIRST_SETTINGS,
    ...Object.fromEntries(numbers),
    systemPrompt: contentOf(system?.content).content,
    ...(Array.isArray(stop) && { stop: stop.join('\n') }),
    ...((effort === 'low' || effort === 'medium' || effort === 'high') && { reasoningEffort: effort }),
    ...(schema !== undefined && { schema: JSON.stringify(schema, null, 2) }),
    ...(Array.isArray(tools) && { tools: JSON.stringify(tools, null, 1) }),
    ...(extra.length > 0 && { extra: JSON.stringify(Object.fromEntries(extra)) }),
  };
}

const isSame = ({ role, content, images, toolCalls, toolResults }: Turn, read: Read): boolean =>
  JSON.stringify({ role, content, images, toolCalls, toolResults }) ===
  JSON.stringify({
    role: read.role,
    content: read.content,
    images: read.images,
    toolCalls: read.toolCalls,
    toolResults: read.toolResults,
  });

const textOf = (json: unknown): string => (typeof json === 'string' ? json : JSON.stringify(json ?? {}));

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
