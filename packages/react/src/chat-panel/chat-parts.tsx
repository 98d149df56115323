'use client';

import {
  type Conversation,
  type MessagePart,
  pendingCalls,
  type ToolCallPart,
  type Turn,
} from '@hubkit/messages/turns';
import * as React from 'react';
import { LookContext, PartsContext, useParts } from './chat-context.ts';
import { type ChatLabels, DEFAULT_CHAT_LABELS } from './chat-labels.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import { type MessageActions, MessageView, type MessageViewProps } from './message-view.tsx';
import { type ShownTurn, useConversation } from './use-conversation.ts';

/** Props of the root of a chat: what `useChat` returns. */
export interface ChatRootProps extends Conversation, MessageActions, Pick<MessageViewProps, 'renderText' | 'level'> {
  /** Called with the text and the attachments of a message. */
  readonly send: (text: string, attachments?: readonly MessagePart[]) => unknown;
  /** Stops the current answer. Without it, the Stop button is hidden. */
  readonly stop?: (() => void) | undefined;
  readonly labels?: Partial<ChatLabels> | undefined;
  /** A further class name, after ours. */
  readonly className?: string | undefined;
  readonly children?: React.ReactNode;
}

/** The frame of a chat, which gives its parts the messages and actions. */
export function ChatRoot(props: ChatRootProps) {
  const { tree, head, send, stop, labels: words, level, renderText, className, children } = props;
  const { edit, regenerate, resume, showVersion, approve, deny } = props;
  const labels = React.useMemo(() => ({ ...DEFAULT_CHAT_LABELS, ...words }), [words]);
  const look = React.useMemo(
    () => ({ labels, level, renderText, edit, regenerate, resume, showVersion, approve, deny }),
    [labels, level, renderText, edit, regenerate, resume, showVersion, approve, deny],
  );
  const { shown, isBusy } = useConversation(tree, head);
  const parts = React.useMemo(() => ({ shown, isBusy, send, stop }), [shown, isBusy, send, stop]);
  return (
    <LookContext.Provider value={look}>
      <PartsContext.Provider value={parts}>
        <div
          className={`hubkit-panel hubkit-chat ${className ?? ''}`.trim()}
          data-slot="chat"
          data-busy={isBusy || undefined}
        >
          {children}
        </div>
      </PartsContext.Provider>
    </LookContext.Provider>
  );
}

/** Props of the messages of a chat. */
export interface ChatMessagesProps {
  /** Draws one message. @default `Chat.Message` */
  readonly children?: ((message: ShownTurn) => React.ReactNode) | undefined;
  /** Shown before the first message. @default the label `empty` */
  readonly empty?: React.ReactNode;
}

/** The messages of the shown path, as a log that keeps its end in sight. */
export function ChatMessages({ children = (message) => <ChatMessage {...message} />, empty }: ChatMessagesProps) {
  const { shown, isBusy } = useParts('Log');
  const { labels } = React.useContext(LookContext);
  const asked = askedCall(shown.at(-1)?.turn);
  return (
    <ChatLog isBusy={isBusy} labels={asked ? { ...labels, finished: labels.approvalAsked(asked.name) } : labels}>
      {shown.length === 0 && (empty ?? <p className="hubkit-empty">{labels.empty}</p>)}
      {shown.map((message, index) => (
        // The buttons of versions keep the focus when they show another one.
        // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the path.
        <React.Fragment key={`${message.turn.role} ${index}`}>{children(message)}</React.Fragment>
      ))}
    </ChatLog>
  );
}

/** The first tool call of a message that waits for a decision of the user. */
function askedCall(turn: Turn | undefined): ToolCallPart | undefined {
  const calls = turn ? pendingCalls(turn) : [];
  return calls.find(({ approval }) => approval === 'asked');
}

/** Props of one message of a chat. */
export interface ChatMessageProps extends ShownTurn {
  /** Below the message, such as times and counts. */
  readonly children?: React.ReactNode;
}

/** One message of a chat, with its actions. It renders again only if it has changed. */
export const ChatMessage = React.memo(function ChatMessage({ turn, versions, children }: ChatMessageProps) {
  const { isBusy, shown } = useParts('Message');
  const isLast = shown.at(-1)?.turn.id === turn.id;
  return (
    <StillMessage turn={turn} versions={versions} isBusy={isBusy} isLast={isLast}>
      {children}
    </StillMessage>
  );
});

/** A message with the look of its chat, skipped while its props stay the same. */
const StillMessage = React.memo(
  function StillMessage(props: Pick<MessageViewProps, 'turn' | 'versions' | 'isBusy' | 'isLast' | 'children'>) {
    return <MessageView {...React.useContext(LookContext)} {...props} />;
  },
  (before, after) =>
    before.turn === after.turn &&
    before.isBusy === after.isBusy &&
    before.isLast === after.isLast &&
    before.children === after.children &&
    before.versions?.index === after.versions?.index &&
    before.versions?.count === after.versions?.count,
);

/** Props of the composer of a chat. */
export type ChatComposerProps = Pick<ComposerProps, 'accept' | 'maxFileBytes' | 'value' | 'onChange' | 'children'>;

/** The field for the next message of a chat. */
export function ChatComposer(props: ChatComposerProps) {
  const { send, stop, isBusy } = useParts('Composer');
  const { labels } = React.useContext(LookContext);
  return <Composer {...props} send={send} stop={stop} isBusy={isBusy} labels={labels} />;
}
