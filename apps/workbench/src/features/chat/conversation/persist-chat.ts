import type { Storage } from '../../../database/open-storage.ts';
import type { Chat } from '../create-chat.ts';
import { type ChatEntry, copyModels, readChatEntry, withoutHead } from './chat-entry.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Column } from './columns.ts';
import { type Conversation, isAnswering, isEmpty } from './conversation.ts';
import { createTitle } from './conversation-title.ts';
import { type ChatParts, isSameParts, mergeEntry, mergeParts, pickParts } from './merge-entry.ts';
import { persistDrafts } from './persist-drafts.ts';
import type { TurnStorage } from './turn-storage.ts';

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

export type ChatPersistence = ReturnType<typeof persistChat>;

/**
 * Keeps a chat in the storage of this browser, in step with the other tabs that have it open. Its messages store themselves. Nothing of the
 * connection is stored but the name of the service.
 */
export function persistChat(kept: Chat, storage: Storage, turns: TurnStorage, serviceId: () => string) {
  /** What this tab has last read or stored of chats, by id. */
  const known = new Map<string, ChatParts>();
  /** Chats deleted by "delete everything". Their unsaved changes are discarded. */
  const deleted = new Set<string>();
  const drafts = persistDrafts(storage);
  let lastStored: string | undefined;
  /** The chat of the stored last use, as far as this page knows. */
  let lastSeen: string | undefined;
  /** The draft that an empty chat of this page has got from the storage. */
  let restored = '';
  let last = kept.store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = true;
  /** The chat that is being merged: a page that is closed meanwhile stores it again. */
  let merging: string | undefined;

  /** `atOnce`: a closing page writes without merging. */
  const write = (conversation: Conversation, atOnce: boolean) => {
    const { id, settings, columns, hiddenAt } = conversation;
    if (deleted.has(id)) return;
    const service = serviceId();
    const before = known.get(id);
    drafts.write(conversation, atOnce);
    const now = pickParts(conversation);
    known.set(id, now);
    const isChanged = !before || !isSameParts(before, now) || (atOnce && merging === id);
    const title = createTitle(conversation);
    if (isChanged && title) {
      const isNamed = conversation.title !== undefined;
      const entry: ChatEntry = { ...now, id, schema: 3, title, isNamed, service, hiddenAt, updatedAt: Date.now() };
      if (atOnce) void storage.put('chats', entry);
      else {
        merging = id;
        const end = () => {
          if (merging === id) merging = undefined;
        };
        void storage.merge('chats', [entry], mergeEntry(before)).then(end, end);
      }
    }
    if (lastStored !== id || isChanged) {
      lastStored = id;
      const value: LastUse = { chat: id, service, settings, columns };
      const entry: { readonly id: string; readonly value: unknown } = { id: LAST_USE, value };
      const seen = lastSeen;
      lastSeen = id;
      // An empty chat does not take the place of one that another tab has stored since this page looked.
      if (isUnused(conversation))
        void storage.merge('settings', [entry], (own, stored) =>
          stored && readChatId(stored) !== seen ? stored : own,
        );
      else void storage.put('settings', entry);
    }
  };
  const store = (atOnce: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    if (!isReading) write(kept.store.get(), atOnce);
  };
  const save = () => {
    kept.save();
    turns.flush();
    store(true);
  };

  kept.store.subscribe(() => {
    const now = kept.store.get();
    const isOther = now.id !== last.id;
    if (isOther && !isReading) write(last, false);
    // It is listed from its first question on, however long the answer takes.
    if (!isOther && !isBegun(last) && isBegun(now)) store(false);
    last = now;
    if (isOther) void followDeletion();
    clearTimeout(timer);
    timer = setTimeout(() => store(false), QUIET_MS);
  });

  /** Brings what another tab has stored of the open chat into it. */
  const follow = async (id: string): Promise<boolean> => {
    const entry = readChatEntry(await storage.get('chats', id));
    const state = kept.store.get();
    if (!entry || state.id !== id) return entry !== undefined;
    const before = known.get(id);
    const { service, settings, title, isNamed } = entry;
    const columns = service === serviceId() ? entry.columns : copyModels(entry.columns, state.columns);
    const there = { columns, settings, title: isNamed ? title : undefined };
    const isStored = before !== undefined && isSameParts(before, pickParts(state));
    kept.merge(mergeParts(before, state, there));
    // What was not changed here since it was last stored is not stored again: two tabs would go on for ever.
    known.set(id, isStored ? pickParts(kept.store.get()) : there);
    return true;
  };
  /** After an import, or after everything was deleted. */
  const followAll = async () => {
    const { id } = kept.store.get();
    if ((await follow(id)) || kept.store.get().id !== id || !known.has(id) || isEmpty(kept.store.get())) return;
    // What is still written here is stored as a whole.
    if (isAnswering(kept.store.get())) known.delete(id);
    else {
      deleted.add(id);
      kept.clear();
    }
  };
  /** A chat is deleted, and restored, on other pages as well: of this tab, too. */
  const followDeletion = async () => {
    const { id } = kept.store.get();
    const entry = readChatEntry(await storage.get('chats', id));
    const state = kept.store.get();
    if (entry && state.id === id && state.hiddenAt !== entry.hiddenAt) kept.merge({ hiddenAt: entry.hiddenAt });
  };
  storage.watchAll('chats', () => void followDeletion());
  storage.watch('chats', (id) => {
    if (id === undefined) void followAll();
    else if (id === kept.store.get().id) void follow(id);
  });

  const read = async (id: string): Promise<Conversation | undefined> => {
    const [chat, draft] = await Promise.all([turns.read(id), drafts.read(id)]);
    if (!chat) return undefined;
    deleted.delete(id);
    const { settings, service, title, isNamed, columns, hiddenAt } = chat.entry;
    const present = service === serviceId() ? columns : copyModels(columns, kept.store.get().columns);
    const conversation: Conversation = {
      id,
      columns: present.map(withoutHead),
      trees: chat.trees,
      settings,
      hiddenAt,
      ...draft,
      ...(isNamed && { title }),
    };
    // What was only read is not stored as if it had changed.
    known.set(id, pickParts(conversation));
    return conversation;
  };

  /** Takes what was typed into an empty chat since `before`, while another one was read, out of it. */
  const takeTyped = (before: Conversation): string => {
    const { id, draft, ...state } = kept.store.get();
    if (!isEmpty(state) || before.id !== id || before.draft !== '' || draft === restored) return '';
    kept.setDraft('');
    return draft;
  };

  const change = async (id: string, change: Partial<ChatEntry>) => {
    const entry = readChatEntry(await storage.get('chats', id));
    if (entry) await storage.put('chats', { ...entry, ...change });
  };

  return {
    /** Stores all changes immediately. */
    save,
    /** The chats of this browser, the newest first; deleted ones have `hiddenAt`. */
    async list(): Promise<readonly ChatEntry[]> {
      store(false);
      const entries = (await storage.list('chats')).flatMap((entry) => readChatEntry(entry) ?? []);
      return entries.sort((a, b) => b.updatedAt - a.updatedAt);
    },
    async rename(id: string, title: string) {
      if (kept.store.get().id === id) kept.rename(title);
      await change(id, { title: title.trim(), isNamed: true });
    },
    /** Hides a chat; the page shows a new one if it was open. Returns what restores it. */
    async remove(id: string) {
      const undo = kept.store.get().id === id ? kept.clear() : undefined;
      await change(id, { hiddenAt: Date.now() });
      return async () => {
        await change(id, { hiddenAt: undefined });
        undo?.();
      };
    },
    restore: (id: string) => change(id, { hiddenAt: undefined }),
    /** Opens the chat that was last used here, unless something was written meanwhile. */
    async openLast() {
      try {
        const value = (await storage.get('settings', LAST_USE))?.value as LastUse | undefined; // Stored above.
        if (!value) return;
        lastSeen = value.chat;
        const found = await read(value.chat);
        const { draft, attachments } = await drafts.read(value.chat);
        const state = kept.store.get();
        if (!isEmpty(state) || state.draft !== '') return;
        // One that was deleted is opened by its address alone.
        const isDeleted = found?.hiddenAt !== undefined;
        if (found && !isDeleted) kept.open(found);
        else {
          if (value.service === serviceId() && value.columns) {
            const { settings } = value;
            kept.merge({ settings: { ...state.settings, ...settings }, columns: value.columns.map(withoutHead) });
          }
          if (!isDeleted) {
            restored = draft;
            kept.setDraft(draft);
            kept.attach(attachments);
          }
        }
      } finally {
        isReading = false;
        save();
      }
    },
    /** Opens a chat by its id; false if it is not there. */
    async open(id: string) {
      const before = kept.store.get();
      if (before.id === id) return true;
      const found = await read(id);
      if (found && found.id !== kept.store.get().id)
        kept.open({ ...found, draft: [found.draft, takeTyped(before)].filter(Boolean).join('\n') });
      return found !== undefined;
    },
  };
}

/** True for a chat without messages and without a draft. */
function isUnused(state: Conversation): boolean {
  return isEmpty(state) && state.draft === '' && state.attachments.length === 0;
}

/** True where a column shows a message. */
function isBegun({ trees }: Conversation): boolean {
  return Object.values(trees).some(({ head }) => head !== null);
}

/** The chat of a stored last use. */
const readChatId = ({ value }: { readonly value?: unknown }) => (value as LastUse | undefined)?.chat;
