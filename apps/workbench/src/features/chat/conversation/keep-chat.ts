import type { Storage } from '../../../storage/open-storage.ts';
import type { Entry } from '../../../storage/schema.ts';
import type { Chat } from '../create-chat.ts';
import type { ChatSettings } from './chat-settings.ts';
import { type Conversation, openAnswer } from './conversation.ts';
import { isOpen, type Turn } from './turn.ts';

/** Keeps a chat in the storage of this browser. */
export interface ChatKeeper {
  /** Opens the chat that was last used here, unless something was written meanwhile. */
  openLast(): Promise<void>;
  /** Opens a chat by its id; false if it is not there. */
  open(id: string): Promise<boolean>;
  /** Stores at once what has changed. */
  save(): void;
}

/** A chat as it is stored; its turns are entries of their own. */
interface ChatEntry extends Entry, Pick<Conversation, 'settings' | 'head' | 'chosen'> {
  readonly schema: 1;
  readonly title: string;
  readonly service: string;
  readonly updatedAt: number;
}

/** The last use of the page: its chat, and the settings for the next one. */
interface LastUse {
  readonly chat: string;
  readonly service: string;
  readonly settings: ChatSettings;
}

const LAST_USE = 'chat.last';
/** Wait after a change, in ms. */
const QUIET_MS = 400;
/** Interval while an answer is written, in ms. */
const STREAMING_MS = 1000;
const TITLE_LENGTH = 80;

/** Stores a chat after each change and reads it back. Nothing of the connection is stored but the name of the service. */
export function keepChat(chat: Chat, storage: Storage, serviceId: () => string): ChatKeeper {
  const stored = new Map<string, unknown>();
  let last = chat.store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = true;

  const isNew = (key: string, value: unknown) => stored.get(key) !== value && stored.set(key, value) !== undefined;
  const write = (conversation: Conversation) => {
    const { id, turns, head, chosen, settings, draft } = conversation;
    const service = serviceId();
    const changed = Object.values(turns).filter((turn) => isNew(turn.id, turn));
    if (changed.length > 0) void storage.put('turns', ...changed.map(({ run: _run, ...turn }) => turn));
    if ((draft !== '' || stored.has(`${id} draft`)) && isNew(`${id} draft`, draft))
      void storage.put('drafts', { id, text: draft });
    const isChanged = [changed.length > 0, isNew(`${id} head`, head), isNew(`${id} settings`, settings)].some(Boolean);
    const title =
      Object.values(turns)
        .find(({ role }) => role === 'user')
        ?.content.slice(0, TITLE_LENGTH) ?? '';
    if (isChanged && title) {
      const entry: ChatEntry = { id, schema: 1, title, service, head, chosen, settings, updatedAt: Date.now() };
      void storage.put('chats', entry);
    }
    if (isNew('last', id) || isChanged) {
      const value: LastUse = { chat: id, service, settings };
      void storage.put('settings', { id: LAST_USE, value });
    }
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isReading) write(chat.store.get());
  };

  chat.store.subscribe(() => {
    const now = chat.store.get();
    if (now.id !== last.id && !isReading) write(last);
    last = now;
    const isStreaming = openAnswer(now) !== undefined;
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
    // Stored above, under the name of this store.
    const { settings, head, chosen, service } = (entry ?? {}) as Partial<ChatEntry>;
    if (!settings || head === undefined || !chosen) return undefined;
    const known = Object.fromEntries((turns as readonly (Turn & Entry)[]).map((turn) => [turn.id, wake(turn)]));
    for (const turn of Object.values(known)) stored.set(turn.id, turn);
    stored.set(`${id} draft`, draft?.text ?? '');
    // A model of one service says nothing to another.
    const present = service === serviceId() ? settings : { ...settings, ...pickModel(chat.store.get().settings) };
    return { id, turns: known, head, chosen, settings: present, draft: draft?.text ?? '' };
  };

  return {
    save,
    async openLast() {
      try {
        const value = (await storage.get('settings', LAST_USE))?.value as LastUse | undefined; // Stored above.
        if (!value) return;
        const found = await read(value.chat);
        const draft = (await storage.get('drafts', value.chat))?.text ?? '';
        const { turns, draft: written } = chat.store.get();
        if (Object.keys(turns).length > 0 || written !== '') return;
        if (found) chat.open(found);
        else {
          if (value.service === serviceId()) chat.change(value.settings);
          chat.setDraft(draft);
        }
      } finally {
        isReading = false;
        save();
      }
    },
    async open(id) {
      const found = await read(id);
      if (found && found.id !== chat.store.get().id) chat.open(found);
      return found !== undefined;
    },
  };
}

/** An answer that was open when the page was closed has ended since. */
function wake(turn: Turn): Turn {
  return isOpen(turn) ? { ...turn, status: 'interrupted' } : turn;
}

function pickModel({ model, provider }: ChatSettings): Pick<ChatSettings, 'model' | 'provider'> {
  return { model, provider };
}
