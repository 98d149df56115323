import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { SchemaField } from '../structured/schema-field.tsx';
import { MoreParameters } from './more-parameters.tsx';
import { FIRST_NUMBERS, NumberFields } from './number-fields.tsx';
import styles from './settings-panel.module.css';
import { ToolsField } from './tools-field.tsx';

interface SettingsFormProps {
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** The fields of the settings of a chat, or of one of its columns. */
export function SettingsForm({ settings, change }: SettingsFormProps) {
  const [showsTools, setShowsTools] = useState(false);
  return (
    <>
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
        Stream the answer
      </label>
      <NumberFields numbers={FIRST_NUMBERS} settings={settings} change={change} />
      <details className={styles.tools}>
        <summary>
          {countOfMore(settings) > 0 ? `More parameters · ${countOfMore(settings)} set` : 'More parameters'}
        </summary>
        <div className={styles.more}>
          <MoreParameters settings={settings} change={change} />
        </div>
      </details>
      <details className={styles.tools}>
        <summary>{settings.schema ? 'Structured output · set' : 'Structured output'}</summary>
        <SchemaField value={settings.schema ?? ''} onChange={(schema) => change({ schema: schema || undefined })} />
      </details>
      <details className={styles.tools} onToggle={({ currentTarget }) => setShowsTools(currentTarget.open)}>
        <summary>{settings.tools ? 'Tools · set' : 'Tools'}</summary>
        {showsTools && <ToolsField value={settings.tools ?? ''} onChange={(tools) => change({ tools })} />}
      </details>
    </>
  );
}

function countOfMore(settings: ChatSettings): number {
  const { seed, frequencyPenalty, presencePenalty, reasoningEffort, stop, extra } = settings;
  return [seed, frequencyPenalty, presencePenalty, reasoningEffort, stop, extra].filter((value) => value !== undefined)
    .length;
}
