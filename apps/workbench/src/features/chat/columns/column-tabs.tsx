import { useChatState } from '../chat-context.ts';
import { getLetter } from '../conversation/columns.ts';
import { isEmpty, pathIn } from '../conversation/conversation.ts';
import styles from './column-tabs.module.css';
import { ComparisonBar } from './comparison-bar.tsx';
import type { Comparison } from './use-comparison.ts';

interface ColumnTabsProps {
  readonly comparison: Comparison;
  /** Id of the column that a narrow page shows. */
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
}

/** Selects the column on a narrow page, shows the progress of each, and compares them. */
export function ColumnTabs({ comparison, shown, onShow }: ColumnTabsProps) {
  const columns = useChatState((state) => state.columns);
  const hasMessages = useChatState((state) => !isEmpty(state));
  return (
    <div className={styles.tabs}>
      <fieldset>
        <legend className="visually-hidden">Column</legend>
        {columns.map(({ id }, place) => (
          <label key={id}>
            <input type="radio" name="column" checked={id === shown} onChange={() => onShow(id)} />
            <span>
              <strong>{getLetter(place)}</strong>
              <ColumnStatus column={id} />
            </span>
          </label>
        ))}
      </fieldset>
      {/* Nothing can be compared yet: the room is for the columns. */}
      {hasMessages && <ComparisonBar comparison={comparison} />}
    </div>
  );
}

function ColumnStatus({ column }: { readonly column: string }) {
  const status = useChatState((state) => pathIn(state, column).at(-1)?.status);
  if (status === undefined) return null;
  return (
    <>
      <span className="visually-hidden">: </span>
      <small>{status === 'open' ? 'answering' : status}</small>
    </>
  );
}
