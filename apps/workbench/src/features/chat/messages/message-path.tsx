import type { ShownTurn } from '@hubkit/react/chat-panel';
import { type ComponentProps, useMemo } from 'react';
import { useStore } from '../../../state/use-store.ts';
import type { Column } from '../conversation/columns.ts';
import { counterparts } from '../conversation/counterpart.ts';
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
  /** The messages that the column shows. */
  readonly shown: readonly ShownTurn[];
  /** The column that answers are compared with; what differs is marked. @default no marks */
  readonly base: string | undefined;
  readonly focusComposer: () => void;
}

/** The messages of a column, each with its versions. */
export function MessagePath({ chat, column, shown, base, focusComposer }: MessagePathProps) {
  const trees = useStore(chat.store, (state) => state.trees);
  const columns = useStore(chat.store, (state) => state.columns);
  const others = useMemo(
    () => (base === undefined ? undefined : counterparts({ trees, columns }, column.id, base)),
    [base, trees, columns, column.id],
  );
  const runs = useStore(chat.runs.store, (all) => all);
  const nearness = useNearness();
  const lastQuestion = shown.findLastIndex(({ turn }) => turn.role === 'user');
  const actions = useMessageActions(chat, column.id, focusComposer);
  return (
    <ol className={styles.list}>
      {shown.map(({ turn, versions: { index, count, previous, next } }, position) => (
        <PathItem
          key={turn.id}
          nearness={nearness}
          isNearAtFirst={position >= shown.length - LAST}
          isInLastExchange={position >= lastQuestion}
          turn={turn}
          run={runs[turn.id]}
          column={column.id}
          model={columns.length > 1 ? column.model : undefined}
          against={others?.get(turn.id)}
          actions={actions}
          isLast={position === shown.length - 1}
          place={index}
          count={count}
          previous={previous}
          next={next}
        />
      ))}
    </ol>
  );
}

interface PathItemProps extends Omit<ComponentProps<typeof MessageView>, 'isFar' | 'leaves'> {
  readonly nearness: Nearness;
  /** True for messages that are visible when the chat is opened. */
  readonly isNearAtFirst: boolean;
  /** True for the last question and what follows it. */
  readonly isInLastExchange: boolean;
}

function PathItem({ nearness, isNearAtFirst, isInLastExchange, against: found, ...message }: PathItemProps) {
  // Found anew with each word of any answer; the message is drawn anew only for other texts.
  const against = useStableList(found);
  const { ref, isNear, leaves } = usePlace<HTMLLIElement>(nearness, isNearAtFirst);
  return (
    <li ref={ref} data-exchange={isInLastExchange ? 'last' : undefined}>
      <MessageView {...message} against={against} isFar={!isNear} leaves={leaves} />
    </li>
  );
}
