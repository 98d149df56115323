import {
  type Conversation,
  endOf,
  isOpen,
  type MessagePart,
  pathTo,
  setResult,
  type ToolResult,
  type Turn,
} from '@hubkit/messages/turns';
import { conversationOf, type ListedTurn } from '../../conversation/listed-turn.ts';
import { failureOf } from '../service/failure.ts';
import { type Change, createStore, type Store } from '../store/create-store.ts';
import type { ChatOptions } from './chat-options.ts';
import { keepConversation } from './keep-conversation.ts';
import { callsOfPage, callsOfUser, DENIED, isAsked, needsUser, sourceOf } from './page-calls.ts';

/** The state of a chat. */
export interface ChatState extends Conversation {
  /** False until the stored chat has been read. */
  readonly isLoaded: boolean;
}

/** Actions of a chat. They stay the same functions over renders. */
export interface ChatActions {
  /** Sends a message, with attachments of `readAttachment`, and receives the answer. An answer that arrives is stopped.
   * `data` is kept with the message. */
  readonly send: (text: string, attachments?: readonly MessagePart[], data?: Turn['data']) => Promise<void>;
  /** Stops the answer and keeps the text received so far. */
  readonly stop: () => void;
  /** Adds another version of a message: a question is answered again, an answer stays as it is written. */
  readonly edit: (turn: Turn, text: string, data?: Turn['data']) => Promise<void>;
  /** Adds another version of an answer, by default the last one. An answer without any text is dropped. */
  readonly regenerate: (turn?: Turn) => Promise<void>;
  /** Another name of `regenerate`, for failed answers. */
  readonly retry: (turn?: Turn) => Promise<void>;
  /** Continues an answer that was stopped, interrupted or cut off, by default the last one: in place, or with `keepsVersions` in a version. */
  readonly resume: (turn?: Turn) => Promise<void>;
  /** Sets the result of a tool call of the last answer, which goes on once all of its calls have results. */
  readonly addToolResult: (callId: string, result: string) => Promise<void>;
  /** Sets the results of several calls of the last answer, by the ids of the calls. */
  readonly addToolResults: (results: Readonly<Record<string, string>>) => Promise<void>;
  /** Adds data of the page to a message; other data of it stays. */
  readonly setData: (turn: Pick<Turn, 'id'>, data: NonNullable<Turn['data']>) => void;
  /** Approves a tool call of the last answer that waits for it (`approval: 'asked'`). The answer goes on once none waits. */
  readonly approve: (callId: string) => Promise<void>;
  /** Denies such a call: its tool does not run, and the model reads the reason. */
  readonly deny: (callId: string, reason?: string) => Promise<void>;
  /** Shows a version of a message, with the messages below it that were shown last. */
  readonly showVersion: (turn: Turn) => void;
  /**
   * Shows other messages: none, imported ones, or those without a message (see `withoutTurn`); the state before undoes it. An answer
   * that arrives is stopped unless it is still among them.
   */
  readonly replace: (conversation: Conversation) => void;
  /** Shows a plain list of messages, or what a function makes of the shown ones. Other versions of them are dropped; `replace` keeps them. */
  readonly setMessages: (
    messages: readonly ListedTurn[] | ((messages: readonly Turn[]) => readonly ListedTurn[]),
  ) => void;
}

/** A chat outside of components; see `createChat`. */
export interface ChatStore extends Store<ChatState> {
  readonly actions: ChatActions;
  /** Replaces the options for the next requests. */
  readonly setOptions: (options: ChatOptions) => void;
  /** Reads the stored chat, once. Returns a function to disconnect, which interrupts a running answer for an owner. */
  readonly connect: (isOwner?: boolean) => () => void;
  /** Stores all changes at once, such as before the page is closed. */
  readonly save: () => void;
}

/**
 * Makes a chat outside of components, for several of them, or to go on while none is shown. Pass it to `useChat`.
 *
 * @param options - Service and settings of the chat.
 */
