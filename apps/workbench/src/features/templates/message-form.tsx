import { textOf } from '@hubkit/messages';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { contentOf, type InputMessage, imageCount, SAMPLE_CALL } from './chat-input.ts';
import styles from './input-pane.module.css';
import { JsonField } from './json-field.tsx';

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'];

interface MessageFormProps {
  readonly message: InputMessage;
  readonly number: number;
  readonly onChange: (message: InputMessage) => void;
  readonly onRemove: () => void;
}

/** The fields of a message that its role has. */
export function MessageForm({ message, number, onChange, onRemove }: MessageFormProps) {
  const role = String(message.role ?? '');
  const images = imageCount(message);
  const set = (fields: InputMessage) => onChange({ ...message, ...fields });
  const isAssistant = role === 'assistant';
  return (
    <fieldset className={styles.message}>
      <legend>Message {number}</legend>
      <div className={styles.row}>
        <Field label="Role">
          {(control) => (
            <select {...control} value={role} onChange={(event) => set({ role: event.target.value })}>
              {[...new Set([...ROLES, role])].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
        <Button icon="trash" iconOnly label={`Remove message ${number}`} onClick={onRemove} />
      </div>
      <Field label="Content">
        {(control) => (
          <textarea
            {...control}
            rows={Math.min(8, textOf(message).split('\n').length + 1)}
            value={textOf(message)}
            onChange={(event) => set({ content: contentOf(event.target.value, images) })}
          />
        )}
      </Field>
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
      {role === 'tool' && (
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
      <div className={styles.actions}>
        {(role === 'user' || images > 0) && (
          <Button
            size="small"
            look="outline"
            icon="image"
            label="Add image"
            onClick={() => set({ content: contentOf(textOf(message), images + 1) })}
          />
        )}
        {images > 0 && (
          <Button
            size="small"
            look="outline"
            label={`Remove image (${images})`}
            onClick={() => set({ content: contentOf(textOf(message), images - 1) })}
          />
        )}
        {isAssistant && !('reasoning_content' in message) && (
          <Button size="small" look="outline" label="Add reasoning" onClick={() => set({ reasoning_content: '' })} />
        )}
        {isAssistant && !('tool_calls' in message) && (
          <Button
            size="small"
            look="outline"
            icon="tool"
            label="Add tool call"
            onClick={() => set({ tool_calls: [SAMPLE_CALL] })}
          />
        )}
      </div>
    </fieldset>
  );
}
