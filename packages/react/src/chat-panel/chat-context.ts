'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { type ChatLabels, DEFAULT_CHAT_LABELS } from './chat-labels.ts';
import type { MessageActions } from './message-view.tsx';
import type { ConversationView } from './use-conversation.ts';

/** Settings of all messages of a chat, apart from its state, so that unchanged messages do not render again. */
export interface ChatLook extends MessageActions {
  readonly labels: ChatLabels;
  readonly level: HeadingLevel | undefined;
  readonly renderText: ((text: string) => React.ReactNode) | undefined;
}

/** The state that the parts of a chat share. */
export interface ChatParts extends ConversationView {
  readonly send: (text: string, attachments?: readonly MessagePart[]) => unknown;
  readonly stop: (() => void) | undefined;
}

// React on a server has no `createContext`, and may load this file without rendering a chat.
export const LookContext = React.createContext?.<ChatLook>({
  labels: DEFAULT_CHAT_LABELS,
  level: undefined,
  renderText: undefined,
});

export const PartsContext = React.createContext?.<ChatParts | undefined>(undefined);

/** Returns the state of the chat around a part. */
export function useParts(part: string): ChatParts {
  const parts = React.useContext(PartsContext);
  if (parts) return parts;
  throw new Error(`<Chat.${part}> is outside of <Chat.Root>, which has the messages. Put it into one.`);
}