export function createChat(options: ChatOptions): ChatStore {
  const { initialTurns = [], storage, id: key = 'chat' } = options;
  const own = createStore<ChatState>({
    tree: initialTurns,
    head: initialTurns.at(-1)?.id ?? null,
    isLoaded: !storage,
  });
  const { set, setSoon, flush: _flush, ...store } = own;
  /** The last shown version below a message. */
  const shown = new Map<string | null, string>();
  let aborter: AbortController | undefined;

  const path = (head = store.getState().head) => pathTo(store.getState().tree, head);
  // Messages are hidden, but only `clear` drops them, after it has stopped the answer.
  const find = (id: string) => store.getState().tree.find((turn) => turn.id === id) as Turn;
  const last = () => path().at(-1);

  const describe = (error: unknown) => (options.describeFailure ?? failureOf)(error);

  const { open, loaded, save, saveSoon } = keepConversation(own, {
    storage,
    key,
    onLoad: () => void (options.autoResume && last()?.status === 'interrupted' && resume()),
    onError: (error) => options.onError?.(describe(error)),
  });

  const change = (id: string, fields: Partial<Turn>) => {
    set(changed(id, () => fields));
    save();
  };

  const show = (head: string | null) => {
    for (const { id, parent } of path(head)) shown.set(parent, id);
    set(() => ({ head }));
    save();
  };

  const add = (role: Turn['role'], parent: string | null, parts: readonly MessagePart[], more?: Partial<Turn>) => {
    const id = Math.random().toString(36).slice(2);
    set(({ tree }) => ({ tree: [...tree, { status: 'done', ...more, id, parent, role, parts }] }));
    show(id);
    return id;
  };

  const end = (status: Turn['status']) => {
    if (!aborter) return;
    aborter.abort();
    aborter = undefined;
    const open = store.getState().tree.find(isOpen);
    if (open) change(open.id, { status });
  };

  const stop = () => end('stopped');

  const pageCalls = (id: string) => callsOfPage(find(id), options.tools);

  const setCall = (turnId: string, callId: string | undefined, state: ToolResult) =>
    change(turnId, { parts: setResult(find(turnId).parts, callId, state) });

  /** Streams one response into an answer. */
  const request = async (id: string, signal: AbortSignal) => {
    const { streamAnswer } = await import('./stream-answer.ts');
    let turn = find(id);
    for await (const fields of streamAnswer(options, path(id), signal)) {
      if (signal.aborted) return;
      turn = { ...turn, ...fields };
      // The first chunk often has a role only.
      if (turn.parts[0]) {
        turn = { ...turn, status: 'open', firstAt: turn.firstAt ?? Date.now() };
        setSoon(changed(id, () => turn));
      }
      saveSoon();
    }
    if (!signal.aborted) change(id, turn);
  };

  /** Runs the called tools of the page. Resolves to false if calls wait for the user: for a decision, or for `addToolResult`. */
  const runTools = async (id: string, signal: AbortSignal) => {
    for (const call of await needsUser(pageCalls(id))) if (!signal.aborted) setCall(id, call.id, { approval: 'asked' });
    // No call runs before all of them have a decision, so that their order stays the model's.
    if (signal.aborted || find(id).parts.some(isAsked)) return false;
    const runs = pageCalls(id).map(async ({ call, tool }) => {
      const outcome = await tool.run?.(call.arguments, signal);
      if (outcome && !signal.aborted) setCall(id, call.id, outcome);
    });
    await Promise.all(runs);
    return !pageCalls(id)[0];
  };

  /** Requests the text of an answer, runs its tools, and repeats both until it calls none. */
  const run = async (id: string) => {
    stop();
    aborter = new AbortController();
    const { signal } = aborter;
    change(id, {
      status: find(id).parts[0] ? 'open' : 'waiting',
      isElsewhere: undefined,
      failure: undefined,
      finish: undefined,
      requestedFrom: sourceOf(options),
      startedAt: Date.now(),
      firstAt: undefined,
    });
    let fields: Partial<Turn> = { status: 'done' };
    try {
      for (let step = 0; (await runTools(id, signal)) && !signal.aborted; ) {
        if (step++ === (options.maxSteps ?? 10)) {
          fields = { status: 'done', finish: 'max-steps' };
          break;
        }
        await request(id, signal);
        if (!pageCalls(id)[0]) break;
      }
    } catch (error) {
      fields = { status: 'failed', failure: describe(error) };
    }
    if (signal.aborted) return;
    aborter = undefined;
    change(id, { ...fields, endedAt: Date.now() });
    if (fields.failure) options.onError?.(fields.failure);
    else options.onFinish?.(find(id));
  };

  const answer = (parent: string | null) => {
    stop();
    return run(add('assistant', parent, [], { status: 'waiting' }));
  };

  const regenerate: ChatActions['regenerate'] = async (turn = last()) => {
    if (!turn) return;
    // A failed answer without text is not kept as a version.
    if (!turn.parts[0] && !options.keepsVersions) change(turn.id, { isHidden: true });
    await answer(turn.role === 'user' ? turn.id : turn.parent);
  };

  /** The answer that goes on with the parts of another one: itself, or a version of it. */
  const next = (turn: Turn, parts: readonly MessagePart[]) => {
    if (options.keepsVersions) return add('assistant', turn.parent, parts, turn);
    change(turn.id, { parts });
    return turn.id;
  };

  const resume: ChatActions['resume'] = async (turn = last()) => {
    if (!turn) return;
    stop();
    await (turn.role === 'user' ? answer(turn.id) : run(next(turn, turn.parts)));
  };

  const addToolResults: ChatActions['addToolResults'] = async (results) => {
    const turn = last();
    if (!turn) return;
    stop();
    const parts = Object.entries(results).reduce((all, [id, result]) => setResult(all, id, { result }), turn.parts);
    // The answer waits for the other results as it is; a version begins with the last one.
    if (callsOfUser({ parts }, options.tools)[0]) change(turn.id, { parts });
    else await run(next(turn, parts));
  };

  const replace: ChatActions['replace'] = ({ tree, head }) => {
    const open = store.getState().tree.find(isOpen);
    if (!tree.some((turn) => turn.id === open?.id && isOpen(turn))) stop();
    set(() => ({ tree }));
    show(head);
  };

  /** Notes a decision; the answer goes on with the last one. The server learns of those about its calls by the next request. */
  const decide = async (callId: string, decision: ToolResult) => {
    const turn = last();
    if (!turn || isOpen(turn) || !turn.parts.some((part) => isAsked(part) && part.id === callId)) return;
    const isDenied = decision.approval === 'denied' && pageCalls(turn.id).some(({ call }) => call.id === callId);
    const denied = isDenied && { result: `${DENIED} ${decision.denial ?? ''}`.trim() };
    const parts = setResult(turn.parts, callId, { ...decision, ...denied });
    if (parts.some(isAsked)) change(turn.id, { parts });
    else await run(next(turn, parts));
  };

  return {
    ...store,
    setOptions(next) {
      options = next;
    },
    connect(isOwner) {
      const close = open();
      return () => {
        if (isOwner) end('interrupted');
        close();
      };
    },
    save,
    actions: {
      async send(text, attachments = [], data) {
        if (!store.getState().isLoaded) await loaded();
        stop();
        const parts = [...attachments, ...(text ? [{ type: 'text', text } as const] : [])];
        await answer(add('user', store.getState().head, parts, data && { data }));
      },
      stop,
      async edit({ role, parent, parts }, text, data) {
        stop();
        const others = parts.filter(({ type }) => type !== 'text');
        const version = add(role, parent, [...others, { type: 'text', text }], data && { data });
        if (role === 'user') await answer(version);
      },
      regenerate,
      retry: regenerate,
      resume,
      addToolResult: (callId, result) => addToolResults({ [callId]: result }),
      addToolResults,
      setData: ({ id }, data) => change(id, { data: { ...find(id)?.data, ...data } }),
      approve: (callId) => decide(callId, { approval: 'approved' }),
      deny: (callId, denial) => decide(callId, { approval: 'denied', denial }),
      showVersion: ({ id }) => show(endOf(store.getState().tree, id, shown)),
      replace,
      setMessages: (next) => replace(conversationOf(typeof next === 'function' ? next(path()) : next)),
    },
  };
}

/** A change of one turn. */
function changed(id: string, fields: () => Partial<Turn>): Change<ChatState> {
  return ({ tree }) => ({ tree: tree.map((turn) => (turn.id === id ? { ...turn, ...fields() } : turn)) });
}
