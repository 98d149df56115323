import { isOpen } from '@hubkit/react/chat-panel';
import { type ReactNode, useMemo } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { SCROLL_REGION } from '../../../ui/scroll-region.ts';
import { type Column, letterOf } from '../conversation/columns.ts';
import { pathOf } from '../conversation/tree.ts';
import type { Chat } from '../create-chat.ts';
import styles from './message-list.module.css';
import { MessagePath } from './message-path.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

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

/** The shown path of a column. It follows the newest words until the reader scrolls back. */
export function MessageList({ chat, column, place, base, empty, focusComposer }: MessageListProps) {
  const id = useStore(chat.store, (state) => state.id);
  const turns = useStore(chat.store, (state) => state.turns);
  const { head } = column;
  const path = useMemo(() => pathOf({ turns, head }), [turns, head]);
  const question = path.findLast(({ role }) => role === 'user')?.id ?? '';
  const isGrowing = path.some(isOpen);
  const { area, content, isAtEnd, goToEnd } = useStickToEnd({ isGrowing, question: `${id} ${question}` });
  const name = place === undefined ? 'Messages' : `Messages of ${letterOf(place)}`;
  return (
    <div className={styles.frame}>
      <div ref={area} className={styles.scroller} role="log" aria-live="off" aria-label={name} {...SCROLL_REGION}>
        <div ref={content} className={styles.content}>
          {path.length === 0 ? (
            empty
          ) : (
            <MessagePath chat={chat} column={column} path={path} base={base} focusComposer={focusComposer} />
          )}
        </div>
      </div>
      {!isAtEnd && path.length > 0 && (
        <Button className={styles.toEnd ?? ''} look="outline" icon="arrowDown" label="Newest" onClick={goToEnd} />
      )}
    </div>
  );
}
