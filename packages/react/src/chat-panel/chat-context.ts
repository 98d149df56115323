'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { type ChatLabels, FIRST_CHAT_LABELS } from './chat-labels.ts';
import type { MessageActions } from './message/message-actions.ts';
import type { PartComponents } from './message/part-components.ts';
import type { ConversationView, ShownTurn } from './use-conversation.ts';

/** Settings of all messages of a chat, apart from its state, so that unchanged messages do not render again. */
export interface ChatLook extends MessageActions {
  readonly labels: ChatLabels;
  readonly level: HeadingLevel | undefined;
  readonly parts: PartComponents | undefined;
  /** The module of late parts, which knows this file; undefined until it is loaded. */
  readonly tools: object | undefined;
  /** Loads it, with the first part that needs it. */
  readonly loadTools: () => void;
}

/** The state that the parts of a chat share. */
export interface ChatView extends ConversationView {
  readonly send: ((text: string, attachments?: readonly MessagePart[]) => unknown) | undefined;
  readonly stop: (() => void) | undefined;
}

/** The message around a part of it. */
export interface MessageView extends ShownTurn {
  /** True for the last message of the path. */
  readonly isLast: boolean;
  /** True while an answer arrives: edits and new answers have to wait. */
  readonly isBusy: boolean;
  /** True while the message is edited in its place. */
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
}

// React on a server has no `createContext`, and may load this file without rendering a chat.
export const LookContext = React.createContext?.<ChatLook>({
  labels: FIRST_CHAT_LABELS as ChatLabels, // Late parts, which have the other words, are inside of a root.
  level: undefined,
  parts: undefined,
  tools: undefined,
  loadTools() {},
});

export const ChatContext = React.createContext?.<ChatView | undefined>(undefined);

export const MessageContext = React.createContext?.<MessageView | undefined>(undefined);

/** Returns the state of the chat around a part. */
export function useChatView(part: string): ChatView {
  return React.useContext(ChatContext) ?? outside(part, 'Root');
}

/** Returns the message around a component of yours, inside of `Chat.Message`. */
export function useMessage(part = 'useMessage'): MessageView {
  return React.useContext(MessageContext) ?? outside(part, 'Message');
}

function outside(part: string, of: string): never {
  throw new Error(`Chat.${part} is outside of <Chat.${of}>. Put it into one.`);
}
