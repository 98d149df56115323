import { textOf } from '@hubkit/messages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { createContent, type InputMessage, imageCount } from './chat-input.ts';
import styles from './input-pane.module.css';

const MessageMore = latePart(async () => (await import('./message-more.tsx')).MessageMore);

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'];

interface MessageFormProps {
  readonly message: InputMessage;
  readonly number: number;
  readonly onChange: (message: InputMessage) => void;
  readonly onRemove: () => void;
}

/** A message in a line that grows with its text; below it what else it has, and on request what can be added. */
export function MessageForm({ message, number, onChange, onRemove }: MessageFormProps) {
  const [isOpen, setOpen] = useState(false);
  const role = String(message.role ?? '');
  const set = (fields: InputMessage) => onChange({ ...message, ...fields });
  const hasMore = isOpen || role === 'tool' || 'reasoning_content' in message || 'tool_calls' in message;
  return (
    <fieldset className={styles.message}>
      <legend className="visually-hidden">Message {number}</legend>
      <select aria-label="Role" value={role} onChange={(event) => set({ role: event.target.value })}>
        {[...new Set([...ROLES, role])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <textarea
        className={styles.text}
        aria-label="Content"
        // For browsers without field-sizing.
        rows={Math.min(8, textOf(message).split('\n').length)}
        value={textOf(message)}
        onChange={(event) => set({ content: createContent(event.target.value, imageCount(message)) })}
      />
      <Button
        size="small"
        icon="more"
        iconOnly
        label={`Change message ${number}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {hasMore && (
        <div className={`stack ${styles.more}`}>
          <LazyPart>
            <MessageMore {...{ message, number, isOpen, set, onRemove }} />
          </LazyPart>
        </div>
      )}
    </fieldset>
  );
}
