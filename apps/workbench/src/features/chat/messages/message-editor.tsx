import { type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import styles from './message-editor.module.css';

interface MessageEditorProps {
  readonly message: Turn;
  readonly onSave: (content: string) => void;
  readonly onCancel: () => void;
}

/** Rewrites a message in its place. */
export function MessageEditor({ message, onSave, onCancel }: MessageEditorProps) {
  const id = useId();
  const [text, setText] = useState(textOfTurn(message));
  const isQuestion = message.role === 'user';
  const save = () => (text.trim() ? onSave(text.trim()) : onCancel());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') return onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  return (
    <form className={styles.editor} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {isQuestion ? 'Your message' : 'The answer'}
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={3}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just used.
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Button label="Cancel" onClick={onCancel} />
        <Button look="primary" type="submit" label={isQuestion ? 'Ask again' : 'Save'} />
      </div>
    </form>
  );
}
