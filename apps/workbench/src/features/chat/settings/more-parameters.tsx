import { Field } from '../../../ui/field.tsx';
import { readObject } from '../conversation/chat-parameters.ts';
import { type ChatSettings, REASONING_EFFORTS } from '../conversation/chat-settings.ts';
import { JsonField } from './json-field.tsx';
import { MORE_NUMBERS, NumberFields } from './number-fields.tsx';

interface MoreParametersProps {
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** Parameters that few calls need, and any others as JSON. */
export function MoreParameters({ settings, change }: MoreParametersProps) {
  const extra = readObject(settings.extra);
  const problem = typeof extra === 'string' ? extra : undefined;
  return (
    <>
      <NumberFields numbers={MORE_NUMBERS} settings={settings} change={change} />
      <Field label="Reasoning effort" hint="How long a reasoning model thinks.">
        {(control) => (
          <select
            {...control}
            value={settings.reasoningEffort ?? ''}
            onChange={({ target }) =>
              change({ reasoningEffort: REASONING_EFFORTS.find((effort) => effort === target.value) })
            }
          >
            <option value="">Provider’s default</option>
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
