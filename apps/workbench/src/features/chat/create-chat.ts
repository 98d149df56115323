import { isRunning, type Run, type RunSpec } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { createStore, type Store } from '../../store/store.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import { type Conversation, openAnswer, spokenMessages } from './conversation/conversation.ts';
import { addTurn, amendTurn, chooseVersion, EMPTY_TREE, hideTurn, restoreTurns } from './conversation/tree.ts';
import type { Turn } from './conversation/turn.ts';

/** The dependencies of a chat: calls, clock and ids. */
export interface ChatWorld {
  readonly start: (spec: RunSpec) => RunHandle;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** Takes back what was done. */
type Undo = () => void;

/** A conversation and everything that can be done to it. Nothing that was written is ever lost. */
export interface Chat {
  readonly store: Store<Conversation>;
  send(text: string): void;
  /** Ends the answer that is being written and keeps what has come. */
  stop(): void;
  /** Makes another version of an answer, and returns its id. */
  regenerate(id: string): string;
  /** Makes another version of a message. To a question, an answer follows. */
  rewrite(id: string, content: string): void;
  /** Shows another version of a message. */
  choose(id: string): void;
  /** Hides a message with all that follows it. */
  remove(id: string): Undo;
  /** Begins a new chat with the same settings. */
  clear(): Undo;
  /** Shows another conversation, and returns the one that was left. */
  open(conversation: Conversation): Conversation;
  change(settings: Partial<ChatSettings>): void;
  setDraft(text: string): void;
}

/** Makes a chat without messages. */
export function createChat(settings: ChatSettings, world: ChatWorld): Chat {
  const fresh = (with_: ChatSettings): Conversation => ({
    ...EMPTY_TREE,
    id: world.newId(),
    settings: with_,
    draft: '',
  });
  const store = createStore<Conversation>(fresh(settings));
  let running: RunHandle | undefined;

  const stop = () => running?.stop();
  const add = (turn: Omit<Turn, 'id' | 'chat' | 'at'>): string => {
    const id = world.newId();
    store.set((state) => addTurn(state, { ...turn, id, chat: state.id, at: world.now() }));
    return id;
  };

  const answer = (parent: string | null): string => {
    stop();
    const conversation = store.get();
    const run = world.start(specOf(conversation, parent));
    running = run;
    const { maxTokens } = conversation.settings;
    const id = add({ parent, role: 'assistant', content: '', status: 'waiting', maxTokens, run: run.store.get() });
    const follow = () => store.set((state) => amendTurn(state, id, turnOf(run.store.get())));
    run.store.subscribe(follow);
    void run.ended.then(() => {
      if (running === run) running = undefined;
    });
    return id;
  };

  /** Another conversation takes the place of this one: what is being written ends here. Returns the one that was left. */
  const open = (conversation: Conversation): Conversation => {
    stop();
    const open = openAnswer(store.get());
    if (open) store.set((state) => amendTurn(state, open.id, { status: 'stopped' }));
    const left = store.get();
    store.set(conversation);
    return left;
  };

  return {
    store,
    stop,
    open,
    send(text) {
      const content = text.trim();
      if (content === '' || openAnswer(store.get())) return;
      answer(add({ parent: store.get().head, role: 'user', content, status: 'done' }));
    },
    regenerate: (id) => answer(store.get().turns[id]?.parent ?? null),
    rewrite(id, content) {
      const turn = store.get().turns[id];
      if (!turn || turn.content === content) return;
      const next = add({ parent: turn.parent, role: turn.role, content, status: 'done' });
      if (turn.role === 'user') answer(next);
    },
    choose: (id) => store.set((state) => chooseVersion(state, id)),
    remove(id) {
      const before = store.get();
      if (openAnswer(before)) stop();
      const at = world.now();
      store.set((state) => hideTurn(state, id, at));
      return () => store.set((state) => (state.id === before.id ? restoreTurns(state, at, before.head) : state));
    },
    clear() {
      const left = open(fresh(store.get().settings));
      return () => void open(left);
    },
    change: (change) => store.set((state) => ({ ...state, settings: { ...state.settings, ...change } })),
    setDraft: (draft) => store.set((state) => ({ ...state, draft })),
  };
}

function specOf(conversation: Conversation, head: string | null): RunSpec {
  const { provider, model, isStreamed, temperature, topP, maxTokens } = conversation.settings;
  return {
    task: 'conversational',
    method: 'chatCompletion',
    provider,
    model,
    isStreamed,
    args: {
      messages: spokenMessages(conversation, head),
      ...(temperature !== undefined && { temperature }),
      ...(topP !== undefined && { top_p: topP }),
      ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    },
  };
}

function turnOf(run: Run): Partial<Turn> {
  const { status, text, reasoning, finishReason, report, failure } = run;
  return {
    content: text,
    ...(reasoning && { reasoning }),
    status: status === 'job' ? 'waiting' : status,
    run,
    finishReason,
    // A sum is shown of answers that ended; a call that was stopped before its first word has none.
    report: isRunning(run) || (status !== 'done' && text === '') ? undefined : report,
    failure,
  };
}
