import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useChat, useChatState } from '../chat-context.ts';
import { getLetter } from '../conversation/columns.ts';
import { resolveSettings } from '../conversation/own-settings.ts';
import { SidePanel } from '../side-panel.tsx';
import type { SettingsControl } from '../use-panel.ts';
import { ownParameters } from './set-parameters.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-panel.module.css';

const ChatNumbersView = latePart(async () => (await import('../numbers/chat-numbers-view.tsx')).ChatNumbersView);

interface SettingsPanelProps {
  readonly settings: SettingsControl;
  /** True in the place of the list of chats. @default false, over the messages */
  readonly isBeside?: boolean;
}

/** The settings of the chat, system prompt and parameters, and those of each column that are its own. */
export function SettingsPanel({ settings, isBeside }: SettingsPanelProps) {
  const { close, target, show } = settings;
  const chat = useChat();
  const shared = useChatState((state) => state.settings);
  const columns = useChatState((state) => state.columns);
  const [showsNumbers, setShowsNumbers] = useState(false);
  const column = columns.length > 1 ? columns.find((each) => each.id === target)?.id : undefined;
  return (
    <SidePanel panel={settings} label="Settings" className={isBeside ? styles.beside : styles.over} onEscape={close}>
      <div className="row">
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
      {column !== undefined && <OwnList column={column} />}
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
        <LazyPart>{showsNumbers && <ChatNumbersView />}</LazyPart>
      </details>
    </SidePanel>
  );
}

/** The settings in which a column differs from the chat, each of which can be given up. */
function OwnList({ column }: { readonly column: string }) {
  const chat = useChat();
  const settings = useChatState((state) => state.settings);
  const columns = useChatState((state) => state.columns);
  const own = ownParameters({ settings, columns }, column);
  const letter = getLetter(columns.findIndex(({ id }) => id === column));
  if (own.length === 0)
    return <p className="quiet">{`${letter} has the settings of all. What you change here is for ${letter} alone.`}</p>;
  return (
    <section className={styles.own} aria-label={`Own settings of ${letter}`}>
      <ul className="bare-list">
        {own.map(({ name, label }) => (
          <li key={name} className="row">
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
