import { useConversation } from '@hubkit/react/chat-panel';
import type { ReactNode } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { SCROLL_REGION } from '../../../ui/scroll-region.ts';
import { type Column, letterOf } from '../conversation/columns.ts';
import { treeOf } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';
import styles from './message-list.module.css';
import { MessagePath } from './message-path.tsx';
import { useReadingPlace } from './use-reading-place.ts';

interface MessageListProps {
  readonly chat: Chat;
  readonly column: Column;
  /** Place of the column from the left, from 0; undefined where it is the only one. */
  readonly place: number | undefined;
  /** The column that answers are compared with; what differs is marked. @default no marks */
  readonly base: string | undefined;
  /** Shown while there are no messages. */
  readonly empty: ReactNode;
  readonly focusComposer: () => void;
}

/** The shown path of a column, with its last question at the top while the answer is written. */
export function MessageList({ chat, column, place, base, empty, focusComposer }: MessageListProps) {
  const id = useStore(chat.store, (state) => state.id);
  const { tree, head } = useStore(chat.store, (state) => treeOf(state, column.id));
  const { shown, isBusy: isGrowing } = useConversation(tree, head);
  const question = shown.findLast(({ turn }) => turn.role === 'user')?.turn.id;
  const { area, content, isAtEnd, goToEnd } = useReadingPlace({ chat: id, question, isGrowing });
  const name = place === undefined ? 'Messages' : `Messages of ${letterOf(place)}`;
  return (
    <div className={styles.frame}>
      <div ref={area} className={styles.scroller} role="log" aria-live="off" aria-label={name} {...SCROLL_REGION}>
        <div ref={content} className={styles.content}>
          {shown.length === 0 ? (
            empty
          ) : (
            <MessagePath chat={chat} column={column} shown={shown} base={base} focusComposer={focusComposer} />
          )}
        </div>
      </div>
      {!isAtEnd && shown.length > 0 && (
        <Button className={styles.toEnd ?? ''} look="outline" icon="arrowDown" label="Newest" onClick={goToEnd} />
      )}
    </div>
  );
}
