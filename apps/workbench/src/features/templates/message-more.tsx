import { textOf } from '@hubkit/messages';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { createContent, type InputMessage, imageCount, SAMPLE_CALL } from './chat-input.ts';
import styles from './input-pane.module.css';
import { JsonField } from './json-field.tsx';

interface MessageMoreProps {
  readonly message: InputMessage;
  readonly number: number;
  /** Shows what can be added, and the button that removes the message. */
  readonly isOpen: boolean;
  /** Changes fields of the message. */
  readonly set: (fields: InputMessage) => void;
  readonly onRemove: () => void;
}

/** What a message has beside its text, and what can be added to it. */
export function MessageMore({ message, number, isOpen, set, onRemove }: MessageMoreProps) {
  const images = imageCount(message);
  const setImages = (count: number) => set({ content: createContent(textOf(message), count) });
  const isAssistant = message.role === 'assistant';
  const additions = (
    [
      [message.role === 'user' || images > 0, 'image', 'Add image', () => setImages(images + 1)],
      [images > 0, 'close', `Remove image (${images})`, () => setImages(images - 1)],
      [isAssistant && !('reasoning_content' in message), 'plus', 'Add reasoning', () => set({ reasoning_content: '' })],
      [isAssistant && !('tool_calls' in message), 'tool', 'Add tool call', () => set({ tool_calls: [SAMPLE_CALL] })],
      [true, 'trash', `Remove message ${number}`, onRemove],
    ] as const
  ).filter(([isOffered]) => isOffered);
  return (
    <>
      {'reasoning_content' in message && (
        <Field label="Reasoning">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={String(message.reasoning_content ?? '')}
              onChange={(event) => set({ reasoning_content: event.target.value })}
            />
          )}
        </Field>
      )}
      {'tool_calls' in message && (
        <JsonField label="Tool calls" value={message.tool_calls} onChange={(tool_calls) => set({ tool_calls })} />
      )}
      {message.role === 'tool' && (
        <div className={styles.row}>
          {(['name', 'tool_call_id'] as const).map((name) => (
            <Field key={name} label={name === 'name' ? 'Tool name' : 'Call id'}>
              {(control) => (
                <input
                  {...control}
                  value={String(message[name] ?? '')}
                  onChange={(event) => set({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      {isOpen && (
        <div className="row">
          {additions.map(([, icon, label, act]) => (
            <Button key={icon} size="small" look="outline" icon={icon} label={label} onClick={act} />
          ))}
        </div>
      )}
    </>
  );
}
