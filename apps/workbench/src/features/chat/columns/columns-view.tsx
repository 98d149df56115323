import { useState } from 'react';
import { useStore } from '../../../store/use-store.ts';
import { letterOf, pathIn } from '../conversation/columns.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Turn } from '../conversation/turn.ts';
import type { Chat } from '../create-chat.ts';
import { EmptyChat } from '../messages/empty-chat.tsx';
import { ColumnView } from './column-view.tsx';
import styles from './columns.module.css';

interface ColumnsViewProps {
  readonly chat: Chat;
  readonly onSuggest: (text: string) => void;
  readonly focusComposer: () => void;
}

/** The models of the chat side by side; on a narrow page one at a time, behind tabs that say how far each is. */
export function ColumnsView({ chat, onSuggest, focusComposer }: ColumnsViewProps) {
  const columns = useStore(chat.store, (state) => state.columns);
  const [chosen, setChosen] = useState('');
  const isOneOfMany = columns.length > 1;
  const shown = columns.find(({ id }) => id === chosen) ?? columns[0];
  return (
    <div className={styles.area}>
      {isOneOfMany && (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">Column</legend>
          {columns.map((column, place) => (
            <label key={column.id}>
              <input
                type="radio"
                name="column"
                checked={column.id === shown?.id}
                onChange={() => setChosen(column.id)}
              />
              <span>
                {letterOf(place)}
                <ColumnStatus chat={chat} column={column.id} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.columns} data-count={columns.length}>
        {columns.map((column, place) => (
          <ColumnView
            key={column.id}
            chat={chat}
            column={column}
            place={place}
            isOneOfMany={isOneOfMany}
            isShown={column.id === shown?.id}
            empty={
              isOneOfMany ? (
                <p className={styles.empty}>{`The answers of ${letterOf(place)} appear here.`}</p>
              ) : (
                <EmptyChat onSuggest={onSuggest} />
              )
            }
            focusComposer={focusComposer}
          />
        ))}
      </div>
    </div>
  );
}

const STATUS_LABELS: Readonly<Record<Turn['status'], string>> = {
  done: 'done',
  waiting: 'waiting',
  streaming: 'answering',
  stopped: 'stopped',
  failed: 'failed',
  interrupted: 'interrupted',
};

function ColumnStatus({ chat, column }: { readonly chat: Chat; readonly column: string }) {
  const status = useStore(chat.store, (state: Conversation) => pathIn(state, column).at(-1)?.status);
  return status && `: ${STATUS_LABELS[status]}`;
}
