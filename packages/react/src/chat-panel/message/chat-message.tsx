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

/** One message of a chat. It is drawn again only if it has changed, and not with each token of another one. */
export const ChatMessage = /* @__PURE__ */ React.forwardRef<HTMLElement, ChatMessageProps>(
  function ChatMessage(given, ref) {
    const { turn, versions = ALONE } = given;
    const { isBusy, shown } = useChatView('Message');
    // The message that is edited: another version in this place starts without its editor.
    const [edited, setEdited] = React.useState<string>();
    const { id } = turn;
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
    return React.useMemo(() => {
      const { turn, versions: _, children = <Content />, ...props } = given;
      const own = {
        className: 'hubkit-chat-message',
        'data-slot': 'chat-message',
        'data-role': turn.role,
        'data-status': turn.status,
        'aria-busy': isOpen(turn),
        ref,
        children,
      };
      return <MessageContext.Provider value={message}>{element('article', own, props)}</MessageContext.Provider>;
    }, [given, ref, message]);
  },
);

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
