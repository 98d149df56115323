import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './field.module.css';

/** Attributes of the control of a field. */
interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

interface FieldProps {
  readonly label: string;
  /** A hint for filling in the field. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, as the page found. */
  readonly error?: string | undefined;
  /** Shown at the end of the label line. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

const CONTROLS = ':is(input, textarea, select):invalid';

/** A control with its label and hint, tied together for everyone. An error below it names an invalid value. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const [invalid, setInvalid] = useState('');
  const problem = invalid || error;
  const onInvalid: FieldControl['onInvalid'] = (event) => {
    // Without the bubble of the browser, which fades and is not in the colors of the page.
    event.preventDefault();
    const { currentTarget: control } = event;
    setInvalid(control.validity.valueMissing ? 'This field is required.' : control.validationMessage);
    if (control.form?.querySelector(CONTROLS) === control) control.focus();
  };
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} onInput={() => setInvalid('')}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described,
        'aria-invalid': problem ? true : undefined,
        onInvalid,
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
