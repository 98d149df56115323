import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, letterOf } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import styles from './mark-legend.module.css';

interface MarkLegendProps {
  readonly chat: Chat;
  readonly column: Column;
  /** Place of the column from the left, from 0. */
  readonly place: number;
  /** The base of the comparison. */
  readonly base: Column;
  /** Compares the others with this column. */
  readonly onBase: () => void;
}

/** Names the words of a column that are marked. With three columns or more, a button selects another base. */
export function MarkLegend({ chat, column, place, base, onBase }: MarkLegendProps) {
  const columns = useStore(chat.store, (state) => state.columns);
  const letters = columns.flatMap(({ id }, at) => (id === column.id ? [] : [[id, letterOf(at)] as const]));
  const isBase = column.id === base.id;
  const [, letter = ''] = (isBase ? letters[0] : letters.find(([id]) => id === base.id)) ?? [];
  const isOneOfMore = columns.length > 2;
  return (
    <p className={styles.legend}>
      <span>
        <mark>Marked</mark>
        {isBase && isOneOfMore ? ' is what no other answer has' : ` is what ${letter} does not have`}
      </span>
      {isOneOfMore && !isBase && <Button size="small" label={`Compare with ${letterOf(place)}`} onClick={onBase} />}
    </p>
  );
}
