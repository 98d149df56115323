import { useId } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly items: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** Chooses one of two to five. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, items, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className="visually-hidden">{label}</legend>
      {items.map(([item, text]) => (
        <label key={item} className={styles.item}>
          <input type="radio" name={name} value={item} checked={value === item} onChange={() => onChange(item)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
