import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  /** A hint for filling in the field. */
  readonly hint?: ReactNode;
  /** Shown at the end of the label line. */
  readonly aside?: ReactNode;
  readonly children: (control: { id: string; 'aria-describedby': string | undefined; className: string }) => ReactNode;
}

/** A control with its label and hint, tied together for everyone. */
export function Field({ label, hint, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': hintId, className: styles.control ?? '' })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
