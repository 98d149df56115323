import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { NUMBER_SETTINGS, type NumberName } from '../conversation/number-settings.ts';
import { PROVIDERS_DEFAULT } from './set-parameters.ts';

interface NumberRange {
  readonly hint: string;
  readonly min: number;
  /** @default no upper bound */
  readonly max?: number;
  /** 1 for whole numbers. */
  readonly step: number;
}

const RANGES: Readonly<Record<NumberName, NumberRange>> = {
  temperature: { hint: 'Low: the likeliest words. High: more surprise.', min: 0, max: 2, step: 0.05 },
  topP: { hint: 'Sample only the likeliest tokens, up to this probability.', min: 0, max: 1, step: 0.01 },
  maxTokens: { hint: 'Maximum length of the answer, in tokens.', min: 1, step: 1 },
  seed: { hint: 'Same seed, same answer, where the provider supports seeds.', min: 0, step: 1 },
  frequencyPenalty: { hint: 'Above 0: often used words become less likely.', min: -2, max: 2, step: 0.1 },
  presencePenalty: { hint: 'Above 0: words used once become less likely.', min: -2, max: 2, step: 0.1 },
};

interface NumberFieldsProps {
  readonly names: readonly NumberName[];
  readonly settings: ChatSettings;
  readonly change: (settings: Partial<ChatSettings>) => void;
}

/** Numbers of the settings, each of which may be left to the provider. */
export function NumberFields({ names, settings, change }: NumberFieldsProps) {
  return NUMBER_SETTINGS.filter(({ name }) => names.includes(name)).map(({ name, label }) => (
    <OptionalNumber
      key={name}
      label={label}
      {...RANGES[name]}
      value={settings[name]}
      onChange={(value) => change({ [name]: value })}
    />
  ));
}

interface OptionalNumberProps extends NumberRange {
  readonly label: string;
  /** Absent: the provider's default. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left to the provider. Unset, it is empty: nothing looks chosen that is not. */
export function OptionalNumber({ label, hint, value, min, max, step, onChange }: OptionalNumberProps) {
  /** What was typed and is not sent. */
  const [wrong, setWrong] = useState('');
  const isWrong = value === undefined && wrong !== '';
  const read = ({ value: text, valueAsNumber: number }: HTMLInputElement) => {
    const isIn =
      number >= min && number <= (max ?? Number.POSITIVE_INFINITY) && (step !== 1 || Number.isInteger(number));
    setWrong(isIn ? '' : text);
    onChange(isIn ? number : undefined);
  };
  const reset = () => {
    setWrong('');
    onChange(undefined);
  };
  return (
    <Field
      label={label}
      hint={!isWrong && hint}
      error={isWrong ? `Not sent: ${describeRange(min, max, step)}` : undefined}
      aside={
        (value !== undefined || isWrong) && (
          <Button icon="close" iconOnly size="small" label={`Reset ${label}`} onClick={reset} />
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          {...{ min, max, step }}
          placeholder={PROVIDERS_DEFAULT}
          value={value ?? wrong}
          onChange={({ target }) => read(target)}
        />
      )}
    </Field>
  );
}

/** `0 to 2`, `at least 1`; of counts, that they are whole. */
function describeRange(min: number, max: number | undefined, step: number): string {
  const range = max === undefined ? `at least ${min}` : `${min} to ${max}`;
  return step === 1 ? `a whole number, ${range}.` : `${range}.`;
}
