import { type ComponentProps, useMemo } from 'react';
import { useStore } from '../../../state/use-store.ts';
import type { Column } from '../conversation/columns.ts';
import { counterparts } from '../conversation/counterpart.ts';
import { pathOf, versionsOf } from '../conversation/tree.ts';
import type { Turn } from '../conversation/turn.ts';
import type { Chat } from '../create-chat.ts';
import styles from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { type Nearness, useNearness, usePlace } from './use-nearness.ts';
import { useStableList } from './use-stable-list.ts';

/** Number of messages at the end that are drawn in full at once. */
const LAST = 8;

interface MessagePathProps {
  readonly chat: Chat;
  readonly column: Column;
  /** The turns that the column shows. */
  readonly path: readonly Turn[];
  /** The column that answers are compared with; what differs is marked. @default no marks */
  readonly base: string | undefined;
  readonly focusComposer: () => void;
}

/** The messages of a column, each with its versions. */
export function MessagePath({ chat, column, path, base, focusComposer }: MessagePathProps) {
  const turns = useStore(chat.store, (state) => state.turns);
  const columns = useStore(chat.store, (state) => state.columns);
  /** Turns shown in other columns, which are not offered as versions here. */
  const beside = useMemo(() => {
    const others = columns.filter((other) => other.id !== column.id);
    return new Set(others.flatMap((other) => pathOf({ turns, head: other.head }).map((turn) => turn.id)));
  }, [turns, columns, column.id]);
  const others = useMemo(
    () => (base === undefined ? undefined : counterparts({ turns, columns }, column.id, base)),
    [base, turns, columns, column.id],
  );
  const nearness = useNearness();
  const actions = useMessageActions(chat, column.id, focusComposer);
  return (
    <ol className={styles.list}>
      {path.map((turn, position) => {
        const versions = versionsOf({ turns }, turn).filter(({ id }) => id === turn.id || !beside.has(id));
        const index = versions.findIndex((version) => version.id === turn.id);
        return (
          <PathItem
            key={turn.id}
            nearness={nearness}
            isNearAtFirst={position >= path.length - LAST}
            turn={turn}
            column={column.id}
            model={columns.length > 1 ? column.model : undefined}
            against={others?.get(turn.id)}
            actions={actions}
            isLast={turn.id === column.head}
            place={index}
            count={versions.length}
            previous={versions[index - 1]?.id}
            next={versions[index + 1]?.id}
          />
        );
      })}
    </ol>
  );
}

interface PathItemProps extends Omit<ComponentProps<typeof MessageView>, 'isFar' | 'leaves'> {
  readonly nearness: Nearness;
  /** True for messages that are visible when the chat is opened. */
  readonly isNearAtFirst: boolean;
}

function PathItem({ nearness, isNearAtFirst, against: found, ...message }: PathItemProps) {
  // Found anew with each word of any answer; the message is drawn anew only for other texts.
  const against = useStableList(found);
  const { ref, isNear, leaves } = usePlace<HTMLLIElement>(nearness, isNearAtFirst);
  return (
    <li ref={ref}>
      <MessageView {...message} against={against} isFar={!isNear} leaves={leaves} />
    </li>
  );
}
