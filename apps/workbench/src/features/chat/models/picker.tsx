import { type ComponentProps, useId } from 'react';
import styles from './picker.module.css';

interface PickerProps extends ComponentProps<'select'> {
  readonly label: string;
}

/** A select with its label inside the frame. */
export function Picker({ label, children, ...props }: PickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} {...props}>
        {children}
      </select>
    </div>
  );
}
