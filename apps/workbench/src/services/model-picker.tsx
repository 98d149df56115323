import { lazy, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import styles from './model-picker.module.css';
import { Picker } from './picker.tsx';
import { useModels } from './use-models.ts';

const loadForm = () => import('./model-id-form.tsx').then((module) => ({ default: module.ModelIdForm }));
const ModelIdForm = lazy(loadForm);

const OTHER = '\u0000other';

interface ModelPickerProps {
  readonly task: string;
  readonly value: string;
  readonly onChange: (model: string) => void;
}

/** Chooses a model from the service's list, or any other by its id. */
export function ModelPicker({ task, value, onChange }: ModelPickerProps) {
  const { list, reload } = useModels(task);
  const [isTyping, setTyping] = useState(false);
  const choose = (id: string) => {
    onChange(id);
    setTyping(false);
  };

  if (isTyping)
    return (
      <LazyPart waiting={<Picker label="Model" />}>
        <ModelIdForm model={value} onChoose={choose} onCancel={() => setTyping(false)} />
      </LazyPart>
    );
  if (list.status === 'failed')
    return (
      <div className={styles.failed}>
        <LazyPart waiting={<Picker label="Model" />}>
          <ModelIdForm model={value} onChoose={choose} />
        </LazyPart>
        <p className={styles.reason}>
          The list of models could not be loaded: {list.message} Type an id, or{' '}
          <Button size="small" look="outline" label="reload the list" onClick={reload} />
        </p>
      </div>
    );
  const models = list.status === 'ready' ? list.models : [];
  const isListed = models.some(({ id }) => id === value);
  return (
    <Picker
      label="Model"
      value={value}
      aria-busy={list.status === 'loading'}
      // Who opens the list may choose to type, and is not to wait for the form then.
      onFocus={() => void loadForm()}
      onChange={({ target }) => (target.value === OTHER ? setTyping(true) : choose(target.value))}
    >
      {list.status === 'loading' && <option value={value}>{value || 'Loading…'}</option>}
      {list.status === 'ready' && !isListed && <option value={value}>{value || 'None'}</option>}
      {models.map(({ id }) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
      <option value={OTHER}>Another model…</option>
    </Picker>
  );
}
