'use client';

import type { Turn } from '@hubkit/messages/turns';
import type { ReactNode } from 'react';
import {
  ChatComposer,
  type ChatComposerProps,
  ChatMessage,
  ChatMessages,
  ChatRoot,
  type ChatRootProps,
} from './chat-parts.tsx';

/** Props of a chat. */
export interface ChatPanelProps
  extends Omit<ChatRootProps, 'children'>,
    Pick<ChatComposerProps, 'accept' | 'maxFileBytes'> {
  /** Below a message, such as times and counts. */
  readonly renderFacts?: ((turn: Turn) => ReactNode) | undefined;
}

/**
 * A conversation with a model. It keeps nothing and sends nothing: messages come in as data, and what readers do goes out by callbacks.
 *
 * @example <ChatPanel {...useChat({ api: '/api/ai' })} />
 */
export function ChatPanel({ renderFacts, accept, maxFileBytes, ...root }: ChatPanelProps) {
  return (
    <ChatRoot {...root}>
      <ChatMessages>{(message) => <ChatMessage {...message}>{renderFacts?.(message.turn)}</ChatMessage>}</ChatMessages>
      <ChatComposer accept={accept} maxFileBytes={maxFileBytes} />
    </ChatRoot>
  );
}
