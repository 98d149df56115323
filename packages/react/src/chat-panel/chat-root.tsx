'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { ChatContext, LookContext } from './chat-context.ts';
import { type ChatLabels, FIRST_CHAT_LABELS } from './chat-labels.ts';
import { loadMessageTools, type MessageTools } from './message/late-parts.tsx';
import type { MessageActions } from './message/message-actions.ts';
import type { PartComponents } from './message/part-components.ts';
import { type ShownConversation, useShown } from './use-conversation.ts';

/** Props of the root of a chat: what `useChat` returns. */
export interface ChatRootProps extends ShownConversation, MessageActions, ElementProps<'div'> {
  /** Called with the text and the attachments of a message. */
  readonly send?: ((text: string, attachments?: readonly MessagePart[]) => unknown) | undefined;
  /** Stops the current answer. Without it, the Stop button is hidden. */
  readonly stop?: (() => void) | undefined;
  /** Components that draw parts of messages in the place of ours, such as `{ text: Markdown, 'tool-weather': Weather }`. */
  readonly parts?: PartComponents | undefined;
  /** Level of the headings of messages. @default 2 */
  readonly level?: HeadingLevel | undefined;
  readonly labels?: Partial<ChatLabels> | undefined;
  /** True while an answer arrives: messages have to wait, and Send is Stop. @default whether a message of the shown path is open */
  readonly isBusy?: boolean | undefined;
  readonly children?: React.ReactNode;
}

/** What else `useChat` returns, which is not for the element. */
interface Unused {
  readonly status?: unknown;
  readonly isLoaded?: unknown;
  readonly retry?: unknown;
  readonly addToolResults?: unknown;
  readonly setData?: unknown;
  readonly replace?: unknown;
  readonly setMessages?: unknown;
  readonly error?: unknown;
}

/** The frame of a chat, which gives its parts the messages and actions. */
export const ChatRoot = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ChatRootProps>(function ChatRoot(props, ref) {
  const { tree, head, messages, send, stop, labels: words, level, parts, isBusy: waits, children, ...more } = props;
  const { edit, regenerate, resume, showVersion, approve, deny, addToolResult, ...others } = more;
  const { status, isLoaded, error, retry, addToolResults, setData, replace, setMessages, ...rest } = others as Unused;
  const [tools, setTools] = React.useState<MessageTools>();
  const labels = React.useMemo(
    // The words of late parts come with them.
    () => ({ ...FIRST_CHAT_LABELS, ...tools?.MESSAGE_LABELS, ...words }) as ChatLabels,
    [tools, words],
  );
  const loadTools = React.useCallback(() => {
    // Where it fails, messages have no buttons; the next message tries again.
    loadMessageTools().then(setTools, () => {});
  }, []);
  const look = React.useMemo(
    () => ({
      labels,
      level,
      parts,
      tools,
      loadTools,
      edit,
      regenerate,
      resume,
      showVersion,
      approve,
      deny,
      addToolResult,
    }),
    [labels, level, parts, tools, loadTools, edit, regenerate, resume, showVersion, approve, deny, addToolResult],
  );
  const { shown, isBusy: isOpen } = useShown({ tree, head, messages });
  const isBusy = waits ?? isOpen;
  const view = React.useMemo(() => ({ shown, isBusy, send, stop }), [shown, isBusy, send, stop]);
  const own = {
    className: 'hubkit-panel hubkit-chat',
    'data-slot': 'chat',
    'data-busy': isBusy || undefined,
    ref,
    children,
  };
  return (
    <LookContext.Provider value={look}>
      <ChatContext.Provider value={view}>{element('div', own, rest)}</ChatContext.Provider>
    </LookContext.Provider>
  );
});
