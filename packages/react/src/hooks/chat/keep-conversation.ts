import { type Conversation, isOpen, type MessagePart, pathTo, type Turn } from '@hubkit/messages/turns';
import { mergeConversations } from '../storage/merge-conversations.ts';
import type { StateStorage } from '../storage/state-storage.ts';
import type { OwnStore } from '../store/create-store.ts';

/** A conversation, and whether its stored form has been read. */
interface Kept extends Conversation {
  readonly isLoaded: boolean;
}

/** A conversation in its place in a storage. */
export interface KeptConversation {
  /** Reads the stored conversation and follows other tabs. Returns a function that follows them no longer. */
  readonly open: () => () => void;
  /** Resolves once the stored conversation has been read. */
  readonly loaded: () => Promise<void>;
  readonly save: () => void;
  /** Saves within half a second, for changes that come fast. */
  readonly saveSoon: () => void;
}

interface KeepOptions {
  readonly storage: StateStorage | undefined;
  readonly key: string;
  readonly onLoad: () => void;
  readonly onError: (error: unknown) => void;
}

/** Interval in ms between writes to the storage while an answer arrives. */
const SAVE_MS = 500;

/** Keeps the conversation of a store in a storage. What other tabs write there is merged; local changes win. */
export function keepConversation(
  { flush, set, getState }: OwnStore<Kept>,
  { storage, key, onLoad, onError }: KeepOptions,
): KeptConversation {
  let loading: Promise<void> | undefined;
  /** The conversation as it was read or sent last, for storages that merge: writes land in their order. */
  let known: Conversation | undefined;
  /** The conversation as it was read or stored last, which is all that is known once a write has failed. */
  let landed: Conversation | undefined;
  let failures = 0;
  let saving: ReturnType<typeof setTimeout> | undefined;

  /** What does not fit: `nothing`, `files` once they had to be left out, `all` where the rest failed as well. */
  let tooLarge: 'nothing' | 'files' | 'all' = 'nothing';
  let size = 0;
  const lighten = createLightener();
  /** True where something was to be saved before the stored conversation was read. */
  let isDue = false;

  const write = async (value: Conversation, before: Conversation | undefined) => {
    const failed = failures;
    known = value;
    try {
      await storage?.set(key, value, before);
    } catch (error) {
      failures += 1;
      known = landed;
      throw error;
    }
    // A write that was compared with a failed one has not stored what that had to.
    if (failed === failures) landed = value;
  };

  /** Writes what there is room for. A failure is reported once, not with each of the writes that follow. */
  const writeWhatFits = async (value: Conversation, before: Conversation | undefined) => {
    // Messages that were deleted may have made room.
    if (value.tree.length < size) tooLarge = 'nothing';
    size = value.tree.length;
    const last = tooLarge;
    try {
      if (last === 'nothing') return await write(value, before);
    } catch (error) {
      // Other writes may have begun before this one failed.
      if (tooLarge === 'nothing') {
        tooLarge = 'files';
        onError(error);
      }
    }
    try {
      await write(lighten(value), before);
      tooLarge = 'files';
    } catch (error) {
      if (last === 'files' && tooLarge === 'files') onError(error);
      tooLarge = 'all';
    }
  };

  const save = () => {
    flush();
    clearTimeout(saving);
    saving = undefined;
    const { isLoaded, tree, head } = getState();
    isDue = !isLoaded;
    if (storage && isLoaded) void writeWhatFits({ tree, head }, known);
  };

  /** A stored conversation as it is shown here. An open answer in it is not written by this page. */
  const restore = (value: unknown, isElsewhere?: boolean): Conversation | undefined => {
    const stored = value as Conversation | undefined;
    const tree = stored?.tree.map(
      (turn): Turn => (isOpen(turn) ? { ...turn, status: 'interrupted', ...(isElsewhere && { isElsewhere }) } : turn),
    );
    return tree && { tree, head: stored?.head ?? null };
  };

  const load = async () => {
    try {
      const value = storage?.get(key);
      // What answers at once is there at once.
      const stored = restore(value instanceof Promise ? await value : value);
      if (stored) {
        known = landed = stored;
        set(() => stored);
      }
    } catch (error) {
      onError(error);
    }
    set(() => ({ isLoaded: true }));
    if (isDue && !known) save();
    onLoad();
  };

  const follow = async () => {
    await loaded();
    const stored = restore(await storage?.get(key), true);
    flush();
    const { tree, head } = getState();
    const before = known;
    // Known before it is shown: a listener may save, and would store messages of the other tab as its own.
    known = landed = stored;
    // After everything was deleted, what is written here is stored as a whole.
    if (stored) set(() => joinTabs(stored, { tree, head }, before));
  };

  const loaded = () => {
    loading ??= load();
    return loading;
  };

  return {
    open() {
      const end = storage?.watch?.(key, () => void follow().catch(onError));
      void loaded();
      return () => end?.();
    },
    loaded,
    save,
    saveSoon() {
      saving ??= setTimeout(save, SAVE_MS);
    },
  };
}

/**
 * Joins what another tab has stored with what is shown here. Its end of the path is taken where it goes on from the end that is
 * shown here, or where this one was deleted; else both tabs stay at their own, and find the other one among the versions.
 */
function joinTabs(stored: Conversation, own: Conversation, known: Conversation | undefined): Conversation {
  if (own.tree.length === 0) return stored;
  // What is being written here is newer than all that was stored of it.
  const before = known && { ...known, tree: known.tree.filter((turn) => !isOpen(turn)) };
  const { tree } = mergeConversations(stored, own, before) as Conversation;
  const isOwnEnd = ({ id }: Turn) => id === own.head;
  const end = tree.find(isOwnEnd);
  const path = pathTo(tree, stored.head);
  // A question is followed with its answer: what is sent here before that is a version of the question.
  const isFurther = path.at(-1)?.role !== 'user' && path.some(isOwnEnd);
  return { tree, head: !end || end.isHidden || isFurther ? stored.head : own.head };
}

/** Length from which the files of a message are left out, in characters of JSON. */
const MOST = 10_000;

const LEFT_OUT: MessagePart = { type: 'text', text: '[A file that was too large to keep.]' };

/**
 * Creates a function that returns a conversation without the large images and files of its messages, for storages that are full. A
 * message keeps its identity as long as it does not change, as stored conversations are compared by it.
 */
function createLightener(): (conversation: Conversation) => Conversation {
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
