import { type ComponentProps, useId } from 'react';
import { useHub } from './hub-context.tsx';
import styles from './picker.module.css';
import { useModels } from './use-models.ts';

interface PickerProps extends ComponentProps<'select'> {
  readonly label: string;
  /** Fixed, so that nothing moves while the choices load. @default 'wide' */
  readonly width?: 'wide' | 'narrow';
}

/** A select with its label inside the frame. */
export function Picker({ label, width = 'wide', children, ...props }: PickerProps) {
  const id = useId();
  return (
    <div className={`${styles.frame} ${styles.picker}`} data-width={width}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} {...props}>
        {children}
      </select>
    </div>
  );
}

interface ProviderPickerProps {
  readonly task: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly value: string;
  readonly onChange: (provider: string) => void;
}

/** Chooses the provider that serves the model; by default the hub does. */
export function ProviderPicker({ task, model, value, onChange }: ProviderPickerProps) {
  const { list } = useModels(task);
  const { connection } = useHub();
  const models = list.status === 'ready' ? list.models : [];
  const serving = models.find(({ id }) => id === model)?.providers;
  // For a model the list does not know, any provider of the list may be the one.
  const known = serving ?? [...new Set(models.flatMap(({ providers }) => providers))].sort();
  const others = value === 'auto' || known.includes(value) ? [] : [value];
  // A server is its own provider.
  if (connection.service().endpointUrl !== undefined) return null;
  return (
    <Picker label="Provider" width="narrow" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="auto">Automatic</option>
      {[...known, ...others].map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </Picker>
  );
}
