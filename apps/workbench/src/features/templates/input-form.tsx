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

/** The input as a form: messages, tools, documents and the two switches of `apply_chat_template`. */
export function InputForm({ input, onChange }: InputFormProps) {
  const { messages, tools, documents } = input;
  const setMessages = (next: readonly InputMessage[]) => onChange({ ...input, messages: next });
  return (
    <div className={styles.form}>
      {messages.length > 0 && (
        <div className={styles.messages}>
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
      <div className={styles.actions}>
        <Button
          size="small"
          look="outline"
          icon="plus"
          label="Add message"
          onClick={() =>
            setMessages([...messages, { role: messages.at(-1)?.role === 'user' ? 'assistant' : 'user', content: '' }])
          }
        />
        {tools === undefined && (
          <Button
            size="small"
            look="outline"
            icon="tool"
            label="Add tools"
            onClick={() => onChange({ ...input, tools: [WEATHER_TOOL] })}
          />
        )}
        {documents === undefined && (
          <Button
            size="small"
            look="outline"
            icon="book"
            label="Add documents"
            onClick={() => onChange({ ...input, documents: [SAMPLE_DOCUMENT] })}
          />
        )}
      </div>
      {tools !== undefined && (
        <Removable label="Remove tools" onRemove={() => onChange({ ...input, tools: undefined })}>
          <JsonField label="Tools" value={tools} onChange={(next) => onChange({ ...input, tools: next })} />
        </Removable>
      )}
      {documents !== undefined && (
        <Removable label="Remove documents" onRemove={() => onChange({ ...input, documents: undefined })}>
          <JsonField label="Documents" value={documents} onChange={(next) => onChange({ ...input, documents: next })} />
        </Removable>
      )}
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

interface RemovableProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: React.ReactNode;
}

function Removable({ label, onRemove, children }: RemovableProps) {
  return (
    <div className={styles.removable}>
      {children}
      <Button size="small" icon="trash" label={label} onClick={onRemove} />
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
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
