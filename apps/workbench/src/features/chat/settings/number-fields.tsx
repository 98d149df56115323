import type { ChatSettings } from '../conversation/chat-settings.ts';
import { OptionalNumber, type OptionalNumberProps } from './optional-number.tsx';

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
