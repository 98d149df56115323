import { type ComponentProps, useId } from 'react';
import styles from './picker.module.css';

interface PickerProps extends ComponentProps<'select'> {
  readonly label: string;
  /** Fixed, so that nothing moves while the choices load. @default 'wide' */
  readonly width?: 'wide' | 'narrow';
}

/** A select with its label inside the frame. */
export function Picker({ label, width = 'wide', children, ...props }: PickerProps) {
  const id = useId();
  return (
    <div className={styles.picker} data-width={width}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} {...props}>
        {children}
      </select>
    </div>
  );
}
