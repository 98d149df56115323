import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './picker.module.css';

interface ModelIdFormProps {
  readonly model: string;
  readonly onChoose: (id: string) => void;
  /** Present where there is a list to go back to. */
  readonly onCancel?: () => void;
}

/** Takes the id of any model. */
export function ModelIdForm({ model, onChoose, onCancel }: ModelIdFormProps) {
  const id = useId();
  const [text, setText] = useState(model);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onChoose(text.trim());
  };
  return (
    <form className={styles.picker} data-width="wide" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Model
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        placeholder="owner/name"
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the select that was just used.
        autoFocus={onCancel !== undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel?.()}
      />
      <Button icon="check" iconOnly size="small" type="submit" label="Use this model" />
      {onCancel && <Button icon="close" iconOnly size="small" label="Back to the list" onClick={onCancel} />}
    </form>
  );
}
