import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './settings-panel.module.css';

/** Properties of an `OptionalNumber`. */
export interface OptionalNumberProps {
  readonly label: string;
  readonly hint: string;
  /** Absent: the provider's default. */
  readonly value: number | undefined;
  readonly min: number;
  /** @default no upper bound */
  readonly max?: number;
  /** 1 for whole numbers. */
  readonly step: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left to the provider. Unset, it is empty: nothing looks chosen that is not. */
export function OptionalNumber({ label, hint, value, min, max, step, onChange }: OptionalNumberProps) {
  const read = (number: number) => {
    if (Number.isNaN(number)) return onChange(undefined);
    const whole = step === 1 ? Math.trunc(number) : number;
    onChange(Math.min(Math.max(whole, min), max ?? Number.POSITIVE_INFINITY));
  };
  return (
    <Field
      label={label}
      hint={hint}
      aside={
        <span className={styles.aside}>
          {value === undefined ? (
            'Not set'
          ) : (
            <Button icon="close" iconOnly size="small" label={`Reset ${label}`} onClick={() => onChange(undefined)} />
          )}
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          placeholder="Provider’s default"
          value={value ?? ''}
          onChange={({ target }) => read(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
