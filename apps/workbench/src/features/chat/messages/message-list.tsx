import { type ReactNode, useMemo } from 'react';
import { useStore } from '../../../store/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, letterOf } from '../conversation/columns.ts';
import { pathOf, versionsOf } from '../conversation/tree.ts';
import { isOpen } from '../conversation/turn.ts';
import type { Chat } from '../create-chat.ts';
import styles from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface MessageListProps {
  readonly chat: Chat;
  readonly column: Column;
  /** Place of the column from the left, from 0; undefined where it is the only one. */
  readonly place: number | undefined;
  /** Stands where there are no messages yet. */
  readonly empty: ReactNode;
  readonly focusComposer: () => void;
}

/** The shown path of a column. It follows the newest words until the reader scrolls back. */
export function MessageList({ chat, column, place, empty, focusComposer }: MessageListProps) {
  const id = useStore(chat.store, (state) => state.id);
  const turns = useStore(chat.store, (state) => state.turns);
  const columns = useStore(chat.store, (state) => state.columns);
  const { head } = column;
  const path = useMemo(() => pathOf({ turns, head }), [turns, head]);
  /** The turns that other columns show are no versions here: they are seen beside. */
  const beside = useMemo(() => {
    const others = columns.filter((other) => other.id !== column.id);
    return new Set(others.flatMap((other) => pathOf({ turns, head: other.head }).map((turn) => turn.id)));
  }, [turns, columns, column.id]);
  const question = path.findLast(({ role }) => role === 'user')?.id ?? '';
  const isGrowing = path.some(isOpen);
  const { area, content, isAtEnd, goToEnd } = useStickToEnd({ isGrowing, question: `${id} ${question}` });
  const actions = useMessageActions(chat, column.id, focusComposer);
  const name = place === undefined ? 'Messages' : `Messages of ${letterOf(place)}`;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div ref={area} className={styles.scroller} role="log" aria-live="off" aria-label={name} tabIndex={0}>
        <div ref={content} className={styles.content}>
          {path.length === 0 ? (
            empty
          ) : (
            <ol className={styles.list}>
              {path.map((turn) => {
                const versions = versionsOf({ turns }, turn).filter(
                  (version) => version.id === turn.id || !beside.has(version.id),
                );
                const index = versions.findIndex((version) => version.id === turn.id);
                return (
                  <li key={turn.id}>
                    <MessageView
                      turn={turn}
                      column={column.id}
                      actions={actions}
                      isLast={turn.id === head}
                      place={index}
                      count={versions.length}
                      previous={versions[index - 1]?.id}
                      next={versions[index + 1]?.id}
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
