import { useStore } from '../../../store/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { Chat } from '../create-chat.ts';
import { EmptyChat } from './empty-chat.tsx';
import styles from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

interface MessageListProps {
  readonly chat: Chat;
  readonly onSuggest: (text: string) => void;
}

/** The conversation so far. It follows the newest words until the reader scrolls back. */
export function MessageList({ chat, onSuggest }: MessageListProps) {
  const messages = useStore(chat.store, (state) => state.messages);
  const { area, content, isAtEnd, goToEnd } = useStickToEnd();
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div ref={area} className={styles.scroller} role="log" aria-live="off" aria-label="Messages" tabIndex={0}>
        <div ref={content} className={styles.content}>
          {messages.length === 0 ? (
            <EmptyChat onSuggest={onSuggest} />
          ) : (
            <ol className={styles.list}>
              {messages.map((message) => (
                <li key={message.id}>
                  <MessageView chat={chat} message={message} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      {!isAtEnd && messages.length > 0 && (
        <Button className={styles.toEnd ?? ''} look="outline" icon="arrowDown" label="Newest" onClick={goToEnd} />
      )}
    </div>
  );
}
