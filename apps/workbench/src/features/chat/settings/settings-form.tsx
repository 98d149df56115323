import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { readObject, readTools } from '../conversation/chat-parameters.ts';
import { type ChatSettings, REASONING_EFFORTS } from '../conversation/chat-settings.ts';
import { SchemaField } from '../structured/schema-field.tsx';
import { JsonField } from './json-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { PROVIDERS_DEFAULT } from './set-parameters.ts';
import { titleOfSchema, titleOfTools } from './setting-titles.ts';
import styles from './settings-panel.module.css';

interface SettingsFormProps {
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** The numbers that most people change. */
const FIRST_NUMBERS = ['temperature', 'topP', 'maxTokens'] as const;

/** The numbers that few calls need. */
const MORE_NUMBERS = ['seed', 'frequencyPenalty', 'presencePenalty'] as const;

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
      <label className={`row ${styles.toggle}`}>
        <input
          type="checkbox"
          checked={settings.isStreamed}
          onChange={({ target }) => change({ isStreamed: target.checked })}
        />
        Stream the answer
      </label>
      <NumberFields names={FIRST_NUMBERS} settings={settings} change={change} />
      <details className={styles.tools}>
        <summary>
          {countOfMore(settings) > 0 ? `More parameters · ${countOfMore(settings)} set` : 'More parameters'}
        </summary>
        <div className={styles.more}>
          <MoreParameters settings={settings} change={change} />
        </div>
      </details>
      <details className={styles.tools}>
        <summary>{titleOfSchema(settings)}</summary>
        <SchemaField value={settings.schema ?? ''} onChange={(schema) => change({ schema: schema || undefined })} />
      </details>
      <details className={styles.tools} onToggle={({ currentTarget }) => setShowsTools(currentTarget.open)}>
        <summary>{titleOfTools(settings)}</summary>
        {showsTools && <ToolsField value={settings.tools ?? ''} onChange={(tools) => change({ tools })} />}
      </details>
    </>
  );
}

function countOfMore(settings: ChatSettings): number {
  const names = [...MORE_NUMBERS, 'reasoningEffort', 'stop', 'extra'] as const;
  return names.filter((name) => settings[name] !== undefined).length;
}

interface ToolsFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const EXAMPLE = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Returns the present weather of a city.',
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  },
];

/** The tools that a model may call, as JSON. Until the text is a list, no tools are sent. */
function ToolsField({ value, onChange }: ToolsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const tools = readTools(value);
  return (
    <JsonField
      ref={field}
      label="Functions"
      hint="Functions as JSON. You reply with their results."
      problem={typeof tools === 'string' ? tools : undefined}
      rows={value === '' ? 2 : 8}
      value={value}
      onChange={onChange}
      aside={
        value === '' && (
          <Button
            size="small"
            label="Insert an example"
            onClick={() => {
              onChange(JSON.stringify(EXAMPLE, null, 1));
              // The button goes away with what it was for.
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}

interface MoreParametersProps {
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** Parameters that few calls need, and any others as JSON. */
function MoreParameters({ settings, change }: MoreParametersProps) {
  const extra = readObject(settings.extra);
  const problem = typeof extra === 'string' ? extra : undefined;
  return (
    <>
      <NumberFields names={MORE_NUMBERS} settings={settings} change={change} />
      <Field label="Reasoning effort" hint="How long a reasoning model thinks.">
        {(control) => (
          <select
            {...control}
            value={settings.reasoningEffort ?? ''}
            onChange={({ target }) =>
              change({ reasoningEffort: REASONING_EFFORTS.find((effort) => effort === target.value) })
            }
          >
            <option value="">{PROVIDERS_DEFAULT}</option>
            {REASONING_EFFORTS.map((effort) => (
              <option key={effort} value={effort}>
                {effort}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Stop" hint="Texts that end the answer, one on each line.">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            placeholder="None"
            value={settings.stop ?? ''}
            onChange={({ target }) => change({ stop: target.value || undefined })}
          />
        )}
      </Field>
      <JsonField
        label="Further arguments"
        hint="More members of the request, such as {&quot;logprobs&quot;: true}."
        problem={problem}
        rows={2}
        value={settings.extra ?? ''}
        onChange={(text) => change({ extra: text || undefined })}
      />
    </>
  );
}
