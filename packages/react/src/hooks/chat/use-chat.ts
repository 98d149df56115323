'use client';

import { type Failure, isOpen, pathTo, type Turn } from '@hubkit/messages/turns';
import * as React from 'react';
import { useStore } from '../store/use-store.ts';
import type { ChatOptions } from './chat-options.ts';
import { type ChatStatus, toStatus } from './chat-status.ts';
import type { ChatActions, ChatState, ChatStore } from './chat-store.ts';
import { createChat } from './create-chat.ts';

/** A chat as `useChat` returns it: also the props of `ChatPanel`. */
export interface UseChatResult extends ChatState, ChatActions {
  /** Messages of the shown path. */
  readonly messages: readonly Turn[];
  /** `submitted` until the first words of an answer, `streaming` while they arrive, `error` after a failure, else `ready`. */
  readonly status: ChatStatus;
  /** True while an answer is awaited or arrives: `submitted` and `streaming`. */
  readonly isBusy: boolean;
  /** The failure of the last answer, in the state `error`. */
  readonly error: Failure | undefined;
}

/**
 * A chat with a model: messages with versions, and the actions on them. It renders once per frame while an answer arrives. The
 * answer ends with the component, unless the chat is made outside of it by `createChat`.
 *
 * @param chat - Options of the chat, or one of `createChat`. Options may change with each render; the next request uses them.
 * @example
 * ```tsx
 * <ChatPanel {...useChat({ api: '/api/ai' })} />
 * ```
 */
export function useChat(chat: ChatOptions | ChatStore): UseChatResult {
  const options = 'connect' in chat ? undefined : chat;
  const [own, setOwn] = React.useState<{ readonly id: string | undefined; readonly store: ChatStore }>();
  let store = options ? own?.store : (chat as ChatStore);
  if (options && (!own || own.id !== options.id)) {
    store = createChat(options);
    setOwn({ id: options.id, store });
  }
  const current = store as ChatStore;
  const isOwner = options !== undefined;
  React.useEffect(() => {
    if (options) current.setOptions(options);
  });
  React.useEffect(() => current.connect(isOwner), [current, isOwner]);
  const state = useStore(current);
  return React.useMemo(() => {
    const messages = pathTo(state.tree, state.head);
    const last = messages.at(-1);
    const status = toStatus(last?.status);
    return { ...state, ...current.actions, messages, status, isBusy: messages.some(isOpen), error: last?.failure };
  }, [state, current]);
}
