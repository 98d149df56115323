import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { getLetter } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import { ownParameters } from './set-parameters.ts';
import styles from './settings-panel.module.css';

interface OwnListProps {
  readonly chat: Chat;
  /** Id of the column. */
  readonly column: string;
}

/** The settings in which a column differs from the chat, each of which can be given up. */
export function OwnList({ chat, column }: OwnListProps) {
  const settings = useStore(chat.store, (state) => state.settings);
  const columns = useStore(chat.store, (state) => state.columns);
  const own = ownParameters({ settings, columns }, column);
  const letter = getLetter(columns.findIndex(({ id }) => id === column));
  if (own.length === 0)
    return <p className="quiet">{`${letter} has the settings of all. What you change here is for ${letter} alone.`}</p>;
  return (
    <section className={styles.own} aria-label={`Own settings of ${letter}`}>
      <ul className="bare-list">
        {own.map(({ name, label }) => (
          <li key={name}>
            {label}
            <Button
              size="small"
              icon="close"
              iconOnly
              label={`Use the setting of all instead of “${label}”`}
              onClick={() => chat.resetColumnSettings(column, name)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" look="outline" label="Use chat settings" onClick={() => chat.resetColumnSettings(column)} />
    </section>
  );
}
