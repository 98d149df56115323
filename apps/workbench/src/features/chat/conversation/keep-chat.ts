import type { Storage } from '../../../storage/open-storage.ts';
import type { Entry } from '../../../storage/schema.ts';
import type { Chat } from '../create-chat.ts';
import { type ChatEntry, readChatEntry } from './chat-entry.ts';
import type { ChatSettings } from './chat-settings.ts';
import { type Column, FIRST_COLUMN } from './columns.ts';
import { type Conversation, isAnswering } from './conversation.ts';
import { isOpen, type Turn } from './turn.ts';

/** Keeps a chat in the storage of this browser. */
export interface ChatKeeper {
  /** Opens the chat that was last used here, unless something was written meanwhile. */
  openLast(): Promise<void>;
  /** Opens a chat by its id; false if it is not there. */
  open(id: string): Promise<boolean>;
  /** Stores at once what has changed. */
  save(): void;
  /** The chats of this browser, the newest first; deleted ones have `hiddenAt`. */
  list(): Promise<readonly ChatEntry[]>;
  rename(id: string, title: string): Promise<void>;
  /** Hides a chat; the page shows a new one if it was open. Returns what restores it. */
  remove(id: string): Promise<() => Promise<void>>;
  restore(id: string): Promise<void>;
}

/** The last use of the page: its chat, and the settings for the next one. */
interface LastUse {
  readonly chat: string;
  readonly service: string;
  readonly settings: ChatSettings;
  readonly columns: readonly Column[];
}

const LAST_USE = 'chat.last';
/** Wait after a change, in ms. */
const QUIET_MS = 400;
/** Interval while an answer is written, in ms. */
const STREAMING_MS = 1000;
const TITLE_LENGTH = 80;

/** Stores a chat after each change and reads it back. Nothing of the connection is stored but the name of the service. */
export function keepChat(kept: Chat, storage: Storage, serviceId: () => string): ChatKeeper {
  const stored = new Map<string, unknown>();
  let last = kept.store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = true;

  const isNew = (key: string, value: unknown) => stored.get(key) !== value && stored.set(key, value) !== undefined;
  const write = (conversation: Conversation) => {
    const { id, turns, columns, settings, draft, images } = conversation;
    const service = serviceId();
    const changed = Object.values(turns).filter((turn) => isNew(turn.id, turn));
    if (changed.length > 0) void storage.put('turns', ...changed.map(({ run: _run, ...turn }) => turn));
    const hasDraft = draft !== '' || images.length > 0 || stored.has(`${id} draft`);
    if (hasDraft && [isNew(`${id} draft`, draft), isNew(`${id} images`, images)].some(Boolean))
      void storage.put('drafts', { id, text: draft, images });
    const isChanged = [
      changed.length > 0,
      isNew(`${id} columns`, columns),
      isNew(`${id} settings`, settings),
      isNew(`${id} title`, conversation.title),
    ].some(Boolean);
    const title = titleOf(conversation);
    if (isChanged && title) {
      const isNamed = conversation.title !== undefined;
      const entry: ChatEntry = { id, schema: 2, title, isNamed, service, columns, settings, updatedAt: Date.now() };
      void storage.put('chats', entry);
    }
    if (isNew('last', id) || isChanged) {
      const value: LastUse = { chat: id, service, settings, columns };
      void storage.put('settings', { id: LAST_USE, value });
    }
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isReading) write(kept.store.get());
  };

  kept.store.subscribe(() => {
    const now = kept.store.get();
    if (now.id !== last.id && !isReading) write(last);
    last = now;
    const isStreaming = isAnswering(now);
    if (isStreaming && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(save, isStreaming ? STREAMING_MS : QUIET_MS);
  });

  const read = async (id: string): Promise<Conversation | undefined> => {
    const [entry, turns, draft] = await Promise.all([
      storage.get('chats', id),
      storage.listTurns(id),
      storage.get('drafts', id),
    ]);
    const chat = readChatEntry(entry);
    if (!chat) return undefined;
    const known = Object.fromEntries((turns as readonly (Turn & Entry)[]).map((turn) => [turn.id, wake(turn)]));
    for (const turn of Object.values(known)) stored.set(turn.id, turn);
    const { settings, service, title, isNamed } = chat;
    const { text = '', images = [] } = draft ?? {};
    stored.set(`${id} draft`, text);
    stored.set(`${id} images`, images);
    const columns = service === serviceId() ? chat.columns : withModelsOf(chat.columns, kept.store.get().columns);
    // What was only read is not stored as if it had changed.
    stored.set(`${id} columns`, columns);
    stored.set(`${id} settings`, settings);
    stored.set(`${id} title`, isNamed ? title : undefined);
    return { id, turns: known, columns, settings, draft: text, images, ...(isNamed && { title }) };
  };

  const change = async (id: string, change: Partial<ChatEntry>) => {
    const entry = readChatEntry(await storage.get('chats', id));
    if (entry) await storage.put('chats', { ...entry, ...change });
  };

  return {
    save,
    async list() {
      save();
      const entries = (await storage.list('chats')).flatMap((entry) => readChatEntry(entry) ?? []);
      return entries.sort((a, b) => b.updatedAt - a.updatedAt);
    },
    async rename(id, title) {
      if (kept.store.get().id === id) kept.rename(title);
      await change(id, { title: title.trim(), isNamed: true });
    },
    async remove(id) {
      const undo = kept.store.get().id === id ? kept.clear() : undefined;
      await change(id, { hiddenAt: Date.now() });
      return async () => {
        await change(id, { hiddenAt: undefined });
        undo?.();
      };
    },
    restore: (id) => change(id, { hiddenAt: undefined }),
    async openLast() {
      try {
        const value = (await storage.get('settings', LAST_USE))?.value as LastUse | undefined; // Stored above.
        if (!value) return;
        const found = await read(value.chat);
        const draft = await storage.get('drafts', value.chat);
        const { turns, draft: written } = kept.store.get();
        if (Object.keys(turns).length > 0 || written !== '') return;
        if (found) kept.open(found);
        else {
          if (value.service === serviceId() && value.columns) {
            kept.change(value.settings);
            kept.store.set((state) => ({ ...state, columns: value.columns.map(emptied) }));
          }
          kept.setDraft(draft?.text ?? '');
          kept.attach(draft?.images ?? []);
        }
      } finally {
        isReading = false;
        save();
      }
    },
    async open(id) {
      const found = await read(id);
      if (found && found.id !== kept.store.get().id) kept.open(found);
      return found !== undefined;
    },
  };
}

/** An answer that was open when the page was closed has ended since. */
function wake(turn: Turn): Turn {
  return isOpen(turn) ? { ...turn, status: 'interrupted' } : turn;
}

/** A model of one service says nothing to another: it is left behind, and the present ones are kept. */
function withModelsOf(columns: readonly Column[], present: readonly Column[]): readonly Column[] {
  return columns.map((column, place) => {
    const { model, provider } = present[place] ?? FIRST_COLUMN;
    return { ...column, model, provider };
  });
}

/** A column of which only the model is kept. */
function emptied(column: Column): Column {
  return { ...column, head: null, chosen: {} };
}

/** The name of a chat: the one that the user gave, or its first question. */
function titleOf({ title, turns }: Conversation): string {
  if (title !== undefined) return title;
  const first = Object.values(turns).find(({ role }) => role === 'user');
  if (!first) return '';
  return first.content.slice(0, TITLE_LENGTH) || 'Image';
}
