'use client';

import { isOpen } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { MessageContext, useChatView } from '../chat-context.ts';
import type { ShownTurn } from '../use-conversation.ts';
import { ChatAttachments } from './chat-attachments.tsx';
import { ChatAuthor } from './chat-author.tsx';
import { ChatParts } from './chat-parts.tsx';
import { ChatStatus } from './chat-status.tsx';
import { ChatActions, ChatVersions } from './late-parts.tsx';

/** Props of one message of a chat. */
export interface ChatMessageProps extends ElementProps<'article'>, Pick<ShownTurn, 'turn'> {
  /** @default the only version */
  readonly versions?: ShownTurn['versions'] | undefined;
  /**
   * What the message is made of.
   * @default `Chat.Author`, `Chat.Attachments`, `Chat.Parts`, `Chat.Status` and `Chat.Actions` with `Chat.Versions`
   */
  readonly children?: React.ReactNode;
}

const ALONE = { index: 0, count: 1, previous: undefined, next: undefined };

/** One message of a chat. What it is made of renders again only if the message has changed. */
export const ChatMessage = /* @__PURE__ */ React.forwardRef<HTMLElement, ChatMessageProps>(function ChatMessage(
  { turn, versions = ALONE, children = <Content />, ...props },
  ref,
) {
  const { isBusy, shown } = useChatView('Message');
  // The message that is edited: another version in this place starts without its editor.
  const [edited, setEdited] = React.useState<string>();
  const { id, role, status } = turn;
  const { index, count, previous, next } = versions;
  const isLast = shown.at(-1)?.turn.id === id;
  const isEditing = edited === id;
  const message = React.useMemo(
    () => ({
      turn,
      versions: { index, count, previous, next },
      isBusy,
      isLast,
      isEditing,
      setEditing: (starts: boolean) => setEdited(starts ? turn.id : undefined),
    }),
    [turn, index, count, previous, next, isBusy, isLast, isEditing],
  );
  const own = {
    className: 'hubkit-chat-message',
    'data-slot': 'chat-message',
    'data-role': role,
    'data-status': status,
    'aria-busy': isOpen(turn),
    ref,
    children,
  };
  return <MessageContext.Provider value={message}>{element('article', own, props)}</MessageContext.Provider>;
});

const Content = /* @__PURE__ */ React.memo(function Content() {
  return (
    <>
      <ChatAuthor />
      <ChatAttachments />
      <ChatParts />
      <ChatStatus />
      <ChatActions>
        <ChatVersions />
      </ChatActions>
    </>
  );
});
