import { type MessagePart, type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { withoutTurn } from '@hubkit/react/hooks';
import { getBatch } from '../../chat-view/turn-data.ts';
import { createStore } from '../../state/store.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import { type Column, changeColumn, FIRST_COLUMN, findColumn, MAX_COLUMNS } from './conversation/columns.ts';
import { type Conversation, EMPTY_TREE, getTree, isAnswering, pathIn, type Tree } from './conversation/conversation.ts';
import { copyPath, graft } from './conversation/copy-turns.ts';
import { mergeOnlyColumn, resetColumnSettings, setColumnSettings } from './conversation/own-settings.ts';
import type { TurnStorage } from './conversation/turn-storage.ts';
import { type ColumnChat, type ColumnDependencies, openColumn } from './open-column.ts';
import { createRunLog } from './recording-client.ts';

interface ChatDependencies extends ColumnDependencies {
  readonly newId: () => string;
  readonly storage?: TurnStorage | undefined;
}

/** A conversation and everything that can be done to it. Nothing that was written is ever lost. */
export type Chat = ReturnType<typeof createChat>;

/** Makes a chat without messages. Each of its columns is a chat of its own, and most actions are a loop over them. */
export function createChat(settings: ChatSettings, { newId, storage, ...dependencies }: ChatDependencies) {
  const fresh = (settings: ChatSettings, columns: readonly Column[]): Conversation => ({
    id: newId(),
    columns,
    trees: {},
    settings,
    draft: '',
    attachments: [],
  });
  const store = createStore<Conversation>(fresh(settings, [FIRST_COLUMN]));
  const runs = createRunLog();
  const chats = new Map<string, ColumnChat>();

  const setTree = (column: string, tree: Tree) =>
    store.set((state) => ({ ...state, trees: { ...state.trees, [column]: tree } }));
  const openAt = (id: string, tree: Tree) => {
    const { id: chat } = store.get();
    // The chat of an earlier conversation may still hear of other tabs.
    const onChange = (next: Tree) => store.get().id === chat && setTree(id, next);
    const column = openColumn(tree, { ...dependencies, storage, id, state: store.get, runs, onChange });
    chats.set(id, column);
    if (column.tree().tree.length > 0) setTree(id, column.tree());
  };
  const close = (id: string) => {
    chats.get(id)?.close();
    chats.delete(id);
  };
  const actions = (column: string) => chats.get(column)?.actions();
  /** Stops the answers in progress and keeps the text received so far. */
  const stop = () => {
    for (const chat of chats.values()) chat.actions().stop();
  };
  /** The same question in each column that shows it. */
  const counterparts = (question: Turn) =>
    store.get().columns.flatMap(({ id }) => {
      const turn = pathIn(store.get(), id).find(
        (shown) => shown.role === 'user' && getBatch(shown) === getBatch(question),
      );
      return turn ? [[id, turn] as const] : [];
    });

  /** Shows another conversation, and returns the one that was left. */
  const open = (conversation: Conversation): Conversation => {
    stop();
    const left = store.get();
    for (const id of [...chats.keys()]) close(id);
    store.set(conversation);
    for (const { id } of conversation.columns) openAt(id, getTree(conversation, id));
    return left;
  };
  storage?.begin(store.get().id);
  openAt(FIRST_COLUMN.id, EMPTY_TREE);

  return {
    store,
    /** The runs behind its answers. */
    runs,
    stop,
    open,
    /** Sends a message, with its attachments, to the model of every column. */
    send(text: string, attachments: readonly MessagePart[] = []) {
      const words = text.trim();
      if ((words === '' && attachments.length === 0) || isAnswering(store.get())) return;
      const batch = newId();
      for (const chat of chats.values()) void chat.actions().send(words, attachments, { batch });
    },
    /** Goes on with the last answer of a column, after the results of the tools that it calls, by the ids of the calls. */
    sendResults: (column: string, results: Readonly<Record<string, string>>) =>
      void actions(column)?.addToolResults(results),
    /** Makes another version of an answer that was cut: its text, and what the model adds to it. */
    continueAnswer: (column: string, turn: Turn) => void actions(column)?.resume(turn),
    /** Makes another version of an answer. */
    regenerate: (column: string, turn: Turn) => void actions(column)?.regenerate(turn),
    /** Makes another version of a message. To a question, answers follow in all columns that it was sent to. */
    rewrite(column: string, turn: Turn, content: string) {
      if (textOfTurn(turn) === content) return;
      if (turn.role === 'assistant') {
        void actions(column)?.edit(turn, content);
        return;
      }
      const batch = newId();
      for (const [id, question] of counterparts(turn)) void actions(id)?.edit(question, content, { batch });
    },
    /** Shows another version of a message; of a question in all columns that it was sent to. */
    choose(column: string, turn: Turn) {
      for (const { id } of turn.role === 'user' ? store.get().columns : [{ id: column }]) {
        const isIt = (each: Turn) => (id === column ? each.id === turn.id : getBatch(each) === getBatch(turn));
        const version = getTree(store.get(), id).tree.find((each) => each.role === turn.role && isIt(each));
        if (version && !version.isHidden) actions(id)?.showVersion(version);
      }
    },
    /** Hides a message with all that follows it; a question in all columns that it was sent to. Returns what undoes it. */
    remove(column: string, turn: Turn) {
      const before = store.get();
      const places = turn.role === 'user' ? counterparts(turn) : [[column, turn] as const];
      const hidden = new Map(
        places.map(([id, each]) => {
          actions(id)?.stop();
          const { tree } = getTree(store.get(), id);
          actions(id)?.replace(withoutTurn(getTree(store.get(), id), each));
          const visible = new Set(tree.flatMap((one) => (one.isHidden ? [] : one.id)));
          const gone = getTree(store.get(), id).tree.filter((one) => one.isHidden && visible.has(one.id));
          return [id, new Set(gone.map((one) => one.id))] as const;
        }),
      );
      return () => {
        if (store.get().id !== before.id) return;
        for (const [id, ids] of hidden) {
          const { tree } = getTree(store.get(), id);
          const restored = tree.map((one) => (ids.has(one.id) ? { ...one, isHidden: false } : one));
          actions(id)?.replace({ tree: restored, head: getTree(before, id).head });
        }
      };
    },
    /** Begins a new chat with the same settings and models. Returns what undoes it. */
    clear() {
      const { settings, columns } = store.get();
      const next = fresh(settings, columns);
      storage?.begin(next.id);
      const left = open(next);
      return () => void open(left);
    },
    /** Takes columns, settings, title and deletion as another page has changed them. */
    merge(change: Partial<Pick<Conversation, 'columns' | 'settings' | 'title' | 'hiddenAt'>>) {
      store.set((state) => ({ ...state, ...change }));
      const ids = new Set(store.get().columns.map(({ id }) => id));
      for (const id of [...chats.keys()]) if (!ids.has(id)) close(id);
      for (const id of ids) if (!chats.has(id)) openAt(id, EMPTY_TREE);
    },
    /** Stores all messages at once. */
    save() {
      for (const chat of chats.values()) chat.save();
    },
    change: (change: Partial<ChatSettings>) =>
      store.set((state) => ({ ...state, settings: { ...state.settings, ...change } })),
    /** Changes the settings of one column alone. */
    setColumnSettings: (column: string, change: Partial<ChatSettings>) =>
      store.set((state) => setColumnSettings(state, column, change)),
    /** Gives a setting of a column, or all of them, the values of the chat again. */
    resetColumnSettings: (column: string, name?: keyof ChatSettings) =>
      store.set((state) => resetColumnSettings(state, column, name)),
    /** Chooses the model of a column, its provider, or its service. */
    setModel: (column: string, choice: Partial<Pick<Column, 'model' | 'provider' | 'service'>>) =>
      store.set((state) => changeColumn(state, column, choice)),
    /** Puts another model beside the ones there are. */
    addColumn(model: string) {
      const { columns } = store.get();
      if (columns.length >= MAX_COLUMNS) return;
      // Never the id of a column that was closed: its messages are still stored.
      const id = newId();
      const tree = copyPath(getTree(store.get(), findColumn(store.get()).id), newId);
      store.set((state) => ({ ...state, columns: [...columns, { id, model, provider: 'auto' }] }));
      openAt(id, tree);
    },
    /** Leaves only one column, or all but one; their answers stay among the versions. Returns what undoes it. */
    keepColumns(keep: (column: Column) => boolean) {
      const before = store.get();
      const kept = before.columns.filter(keep);
      const [into] = kept;
      if (!into) return () => undefined;
      const closed = before.columns.filter((column) => !keep(column));
      for (const { id } of closed) actions(id)?.stop();
      // The columns before the first one that stays are all closed. The nearest comes first, so that those left of it stay so.
      const place = before.columns.indexOf(into);
      const added = [...closed.slice(0, place).reverse(), ...closed.slice(place)].flatMap((column) => {
        const side = before.columns.indexOf(column) < place ? 'left' : 'right';
        const grafted = graft(getTree(store.get(), into.id), getTree(store.get(), column.id), newId, side);
        actions(into.id)?.replace(grafted.tree);
        return grafted.added.map((turn) => turn.id);
      });
      const folded = mergeOnlyColumn(before.settings, kept);
      const isFolded = folded !== before.settings;
      const trees = new Map(closed.map(({ id }) => [id, getTree(store.get(), id)]));
      for (const { id } of closed) close(id);
      store.set((state) => ({
        ...state,
        settings: folded,
        columns: isFolded ? kept.map((column) => ({ ...column, own: undefined })) : kept,
        trees: Object.fromEntries(Object.entries(state.trees).filter(([id]) => !trees.has(id))),
      }));
      return () => {
        const state = store.get();
        if (state.id !== before.id) return;
        const columns = before.columns.map((column) => {
          const present = state.columns.find((each) => each.id === column.id);
          return present ? { ...present, own: isFolded ? column.own : present.own } : column;
        });
        // Settings that were changed since stay.
        const settings = state.settings === folded ? before.settings : state.settings;
        store.set((now) => ({ ...now, columns, settings }));
        const ids = new Set(added);
        const { tree, head } = getTree(state, into.id);
        actions(into.id)?.replace({
          tree: tree.map((turn) => (ids.has(turn.id) ? { ...turn, isHidden: true } : turn)),
          head,
        });
        for (const [id, each] of trees) openAt(id, each);
      };
    },
    rename: (title: string) => store.set((state) => ({ ...state, title: title.trim() || undefined })),
    setDraft: (draft: string) => store.set((state) => ({ ...state, draft })),
    attach: (attachments: readonly MessagePart[]) => store.set((state) => ({ ...state, attachments })),
  };
}
