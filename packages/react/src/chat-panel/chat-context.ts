'use client';

import * as React from 'react';
import type { MessagePart } from '../conversation/turn.ts';
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

let look: React.Context<ChatLook> | undefined;
let parts: React.Context<ChatParts | undefined> | undefined;

// Made when first rendered: React on a server has no `createContext`, and may load this file.
export function lookContext(): React.Context<ChatLook> {
  look ??= React.createContext<ChatLook>({ labels: DEFAULT_CHAT_LABELS, level: undefined, renderText: undefined });
  return look;
}

export function partsContext(): React.Context<ChatParts | undefined> {
  parts ??= React.createContext<ChatParts | undefined>(undefined);
  return parts;
}

/** Returns the state of the chat around a part. */
export function useParts(part: string): ChatParts {
  const found = React.useContext(partsContext());
  if (found) return found;
  throw new Error(`<Chat.${part}> is outside of <Chat.Root>, which has the messages. Put it into one.`);
}
