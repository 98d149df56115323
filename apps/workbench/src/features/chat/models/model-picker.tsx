import { type FormEvent, useId, useState } from 'react';
import { useStore } from '../../../store/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChatSession } from '../chat-session.ts';
import styles from './picker.module.css';
import { Picker } from './picker.tsx';

const OTHER = '\u0000other';

/** Chooses a model from the service's list, or any other by its id. */
export function ModelPicker({ session }: { readonly session: ChatSession }) {
  const list = useStore(session.models.store, (state) => state);
  const model = useStore(session.chat.store, ({ settings }) => settings.model);
  const [isTyping, setTyping] = useState(false);
  const choose = (id: string) => {
    session.chat.change({ model: id, provider: 'auto' });
    setTyping(false);
  };

  if (isTyping) return <ModelIdForm model={model} onChoose={choose} onCancel={() => setTyping(false)} />;
  if (list.status === 'failed') {
    return (
      <>
        <ModelIdForm model={model} onChoose={choose} />
        <Button
          look="outline"
          icon="refresh"
          label="Reload models"
          title={list.message}
          onClick={session.reloadModels}
        />
      </>
    );
  }
  const models = list.status === 'ready' ? list.models : [];
  const isListed = models.some(({ id }) => id === model);
  return (
    <Picker
      label="Model"
      value={model}
      aria-busy={list.status === 'loading'}
      onChange={({ target }) => (target.value === OTHER ? setTyping(true) : choose(target.value))}
    >
      {list.status === 'loading' && <option value={model}>{model || 'Loading…'}</option>}
      {list.status === 'ready' && !isListed && <option value={model}>{model || 'None'}</option>}
      {models.map(({ id }) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
      <option value={OTHER}>Another model…</option>
    </Picker>
  );
}

interface ModelIdFormProps {
  readonly model: string;
  readonly onChoose: (id: string) => void;
  readonly onCancel?: () => void;
}

function ModelIdForm({ model, onChoose, onCancel }: ModelIdFormProps) {
  const id = useId();
  const [text, setText] = useState(model);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onChoose(text.trim());
  };
  return (
    <form className={styles.picker} onSubmit={submit}>
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
