import { useId } from 'react';
import styles from './filter-pills.module.css';

interface FilterPillsProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  /** `danger` sets what failed apart from kinds. */
  readonly items: readonly (readonly [value: Value, label: string, tone?: 'danger' | undefined])[];
  readonly onChange: (value: Value) => void;
}

/** Narrows a list to one of its parts. On a narrow page the pills scroll in one line. */
export function FilterPills<Value extends string>({ label, value, items, onChange }: FilterPillsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.pills}>
      <legend className="visually-hidden">{label}</legend>
      {items.map(([item, text, tone]) => (
        <label key={item} className={styles.pill} data-tone={tone}>
          <input type="radio" name={name} value={item} checked={value === item} onChange={() => onChange(item)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
