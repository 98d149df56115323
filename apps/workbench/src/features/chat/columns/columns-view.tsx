import { useState } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { columnOf, letterOf } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import { EmptyChat } from '../messages/empty-chat.tsx';
import type { SettingsControl } from '../settings/use-settings-panel.ts';
import { ColumnTabs } from './column-tabs.tsx';
import { ColumnView } from './column-view.tsx';
import styles from './columns.module.css';
import type { Comparison } from './comparison-switches.tsx';
import { useScrollTogether } from './use-scroll-together.ts';

interface ColumnsViewProps {
  readonly chat: Chat;
  readonly comparison: Comparison;
  readonly settings: SettingsControl;
  readonly onSuggest: (text: string) => void;
  readonly focusComposer: () => void;
}

/** The models of the chat side by side; on a narrow page one at a time, behind tabs with their progress. */
export function ColumnsView({ chat, comparison, settings, onSuggest, focusComposer }: ColumnsViewProps) {
  const columns = useStore(chat.store, (state) => state.columns);
  const [chosen, setChosen] = useState('');
  const isOneOfMany = columns.length > 1;
  const scrolling = useScrollTogether(chat, comparison.scrollsTogether && isOneOfMany);
  const base = comparison.marksDifferences && isOneOfMany ? columnOf({ columns }, comparison.base) : undefined;
  const shown = columns.find(({ id }) => id === chosen) ?? columns[0];
  return (
    <div className={styles.area}>
      {isOneOfMany && <ColumnTabs chat={chat} shown={shown?.id} onShow={setChosen} />}
      <div className={styles.columns} data-count={columns.length} {...scrolling}>
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
            settings={settings}
            base={base}
            onBase={() => comparison.change({ base: column.id })}
            focusComposer={focusComposer}
          />
        ))}
      </div>
    </div>
  );
}
