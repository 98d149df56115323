import { useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  /** An item with an icon shows its label as a tooltip only. */
  readonly items: readonly (readonly [value: Value, label: string, icon?: IconName])[];
  readonly onChange: (value: Value) => void;
}

/** Chooses one of two to five. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, items, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className="visually-hidden">{label}</legend>
      {items.map(([item, text, icon]) => (
        <label key={item} className={styles.item} title={icon && text}>
          <input type="radio" name={name} value={item} checked={value === item} onChange={() => onChange(item)} />
          {icon && <Icon name={icon} />}
          <span className={icon && 'visually-hidden'}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
