import { Chat, type Turn, useConversation } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { useMemo } from 'react';
import styles from './message.module.css';
import { MESSAGE_LABELS } from './message-labels.ts';
import { MESSAGE_PARTS } from './message-parts.tsx';
import { readMessages } from './read-messages.ts';

/** The messages of a shared chat, drawn as those of any chat, to be read only. */
export function SharedMessages({ messages }: { readonly messages: unknown }) {
  const tree = useMemo(
    () =>
      readMessages(messages).map(
        (message, place): Turn => ({
          ...message,
          id: String(place),
          parent: place === 0 ? null : String(place - 1),
          status: 'done',
        }),
      ),
    [messages],
  );
  const head = tree.at(-1)?.id ?? null;
  const { shown } = useConversation(tree, head);
  return (
    <Chat.Root
      tree={tree}
      head={head}
      level={3}
      parts={MESSAGE_PARTS}
      labels={MESSAGE_LABELS}
      className={styles.shared}
    >
      {shown.map((message) => (
        <Chat.Message key={message.turn.id} {...message} className={styles.message}>
          <Chat.Author className="visually-hidden" />
          <Chat.Attachments />
          <Chat.Parts />
        </Chat.Message>
      ))}
    </Chat.Root>
  );
}
