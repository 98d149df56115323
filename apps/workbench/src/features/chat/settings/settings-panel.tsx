import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { getLetter } from '../conversation/columns.ts';
import { resolveSettings } from '../conversation/own-settings.ts';
import type { Chat } from '../create-chat.ts';
import type { SettingsControl } from '../use-panel.ts';
import { ownParameters } from './set-parameters.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-panel.module.css';

const ChatNumbersView = latePart(async () => (await import('../numbers/chat-numbers-view.tsx')).ChatNumbersView);

interface SettingsPanelProps {
  readonly chat: Chat;
  readonly settings: SettingsControl;
  /** True in the place of the list of chats. @default false, over the messages */
  readonly isBeside?: boolean;
}

/** The settings of the chat, system prompt and parameters, and those of each column that are its own. */
export function SettingsPanel({ chat, settings, isBeside }: SettingsPanelProps) {
  const { id, isOver, close, target, show } = settings;
  const panel = useRef<HTMLElement>(null);
  const shared = useStore(chat.store, (state) => state.settings);
  const columns = useStore(chat.store, (state) => state.columns);
  const [showsNumbers, setShowsNumbers] = useState(false);
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  const column = columns.length > 1 ? columns.find((each) => each.id === target)?.id : undefined;

  useEffect(() => {
    if (isOver) panel.current?.focus();
  }, [isOver]);

  return (
    <aside
      ref={panel}
      id={id}
      className={styles.panel}
      data-place={isBeside ? 'beside' : undefined}
      tabIndex={-1}
      aria-label="Settings"
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Settings</h2>
        <Button icon="close" iconOnly size="small" label="Close settings" onClick={close} />
      </div>
      {columns.length > 1 && (
        <SegmentedControl
          label="Settings of"
          value={column ?? ''}
          items={[['', 'All'] as const, ...columns.map((each, place) => [each.id, getLetter(place)] as const)]}
          onChange={show}
        />
      )}
      {column !== undefined && <OwnList chat={chat} column={column} />}
      {column === undefined ? (
        <SettingsForm settings={shared} change={chat.change} />
      ) : (
        <SettingsForm
          key={column}
          settings={resolveSettings({ settings: shared, columns }, column)}
          change={(change) => chat.setColumnSettings(column, change)}
        />
      )}
      <details className={styles.tools} onToggle={({ currentTarget }) => setShowsNumbers(currentTarget.open)}>
        <summary>Cost and speed</summary>
        <LazyPart>{showsNumbers && <ChatNumbersView chat={chat} />}</LazyPart>
      </details>
    </aside>
  );
}

interface OwnListProps {
  readonly chat: Chat;
  /** Id of the column. */
  readonly column: string;
}

/** The settings in which a column differs from the chat, each of which can be given up. */
function OwnList({ chat, column }: OwnListProps) {
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
