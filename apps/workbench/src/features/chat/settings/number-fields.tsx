import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { PROVIDERS_DEFAULT } from './set-parameters.ts';

type NumberName = 'temperature' | 'topP' | 'maxTokens' | 'seed' | 'frequencyPenalty' | 'presencePenalty';

interface NumberSetting extends Pick<OptionalNumberProps, 'label' | 'hint' | 'min' | 'max' | 'step'> {
  readonly name: NumberName;
}

/** The numbers that most people change. */
export const FIRST_NUMBERS: readonly NumberSetting[] = [
  {
    name: 'temperature',
    label: 'Temperature',
    hint: 'Low: the likeliest words. High: more surprise.',
    min: 0,
    max: 2,
    step: 0.05,
  },
  {
    name: 'topP',
    label: 'Top p',
    hint: 'Sample only the likeliest tokens, up to this probability.',
    min: 0,
    max: 1,
    step: 0.01,
  },
  { name: 'maxTokens', label: 'Max tokens', hint: 'Maximum length of the answer, in tokens.', min: 1, step: 1 },
];

/** The numbers that few calls need. */
export const MORE_NUMBERS: readonly NumberSetting[] = [
  {
    name: 'seed',
    label: 'Seed',
    hint: 'Same seed, same answer, where the provider supports seeds.',
    min: 0,
    step: 1,
  },
  {
    name: 'frequencyPenalty',
    label: 'Frequency penalty',
    hint: 'Above 0: often used words become less likely.',
    min: -2,
    max: 2,
    step: 0.1,
  },
  {
    name: 'presencePenalty',
    label: 'Presence penalty',
    hint: 'Above 0: words used once become less likely.',
    min: -2,
    max: 2,
    step: 0.1,
  },
];

interface NumberFieldsProps {
  readonly numbers: readonly NumberSetting[];
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** Numbers of the settings, each of which may be left to the provider. */
export function NumberFields({ numbers, settings, change }: NumberFieldsProps) {
  return numbers.map(({ name, ...field }) => (
    <OptionalNumber key={name} {...field} value={settings[name]} onChange={(value) => change({ [name]: value })} />
  ));
}

/** Properties of an `OptionalNumber`. */
interface OptionalNumberProps {
  readonly label: string;
  readonly hint: string;
  /** Absent: the provider's default. */
  readonly value: number | undefined;
  readonly min: number;
  /** @default no upper bound */
  readonly max?: number;
  /** 1 for whole numbers. */
  readonly step: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left to the provider. Unset, it is empty: nothing looks chosen that is not. */
export function OptionalNumber({ label, hint, value, min, max, step, onChange }: OptionalNumberProps) {
  const read = (number: number) => {
    if (Number.isNaN(number)) return onChange(undefined);
    const whole = step === 1 ? Math.trunc(number) : number;
    onChange(Math.min(Math.max(whole, min), max ?? Number.POSITIVE_INFINITY));
  };
  return (
    <Field
      label={label}
      hint={hint}
      aside={
        value !== undefined && (
          <Button icon="close" iconOnly size="small" label={`Reset ${label}`} onClick={() => onChange(undefined)} />
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          placeholder={PROVIDERS_DEFAULT}
          value={value ?? ''}
          onChange={({ target }) => read(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
