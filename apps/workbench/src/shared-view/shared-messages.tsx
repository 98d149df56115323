import { Chat, type Turn, useConversation } from '@hubkit/react/chat-panel';
import { counted } from '../ui/format-count.ts';
import '@hubkit/react/chat-panel.css';
import { useMemo } from 'react';
import styles from '../chat-view/message.module.css';
import { MESSAGE_LABELS } from '../chat-view/message-labels.ts';
import { MESSAGE_PARTS } from '../chat-view/message-parts.tsx';
import { type ReadImage, readMessages, type SharedMessage } from '../chat-view/read-messages.ts';
import { isPictureUrl } from './is-picture-url.ts';

/** Maximum number of messages that are drawn: a link can inflate to thousands. */
const MAX_MESSAGES = 200;

/** The messages of a shared chat, drawn as those of any chat, to be read only. */
export function SharedMessages({ messages }: { readonly messages: unknown }) {
  const read = useMemo(() => readMessages(messages, pictureOrName), [messages]);
  const tree = useMemo(() => read.slice(0, MAX_MESSAGES).map(toTurn), [read]);
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
      {read.length > MAX_MESSAGES && <p>{counted(read.length - MAX_MESSAGES, 'more message')} not shown.</p>}
    </Chat.Root>
  );
}

function toTurn(message: SharedMessage, place: number): Turn {
  return { ...message, id: String(place), parent: place === 0 ? null : String(place - 1), status: 'done' };
}

/** Other images are only named: nothing is loaded for a link. */
const pictureOrName: ReadImage = (part) =>
  isPictureUrl(part.url) ? [part] : [{ type: 'file', name: 'Image, not shown', content: {} }];
