import { useMemo } from 'react';
import { useStore } from '../../../store/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { openAnswer } from '../conversation/conversation.ts';
import { pathOf, versionsOf } from '../conversation/tree.ts';
import type { Chat } from '../create-chat.ts';
import { EmptyChat } from './empty-chat.tsx';
import styles from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface MessageListProps {
  readonly chat: Chat;
  readonly onSuggest: (text: string) => void;
  readonly focusComposer: () => void;
}

/** The shown path of the conversation. It follows the newest words until the reader scrolls back. */
export function MessageList({ chat, onSuggest, focusComposer }: MessageListProps) {
  const id = useStore(chat.store, (state) => state.id);
  const turns = useStore(chat.store, (state) => state.turns);
  const head = useStore(chat.store, (state) => state.head);
  const path = useMemo(() => pathOf({ turns, head }), [turns, head]);
  const question = path.findLast(({ role }) => role === 'user')?.id ?? '';
  const isGrowing = openAnswer({ turns }) !== undefined;
  const { area, content, isAtEnd, goToEnd } = useStickToEnd({ isGrowing, question: `${id} ${question}` });
  const actions = useMessageActions(chat, focusComposer);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div ref={area} className={styles.scroller} role="log" aria-live="off" aria-label="Messages" tabIndex={0}>
        <div ref={content} className={styles.content}>
          {path.length === 0 ? (
            <EmptyChat onSuggest={onSuggest} />
          ) : (
            <ol className={styles.list}>
              {path.map((turn) => {
                const versions = versionsOf({ turns }, turn);
                const place = versions.findIndex((version) => version.id === turn.id);
                return (
                  <li key={turn.id}>
                    <MessageView
                      turn={turn}
                      actions={actions}
                      isLast={turn.id === head}
                      place={place}
                      count={versions.length}
                      previous={versions[place - 1]?.id}
                      next={versions[place + 1]?.id}
                    />
                  </li>
                );
              })}
            </ol>
          )}
        </div>
      </div>
      {!isAtEnd && path.length > 0 && (
        <Button className={styles.toEnd ?? ''} look="outline" icon="arrowDown" label="Newest" onClick={goToEnd} />
      )}
    </div>
  );
}
