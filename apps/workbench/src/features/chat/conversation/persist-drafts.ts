import type { Storage } from '../../../database/open-storage.ts';
import type { StorageSchema } from '../../../database/schema.ts';
import type { Conversation } from './conversation.ts';

type DraftEntry = StorageSchema['drafts']['value'];
type Draft = Pick<Conversation, 'draft' | 'attachments'>;

const NONE: Draft = { draft: '', attachments: [] };

export type DraftPersistence = ReturnType<typeof persistDrafts>;

/**
 * Stores drafts in separate entries per tab, so that tabs do not overwrite each other. The first edit of a draft from another
 * tab moves it to this tab, unless it was changed in the other tab since.
 */
export function persistDrafts(storage: Storage, tab: string = crypto.randomUUID()) {
  /** The last known draft of each chat, and the entry that has it. */
  const known = new Map<string, Draft & { readonly entry: string }>();
  const ownEntry = (chat: string) => `${chat} ${tab}`;

  const removeUnchanged = async (entry: string, draft: Draft) => {
    const stored = await storage.get('drafts', entry);
    if (stored && isSame(toDraft(stored), draft)) await storage.remove('drafts', entry);
  };

  return {
    /** Returns the draft to go on with: the one of this tab, else the one that any tab wrote last. */
    async read(chat: string): Promise<Draft> {
      const entries = (await storage.list('drafts'))
        .filter((entry) => entry.id.split(' ')[0] === chat && !isEmpty(toDraft(entry)))
        .sort((left, right) => (right.at ?? 0) - (left.at ?? 0));
      const entry = entries.find(({ id }) => id === ownEntry(chat)) ?? entries[0];
      if (!entry) return NONE;
      const draft = toDraft(entry);
      known.set(chat, { ...draft, entry: entry.id });
      return draft;
    },
    /** Stores the draft of a chat if it has changed. A page that `isLeaving` is the one whose draft is wanted next. */
    write({ id: chat, draft, attachments }: Draft & Pick<Conversation, 'id'>, isLeaving: boolean) {
      const id = ownEntry(chat);
      const last = known.get(chat);
      const isOwn = last?.entry === id;
      const now = { draft, attachments };
      if (isSame(now, last ?? NONE) && !(isLeaving && isOwn && !isEmpty(now))) return;
      known.set(chat, { ...now, entry: id });
      if (isEmpty(now)) void storage.remove('drafts', id);
      else void storage.put('drafts', { id, text: draft, attachments, at: Date.now() });
      if (last && !isOwn) void removeUnchanged(last.entry, last);
    },
  };
}

/** Drafts of earlier versions had images alone. */
function toDraft({ text, images = [], attachments }: DraftEntry): Draft {
  const files = attachments as Draft['attachments'] | undefined; // Stored above.
  return { draft: text, attachments: files ?? images.map((url) => ({ type: 'image', url })) };
}

function isEmpty({ draft, attachments }: Draft): boolean {
  return draft === '' && attachments.length === 0;
}

function isSame(one: Draft, other: Draft): boolean {
  return one.draft === other.draft && JSON.stringify(one.attachments) === JSON.stringify(other.attachments);
}
