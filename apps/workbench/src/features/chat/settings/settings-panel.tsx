import { type KeyboardEvent, lazy, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import type { Chat } from '../create-chat.ts';
import { SchemaField } from '../structured/schema-field.tsx';
import { MoreParameters } from './more-parameters.tsx';
import { FIRST_NUMBERS, NumberFields } from './number-fields.tsx';
import styles from './settings-panel.module.css';
import { ToolsField } from './tools-field.tsx';
import type { SettingsControl } from './use-settings-panel.ts';

const ChatNumbersView = lazy(() =>
  import('../numbers/chat-numbers-view.tsx').then((module) => ({ default: module.ChatNumbersView })),
);

interface SettingsPanelProps {
  readonly chat: Chat;
  readonly settings: SettingsControl;
}

/** The settings of the chat: system prompt and parameters. */
export function SettingsPanel({ chat, settings: { id, isOver, close } }: SettingsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const settings = useStore(chat.store, (state) => state.settings);
  const [showsTools, setShowsTools] = useState(false);
  const [showsNumbers, setShowsNumbers] = useState(false);
  const { change } = chat;
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();

  useEffect(() => {
    if (isOver) panel.current?.focus();
  }, [isOver]);

  return (
    <aside ref={panel} id={id} className={styles.panel} tabIndex={-1} aria-label="Settings" onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h2 className={styles.title}>Settings</h2>
        <Button icon="close" iconOnly size="small" label="Close settings" onClick={close} />
      </div>
      <Field label="System prompt">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            placeholder="How the model should behave"
            value={settings.systemPrompt}
            onChange={({ target }) => change({ systemPrompt: target.value })}
          />
        )}
      </Field>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={settings.isStreamed}
          onChange={({ target }) => change({ isStreamed: target.checked })}
        />
        Show the answer while it is written
      </label>
      <NumberFields numbers={FIRST_NUMBERS} settings={settings} change={change} />
      <details className={styles.tools}>
        <summary>
          {countOfMore(settings) > 0 ? `More parameters (${countOfMore(settings)} set)` : 'More parameters'}
        </summary>
        <div className={styles.more}>
          <MoreParameters settings={settings} change={change} />
        </div>
      </details>
      <details className={styles.tools}>
        <summary>{settings.schema ? 'Structured output (set)' : 'Structured output'}</summary>
        <SchemaField value={settings.schema ?? ''} onChange={(schema) => change({ schema: schema || undefined })} />
      </details>
      <details className={styles.tools} onToggle={({ currentTarget }) => setShowsTools(currentTarget.open)}>
        <summary>{settings.tools ? 'Tools (set)' : 'Tools'}</summary>
        {showsTools && <ToolsField value={settings.tools ?? ''} onChange={(tools) => change({ tools })} />}
      </details>
      <details className={styles.tools} onToggle={({ currentTarget }) => setShowsNumbers(currentTarget.open)}>
        <summary>Cost and speed</summary>
        <LazyPart>{showsNumbers && <ChatNumbersView chat={chat} />}</LazyPart>
      </details>
    </aside>
  );
}

function countOfMore(settings: ChatSettings): number {
  const { seed, frequencyPenalty, presencePenalty, reasoningEffort, stop, extra } = settings;
  return [seed, frequencyPenalty, presencePenalty, reasoningEffort, stop, extra].filter((value) => value !== undefined)
    .length;
}
