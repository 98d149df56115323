import { WEATHER_TOOL } from '../../template-engine/weather-tool.ts';
import { Button } from '../../ui/button.tsx';
import { type ChatInput, type InputMessage, SAMPLE_DOCUMENT } from './chat-input.ts';
import styles from './input-pane.module.css';
import { JsonField } from './json-field.tsx';
import { MessageForm } from './message-form.tsx';

interface InputFormProps {
  readonly input: ChatInput;
  readonly onChange: (input: ChatInput) => void;
}

/** What an input may have beside its messages, with a first value. */
const ADDITIONS = [
  ['tools', 'tool', WEATHER_TOOL, 'Tools'],
  ['documents', 'book', SAMPLE_DOCUMENT, 'Documents'],
] as const;

/** The input as a form: messages, tools, documents and the two switches of `apply_chat_template`. */
export function InputForm({ input, onChange }: InputFormProps) {
  const { messages } = input;
  const setMessages = (next: readonly InputMessage[]) => onChange({ ...input, messages: next });
  return (
    <div className={`stack ${styles.form}`}>
      {messages.length > 0 && (
        <div className="frame">
          {messages.map((message, at) => (
            <MessageForm
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place.
              key={at}
              message={message}
              number={at + 1}
              onChange={(next) => setMessages(messages.with(at, next))}
              onRemove={() => setMessages(messages.toSpliced(at, 1))}
            />
          ))}
        </div>
      )}
      <div className="row">
        <Button
          size="small"
          look="outline"
          icon="plus"
          label="Add message"
          onClick={() =>
            setMessages([...messages, { role: messages.at(-1)?.role === 'user' ? 'assistant' : 'user', content: '' }])
          }
        />
        {ADDITIONS.filter(([key]) => input[key] === undefined).map(([key, icon, sample]) => (
          <Button
            key={key}
            size="small"
            look="outline"
            icon={icon}
            label={`Add ${key}`}
            onClick={() => onChange({ ...input, [key]: [sample] })}
          />
        ))}
      </div>
      {ADDITIONS.filter(([key]) => input[key] !== undefined).map(([key, , , label]) => (
        <div key={key} className={`stack ${styles.removable}`}>
          <JsonField label={label} value={input[key]} onChange={(next) => onChange({ ...input, [key]: next })} />
          <Button
            size="small"
            icon="trash"
            label={`Remove ${key}`}
            onClick={() => onChange({ ...input, [key]: undefined })}
          />
        </div>
      ))}
      <Switch
        label="Add generation prompt"
        isOn={input.add_generation_prompt === true}
        onChange={(isOn) =>
          onChange({ ...input, add_generation_prompt: isOn, ...(isOn && { continue_final_message: undefined }) })
        }
      />
      <Switch
        label="Continue final message"
        isOn={Boolean(input.continue_final_message)}
        onChange={(isOn) =>
          onChange({
            ...input,
            continue_final_message: isOn || undefined,
            ...(isOn && { add_generation_prompt: false }),
          })
        }
      />
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={`row ${styles.switch}`}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
