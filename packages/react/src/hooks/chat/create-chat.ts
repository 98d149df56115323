import { endOf, isOpen, type MessagePart, pathTo, setResult, type ToolResult, type Turn } from '@hubkit/messages/turns';
import { toConversation } from '../../conversation/listed-turn.ts';
import { toFailure } from '../service/failure.ts';
import { type Change, createStore } from '../store/create-store.ts';
import type { ChatOptions } from './chat-options.ts';
import type { ChatActions, ChatState, ChatStore } from './chat-store.ts';
import { keepConversation } from './keep-conversation.ts';
import { callsOfPage, callsOfUser, DENIED, isAsked, nameSource } from './page-calls.ts';
import type { AnswerChat } from './run-answer.ts';

/** Loads what nobody uses before the first question. */
const loadAnswers = () => import('./run-answer.ts');

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

  const describe = (error: unknown) => (options.describeFailure ?? toFailure)(error);

  const { open, loaded, save, saveSoon } = keepConversation(own, {
    storage,
    key,
    onLoad() {
      const turn = last();
      if (turn?.status !== 'interrupted') return;
      if (options.autoResume) void resume();
      else if (isKept(turn)) void run(turn.id);
    },
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

  /** True for an answer that can be read from a stream that its gateway keeps. */
  const isKept = ({ stream }: Turn) => stream !== undefined && !options.client;

  /** Stops the stream of an answer, which goes on without a reader. */
  const stopStream = async (id: string) => {
    const { stream } = find(id);
    if (!stream || options.client) return;
    change(id, { stream: undefined });
    try {
      await (await loadAnswers()).stopStream(options, stream.handle);
    } catch (error) {
      options.onError?.(describe(error));
    }
  };

  const end = (status: Turn['status']) => {
    if (!aborter) return;
    aborter.abort();
    aborter = undefined;
    const open = store.getState().tree.find(isOpen);
    if (!open) return;
    change(open.id, { status });
    if (status === 'stopped') void stopStream(open.id);
  };

  const stop = () => end('stopped');

  const chat: AnswerChat = {
    options: () => options,
    find,
    path,
    change,
    describe,
    changeSoon(id, fields) {
      setSoon(changed(id, () => fields));
      saveSoon();
    },
  };

  /**
   * Makes an answer: from its kept stream first, if it has one.
   *
   * @param whenGone - Goes on where that stream is no longer kept. @default the answer stays interrupted
   */
  const run = async (id: string, whenGone?: () => Promise<void>) => {
    stop();
    aborter = new AbortController();
    const { signal } = aborter;
    const isAttached = isKept(find(id));
    change(id, {
      status: find(id).parts[0] ? 'open' : 'waiting',
      isElsewhere: undefined,
      failure: undefined,
      finish: undefined,
      ...(!isAttached && { requestedFrom: nameSource(options), startedAt: Date.now(), firstAt: undefined }),
    });
    const fields = await loadAnswers()
      .then(({ runAnswer }) => runAnswer(chat, id, { signal, isAttached }))
      .catch((error): Partial<Turn> => ({ status: 'failed', failure: describe(error) }));
    if (signal.aborted) return;
    aborter = undefined;
    change(id, { ...fields, endedAt: Date.now() });
    if (fields.failure) options.onError?.(fields.failure);
    else if (fields.status === 'done') options.onFinish?.(find(id));
    else if (fields.status === 'interrupted') await whenGone?.();
  };

  const answer = (parent: string | null) => {
    stop();
    return run(add('assistant', parent, [], { status: 'waiting' }));
  };

  const regenerate: ChatActions['regenerate'] = async (turn = last()) => {
    if (!turn) return;
    void stopStream(turn.id);
    // A failed answer without text is not kept as a version.
    if (!turn.parts[0] && !options.keepsVersions) change(turn.id, { isHidden: true });
    await answer(turn.role === 'user' ? turn.id : turn.parent);
  };

  const resume: ChatActions['resume'] = async (turn = last()) => {
    if (!turn) return;
    stop();
    if (isKept(turn)) return run(turn.id, () => resume(find(turn.id)));
    if (turn.role === 'user') await answer(turn.id);
    else await run(options.keepsVersions ? add('assistant', turn.parent, turn.parts, turn) : turn.id);
  };

  const addToolResults: ChatActions['addToolResults'] = async (results) => {
    const turn = last();
    if (!turn) return;
    stop();
    const parts = Object.entries(results).reduce((all, [id, result]) => setResult(all, id, { result }), turn.parts);
    change(turn.id, { parts });
    if (!callsOfUser({ parts }, options.tools)[0]) await run(turn.id);
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
    const isDenied =
      decision.approval === 'denied' && callsOfPage(turn, options.tools).some(({ call }) => call.id === callId);
    const denied = isDenied && { result: `${DENIED} ${decision.denial ?? ''}`.trim() };
    const parts = setResult(turn.parts, callId, { ...decision, ...denied });
    change(turn.id, { parts });
    if (!parts.some(isAsked)) await run(turn.id);
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
      setMessages: (next) => replace(toConversation(typeof next === 'function' ? next(path()) : next)),
    },
  };
}

/** A change of one turn. */
function changed(id: string, fields: () => Partial<Turn>): Change<ChatState> {
  return ({ tree }) => ({ tree: tree.map((turn) => (turn.id === id ? { ...turn, ...fields() } : turn)) });
}
