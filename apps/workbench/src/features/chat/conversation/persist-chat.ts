import type { Storage } from '../../../database/open-storage.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import type { Chat } from '../create-chat.ts';
import { type ChatEntry, readChatEntry, restoreTurn, withModelsOf } from './chat-entry.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Column } from './columns.ts';
import { type Conversation, isAnswering } from './conversation.ts';
import { titleOf } from './conversation-title.ts';
import type { followTabs } from './follow-tabs.ts';
import { persistDrafts } from './persist-drafts.ts';
import { readTurns } from './read-turns.ts';
import { partsOf, type SyncedState } from './synced-state.ts';

/** Keeps a chat in the storage of this browser, in step with the other tabs that have it open. */
export interface ChatPersistence {
  /** Opens the chat that was last used here, unless something was written meanwhile. */
  openLast(): Promise<void>;
  /** Opens a chat by its id; false if it is not there. */
  open(id: string): Promise<boolean>;
  /** Stores all changes immediately. */
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

/** Loads the code for a chat in several tabs. */
type LoadTabs = () => Promise<typeof import('./other-tabs.ts')>;

const LAST_USE = 'chat.last';
/** Wait after a change, in ms. */
const QUIET_MS = 400;
/** Interval while an answer is written, in ms. */
const STREAMING_MS = 1000;

/**
 * Stores a chat after each change and reads it back. Nothing of the connection is stored but the name of the service. Other tabs
 * are followed once the page is used: two of them are rare, and the code for it is not needed before.
 */
export function persistChat(
  kept: Chat,
  storage: Storage,
  serviceId: () => string,
  loadTabs: LoadTabs = () => whenIdle().then(() => import('./other-tabs.ts')),
): ChatPersistence {
  const known: SyncedState = { turns: new Map(), chats: new Map(), deleted: new Set() };
  const drafts = persistDrafts(storage);
  let lastStored: string | undefined;
  /** The chat of the stored last use, as far as this page knows. */
  let lastSeen: string | undefined;
  let last = kept.store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = true;
  let tabs: Awaited<ReturnType<LoadTabs>> | undefined;
  let followed: ReturnType<typeof followTabs> | undefined;

  /** Turns and chats that are being merged: a page that is closed meanwhile stores them again. */
  const merging = new Map<string, Promise<void>>();
  const merge = (ids: readonly string[], merged: Promise<void>) => {
    for (const id of ids) merging.set(id, merged);
    const end = () => {
      for (const id of ids) if (merging.get(id) === merged) merging.delete(id);
    };
    void merged.then(end, end);
  };

  /** `atOnce`: a closing page writes without merging. */
  const write = (conversation: Conversation, atOnce: boolean) => {
    const { id, turns, columns, settings } = conversation;
    if (known.deleted.has(id)) return;
    const service = serviceId();
    const before = known.chats.get(id);
    const changed = Object.values(turns).filter(
      (turn) => known.turns.get(turn.id) !== turn || (atOnce && merging.has(turn.id)),
    );
    if (changed.length > 0) {
      const versions = new Map(changed.map((turn) => [turn.id, known.turns.get(turn.id)]));
      const values = changed.map(({ run: _run, ...turn }) => turn);
      for (const turn of changed) known.turns.set(turn.id, turn);
      if (atOnce || !tabs) void storage.put('turns', ...values);
      else merge([...versions.keys()], storage.merge('turns', values, tabs.mergeTurn(versions)));
    }
    drafts.write(conversation, atOnce);
    known.chats.set(id, partsOf(conversation));
    const isChanged =
      changed.length > 0 ||
      (atOnce && merging.has(id)) ||
      before?.columns !== columns ||
      before.settings !== settings ||
      before.title !== conversation.title;
    const title = titleOf(conversation);
    if (isChanged && title) {
      const isNamed = conversation.title !== undefined;
      const entry: ChatEntry = { id, schema: 2, title, isNamed, service, columns, settings, updatedAt: Date.now() };
      if (atOnce || !tabs) void storage.put('chats', entry);
      else merge([id], storage.merge('chats', [entry], tabs.mergeEntry(before)));
    }
    if (lastStored !== id || isChanged) {
      lastStored = id;
      const value: LastUse = { chat: id, service, settings, columns };
      const entry: { readonly id: string; readonly value: unknown } = { id: LAST_USE, value };
      const seen = lastSeen;
      lastSeen = id;
      // An empty chat does not take the place of one that another tab has stored since this page looked.
      if (isUnused(conversation))
        void storage.merge('settings', [entry], (own, stored) => (stored && chatOf(stored) !== seen ? stored : own));
      else void storage.put('settings', entry);
    }
  };
  const store = (atOnce: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    if (!isReading) write(kept.store.get(), atOnce);
  };
  const save = () => store(true);

  kept.store.subscribe(() => {
    const now = kept.store.get();
    if (now.id !== last.id && !isReading) write(last, false);
    last = now;
    const isStreaming = isAnswering(now);
    if (isStreaming && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => store(false), isStreaming ? STREAMING_MS : QUIET_MS);
  });
  /** True if all entries may have changed before other tabs are followed. */
  let isAllChanged = false;
  const stopWatching = storage.watch('chats', (id) => {
    isAllChanged ||= id === undefined;
  });
  void loadTabs().then((loaded) => {
    stopWatching();
    tabs = loaded;
    followed = tabs.followTabs(kept, storage, known, serviceId);
    if (isAllChanged) void followed.readAll();
  });

  const read = async (id: string): Promise<Conversation | undefined> => {
    const [entry, turns, draft] = await Promise.all([storage.get('chats', id), storage.listTurns(id), drafts.read(id)]);
    const chat = readChatEntry(entry);
    if (!chat) return undefined;
    known.deleted.delete(id);
    const restored = readTurns(turns).map((turn) => restoreTurn(turn, false));
    const { settings, service, title, isNamed } = chat;
    const conversation: Conversation = {
      id,
      turns: Object.fromEntries(restored.map((turn) => [turn.id, turn])),
      columns: service === serviceId() ? chat.columns : withModelsOf(chat.columns, kept.store.get().columns),
      settings,
      ...draft,
      ...(isNamed && { title }),
    };
    // What was only read is not stored as if it had changed.
    for (const turn of restored) known.turns.set(turn.id, turn);
    known.chats.set(id, partsOf(conversation));
    return conversation;
  };

  const show = (conversation: Conversation) => {
    kept.open(conversation);
    void followed?.catchUp();
  };

  const change = async (id: string, change: Partial<ChatEntry>) => {
    const entry = readChatEntry(await storage.get('chats', id));
    if (entry) await storage.put('chats', { ...entry, ...change });
  };

  return {
    save,
    async list() {
      store(false);
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
        lastSeen = value.chat;
        const found = await read(value.chat);
        const { draft, attachments } = await drafts.read(value.chat);
        const { turns, draft: written } = kept.store.get();
        if (Object.keys(turns).length > 0 || written !== '') return;
        if (found) show(found);
        else {
          if (value.service === serviceId() && value.columns) {
            kept.change(value.settings);
            kept.store.set((state) => ({ ...state, columns: value.columns.map(emptied) }));
          }
          kept.setDraft(draft);
          kept.attach(attachments);
        }
      } finally {
        isReading = false;
        save();
      }
    },
    async open(id) {
      if (kept.store.get().id === id) return true;
      const found = await read(id);
      if (found && found.id !== kept.store.get().id) show(found);
      return found !== undefined;
    },
  };
}

/** True for a chat without messages and without a draft. */
function isUnused({ turns, draft, attachments }: Conversation): boolean {
  return Object.keys(turns).length === 0 && draft === '' && attachments.length === 0;
}

/** The chat of a stored last use. */
const chatOf = ({ value }: { readonly value?: unknown }) => (value as LastUse | undefined)?.chat;

/** A column of which only the model is kept. */
function emptied(column: Column): Column {
  return { ...column, head: null, chosen: {} };
}
