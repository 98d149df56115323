import { type MessagePart, textOfTurn } from '@hubkit/react/chat-panel';
import type { RunSpec } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import {
  addColumn,
  type Column,
  changeColumn,
  columnOf,
  FIRST_COLUMN,
  hideInAll,
  inColumn,
  pathIn,
  restoreInAll,
  treeOf,
} from './conversation/columns.ts';
import { type Conversation, isAnswering, openAnswers } from './conversation/conversation.ts';
import { mergeOnlyColumn, resetColumnSettings, setColumnSettings, settingsOf } from './conversation/own-settings.ts';
import { chatArguments } from './conversation/request-messages.ts';
import { addTurn, chooseVersion, pathOf, updateTurn } from './conversation/tree.ts';
import { filesOf, type Turn, textParts } from './conversation/turn.ts';
import { turnOfRun, withRecentRuns } from './conversation/turn-of-run.ts';

/** The dependencies of a chat: calls, clock and ids. */
export interface ChatDependencies {
  readonly start: (spec: RunSpec) => RunHandle;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** Undoes the action. */
type Undo = () => void;

/** A conversation and everything that can be done to it. Nothing that was written is ever lost. */
export interface Chat {
  readonly store: Store<Conversation>;
  /** Sends a message, with its attachments, to the model of every column. */
  send(text: string, attachments?: readonly MessagePart[]): void;
  /**
   * Makes another version of the last answer of a column: with the results of the tools that it calls, by the ids of the calls, and
   * what the model adds to it.
   */
  sendResults(column: string, results: Readonly<Record<string, string>>): void;
  /** Stops the answers in progress and keeps the text received so far. */
  stop(): void;
  /** Makes another version of an answer, and returns its id. */
  regenerate(column: string, id: string): string;
  /** Makes another version of an answer that was cut: its text, and what the model adds to it. Returns its id. */
  continueAnswer(column: string, id: string): string;
  /** Makes another version of a message. To a question, answers follow in all columns that it was sent to. */
  rewrite(column: string, id: string, content: string): void;
  /** Shows another version of a message. */
  choose(column: string, id: string): void;
  /** Hides a message with all that follows it. */
  remove(id: string): Undo;
  /** Begins a new chat with the same settings and models. */
  clear(): Undo;
  /** Shows another conversation, and returns the one that was left. */
  open(conversation: Conversation): Conversation;
  change(settings: Partial<ChatSettings>): void;
  /** Changes the settings of one column alone. */
  setColumnSettings(column: string, settings: Partial<ChatSettings>): void;
  /** Gives a setting of a column, or all of them, the values of the chat again. */
  resetColumnSettings(column: string, name?: keyof ChatSettings): void;
  /** Chooses the model of a column, or its provider. */
  setModel(column: string, choice: Partial<Pick<Column, 'model' | 'provider'>>): void;
  /** Puts another model beside the ones there are. */
  addColumn(model: string): void;
  /** Leaves only one column, or all but one; their answers stay among the versions. */
  keepColumns(keep: (column: Column) => boolean): Undo;
  rename(title: string): void;
  setDraft(text: string): void;
  attach(attachments: readonly MessagePart[]): void;
}

/** Makes a chat without messages. */
export function createChat(settings: ChatSettings, dependencies: ChatDependencies): Chat {
  const fresh = (settings: ChatSettings, columns: readonly Column[]): Conversation => ({
    id: dependencies.newId(),
    turns: {},
    columns: columns.map((column) => ({ ...column, head: null, chosen: {} })),
    settings,
    draft: '',
    attachments: [],
  });
  const store = createStore<Conversation>(fresh(settings, [FIRST_COLUMN]));
  /** The answer that each column waits for. */
  const running = new Map<string, RunHandle>();

  const stop = () => {
    for (const handle of running.values()) handle.stop();
  };
  let lastAt = 0;
  /** Later than the turn before, so that versions keep their order where two are made in one millisecond. */
  const timeOfNext = () => {
    lastAt = Math.max(dependencies.now(), lastAt + 1);
    return lastAt;
  };
  const add = (column: string, turn: Omit<Turn, 'id' | 'chat' | 'at'>): string => {
    const id = dependencies.newId();
    const at = timeOfNext();
    store.set((state) => inColumn(state, column, (tree) => addTurn(tree, { ...turn, id, chat: state.id, at })));
    return id;
  };

  /** With `begun`, the answer goes on with the text of that turn. */
  const answer = (column: string, parent: string | null, begun?: Turn): string => {
    running.get(column)?.stop();
    const conversation = store.get();
    const run = dependencies.start(chatCall(conversation, column, parent, begun));
    running.set(column, run);
    const { maxTokens, schema } = settingsOf(conversation, column);
    const id = add(column, {
      parent,
      role: 'assistant',
      parts: begun?.parts ?? [],
      status: 'waiting',
      maxTokens,
      ...(schema && { schema }),
      run: run.store.get(),
    });
    run.store.subscribe(() => store.set((state) => updateTurn(state, id, turnOfRun(run.store.get(), begun))));
    void run.ended.then(() => {
      if (running.get(column) === run) running.delete(column);
      store.set(({ turns, ...state }) => ({ ...state, turns: withRecentRuns(turns) }));
    });
    return id;
  };

  /** Adds a question in each column, once where columns are at the same place, and lets their models answer. */
  const ask = (places: readonly (readonly [column: string, parent: string | null])[], question: NewQuestion) => {
    const asked = new Map<string | null, string>();
    for (const [column, parent] of places) {
      const [batch] = asked.values();
      const known = asked.get(parent);
      const id =
        known ?? add(column, { ...question, ...(batch && { batch }), parent, role: 'user', status: 'done' as const });
      asked.set(parent, id);
      answer(column, id);
    }
  };

  /** Switches to another conversation and stops the answers in progress. Returns the previous conversation. */
  const open = (conversation: Conversation): Conversation => {
    stop();
    for (const { id } of openAnswers(store.get())) store.set((state) => updateTurn(state, id, { status: 'stopped' }));
    const left = store.get();
    store.set(conversation);
    return left;
  };

  return {
    store,
    stop,
    open,
    send(text, attachments = []) {
      const parts = [...attachments, ...textParts(text.trim())];
      const { columns, turns } = store.get();
      if (parts.length === 0 || isAnswering({ turns })) return;
      ask(
        columns.map(({ id, head }) => [id, head]),
        { parts },
      );
    },
    sendResults(column, results) {
      const { turns } = store.get();
      const turn = turns[columnOf(store.get(), column).head ?? ''];
      if (!turn || isAnswering({ turns })) return;
      const parts = turn.parts.map((part) =>
        part.type === 'tool-call' && part.result === undefined
          ? { ...part, result: results[part.id ?? ''] ?? '' }
          : part,
      );
      answer(column, turn.parent, { ...turn, parts });
    },
    continueAnswer: (column, id) => {
      const begun = store.get().turns[id];
      return answer(column, begun?.parent ?? null, begun);
    },
    regenerate: (column, id) => answer(column, store.get().turns[id]?.parent ?? null),
    rewrite(column, id, content) {
      const turn = store.get().turns[id];
      if (!turn || textOfTurn(turn) === content) return;
      const parts = [...turn.parts.filter(({ type }) => type !== 'text'), ...textParts(content)];
      if (turn.role === 'assistant') {
        add(column, { parent: turn.parent, role: turn.role, parts, status: 'done' });
        return;
      }
      const batch = turn.batch ?? turn.id;
      const places = store.get().columns.flatMap((each) => {
        const same = pathIn(store.get(), each.id).find((shown) => (shown.batch ?? shown.id) === batch);
        return same ? [[each.id, same.parent] as const] : [];
      });
      ask(places, { parts: [...filesOf(turn), ...textParts(content)] });
    },
    choose: (column, id) => store.set((state) => inColumn(state, column, (tree) => chooseVersion(tree, id))),
    remove(id) {
      const before = store.get();
      for (const column of before.columns)
        if (pathOf(treeOf(before, column)).some((turn) => turn.id === id)) running.get(column.id)?.stop();
      const at = dependencies.now();
      store.set((state) => hideInAll(state, id, at));
      return () => store.set((state) => (state.id === before.id ? restoreInAll(state, at, before.columns) : state));
    },
    clear() {
      const { settings, columns } = store.get();
      const left = open(fresh(settings, columns));
      return () => void open(left);
    },
    change: (change) => store.set((state) => ({ ...state, settings: { ...state.settings, ...change } })),
    setColumnSettings: (column, change) => store.set((state) => setColumnSettings(state, column, change)),
    resetColumnSettings: (column, name) => store.set((state) => resetColumnSettings(state, column, name)),
    setModel: (column, choice) => store.set((state) => changeColumn(state, column, choice)),
    addColumn: (model) => store.set((state) => addColumn(state, model)),
    keepColumns(keep) {
      const { id, columns, settings } = store.get();
      for (const column of columns) if (!keep(column)) running.get(column.id)?.stop();
      const left = columns.filter(keep);
      const folded = mergeOnlyColumn(settings, left);
      const isFolded = folded !== settings;
      store.set((state) => ({
        ...state,
        settings: folded,
        columns: isFolded ? left.map((column) => ({ ...column, own: undefined })) : left,
      }));
      const restored = (state: Conversation) =>
        columns.map((column) => {
          const kept = state.columns.find((each) => each.id === column.id);
          return kept ? { ...kept, own: isFolded ? column.own : kept.own } : column;
        });
      return () =>
        store.set((state) => {
          if (state.id !== id) return state;
          // Settings that were changed since stay.
          return {
            ...state,
            columns: restored(state),
            settings: state.settings === folded ? settings : state.settings,
          };
        });
    },
    rename: (title) => store.set((state) => ({ ...state, title: title.trim() || undefined })),
    setDraft: (draft) => store.set((state) => ({ ...state, draft })),
    attach: (attachments) => store.set((state) => ({ ...state, attachments })),
  };
}

/**
 * The request that continues an answer. Few providers continue a last message of the assistant by themselves, and the others would
 * begin a new one; it is part of the call only, and shown nowhere.
 */
const GO_ON = {
  id: '',
  parent: null,
  role: 'user',
  parts: textParts('Continue your last message exactly where it stops. Repeat nothing of it, and add no introduction.'),
  status: 'done',
} as const;

type NewQuestion = Pick<Turn, 'parts'>;

/** The call that continues a column after a turn. */
function chatCall(conversation: Conversation, columnId: string, head: string | null, begun?: Turn): RunSpec {
  const { model, provider } = columnOf(conversation, columnId);
  const settings = settingsOf(conversation, columnId);
  const path = pathOf({ turns: conversation.turns, head });
  // After the results of tools, a model goes on by itself.
  const isCut = begun?.parts.at(-1)?.type !== 'tool-call';
  return {
    task: 'conversational',
    method: 'chatCompletion',
    provider,
    model,
    isStreamed: settings.isStreamed,
    args: chatArguments([...path, ...(begun ? [begun, ...(isCut ? [GO_ON] : [])] : [])], settings),
  };
}
