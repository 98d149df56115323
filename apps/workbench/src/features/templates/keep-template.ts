import type { Storage } from '../../database/open-storage.ts';
import type { Entry } from '../../database/schema.ts';
import { createStore, type Store } from '../../state/store.ts';
import { FIRST_CONTEXT, SAMPLES } from './samples.ts';
import type { TemplatesState } from './templates-session.ts';

/** A template as it is kept, with its input. */
interface TemplateEntry extends Entry {
  readonly schema: 1;
  readonly title: string;
  readonly updatedAt: number;
  readonly state: TemplatesState;
}

/** Keeps the template of the page in this browser: one entry for each that was changed or loaded. */
export interface TemplateKeeper {
  /** Id of the present template; undefined until it is kept. */
  readonly store: Store<{ readonly id?: string | undefined }>;
  /** Shows a kept template; false if it is not there. */
  open(id: string): Promise<boolean>;
  /** Stores a change that waits. */
  save(): void;
}

/** Wait after a change, in ms. */
const QUIET_MS = 400;

/** Makes the keeper of a page's state. */
export function createTemplateKeeper(
  session: Store<TemplatesState>,
  storage: Pick<Storage, 'get' | 'put'>,
  newId: () => string = () => crypto.randomUUID(),
): TemplateKeeper {
  const store = createStore<{ readonly id?: string | undefined }>({});
  /** The loaded templates of the current entry. Other templates start a new entry. */
  let loaded = session.get().saved;
  let opened: TemplatesState | undefined;
  let waiting: TemplatesState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    const state = waiting;
    waiting = undefined;
    if (!state) return;
    const id = store.get().id ?? newId();
    const title = state.saved.length > 1 ? `${state.origin} · ${state.name}` : state.origin;
    const entry: TemplateEntry = { id, schema: 1, title, updatedAt: Date.now(), state };
    void storage.put('templates', entry);
    store.set({ id });
  };

  session.subscribe(() => {
    const state = session.get();
    if (state === opened) return;
    if (state.saved !== loaded) {
      save();
      loaded = state.saved;
      store.set({});
    }
    if (!isOfUser(state) && store.get().id === undefined) return;
    waiting = state;
    clearTimeout(timer);
    timer = setTimeout(save, QUIET_MS);
  });

  return {
    store,
    save,
    async open(id) {
      save();
      const state = readEntry(await storage.get('templates', id));
      if (!state) return false;
      loaded = state.saved;
      opened = state;
      store.set({ id });
      session.set(state);
      return true;
    },
  };
}

/** Returns false for unchanged samples, which are not stored. */
function isOfUser({ origin, edits, context }: TemplatesState): boolean {
  return Object.keys(edits).length > 0 || context !== FIRST_CONTEXT || !SAMPLES.some(({ label }) => label === origin);
}

function readEntry(stored: Entry | undefined): TemplatesState | undefined {
  const { schema, state } = (stored ?? {}) as Partial<TemplateEntry>; // Imports may be damaged.
  const isWhole =
    schema === 1 &&
    typeof state === 'object' &&
    [state.origin, state.name, state.tokenizer, state.context].every((text) => typeof text === 'string') &&
    Array.isArray(state.saved) &&
    typeof state.edits === 'object';
  return isWhole ? state : undefined;
}
