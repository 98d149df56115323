import type { Turn } from '@hubkit/react/chat-panel';
import { useStore } from '../../../state/use-store.ts';
import { letterOf } from '../conversation/columns.ts';
import { pathIn } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';
import styles from './columns.module.css';

interface ColumnTabsProps {
  readonly chat: Chat;
  /** Id of the column that a narrow page shows. */
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
}

/** Selects the column on a narrow page, and shows the progress of each. */
export function ColumnTabs({ chat, shown, onShow }: ColumnTabsProps) {
  const columns = useStore(chat.store, (state) => state.columns);
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">Column</legend>
      {columns.map(({ id }, place) => (
        <label key={id}>
          <input type="radio" name="column" checked={id === shown} onChange={() => onShow(id)} />
          <span>
            {letterOf(place)}
            <ColumnStatus chat={chat} column={id} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const STATUS_LABELS: Readonly<Record<Turn['status'], string>> = {
  done: 'done',
  waiting: 'waiting',
  open: 'answering',
  stopped: 'stopped',
  failed: 'failed',
  interrupted: 'interrupted',
};

function ColumnStatus({ chat, column }: { readonly chat: Chat; readonly column: string }) {
  const status = useStore(chat.store, (state) => pathIn(state, column).at(-1)?.status);
  return status && `: ${STATUS_LABELS[status]}`;
}
