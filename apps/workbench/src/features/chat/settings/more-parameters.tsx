import { Field } from '../../../ui/field.tsx';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { readObject } from '../conversation/request-messages.ts';
import { OptionalNumber } from './optional-number.tsx';

const EFFORTS = ['low', 'medium', 'high'] as const;

interface MoreParametersProps {
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** Parameters that few calls need, and any others as JSON. */
export function MoreParameters({ settings, change }: MoreParametersProps) {
  const extra = readObject(settings.extra);
  const problem = typeof extra === 'string' ? `Not sent: ${extra}` : undefined;
  return (
    <>
      <OptionalNumber
        label="Seed"
        hint="The same seed gives the same answer, where the provider supports it."
        value={settings.seed}
        min={0}
        step={1}
        onChange={(seed) => change({ seed })}
      />
      <OptionalNumber
        label="Frequency penalty"
        hint="Above 0: words that were used often become less likely."
        value={settings.frequencyPenalty}
        min={-2}
        max={2}
        step={0.1}
        onChange={(frequencyPenalty) => change({ frequencyPenalty })}
      />
      <OptionalNumber
        label="Presence penalty"
        hint="Above 0: words that were used at all become less likely."
        value={settings.presencePenalty}
        min={-2}
        max={2}
        step={0.1}
        onChange={(presencePenalty) => change({ presencePenalty })}
      />
      <Field label="Reasoning effort" hint="For models that reason before they answer.">
        {(control) => (
          <select
            {...control}
            value={settings.reasoningEffort ?? ''}
            onChange={({ target }) => change({ reasoningEffort: EFFORTS.find((effort) => effort === target.value) })}
          >
            <option value="">Provider’s default</option>
            {EFFORTS.map((effort) => (
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
      <Field
        label="Further arguments"
        hint={problem ?? 'A JSON object that is sent with the call, such as {"logprobs": true}.'}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            spellCheck={false}
            placeholder="None"
            aria-invalid={problem !== undefined}
            value={settings.extra ?? ''}
            onChange={({ target }) => change({ extra: target.value || undefined })}
          />
        )}
      </Field>
    </>
  );
}
