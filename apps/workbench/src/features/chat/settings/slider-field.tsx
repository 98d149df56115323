import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Absent: the provider decides. */
  readonly value: number | undefined;
  readonly max: number;
  readonly step: number;
  /** The position of the slider while the provider's default applies. */
  readonly start: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A number between 0 and `max` that may also be left to the provider. */
export function SliderField({ label, hint, value, max, step, start, onChange }: SliderFieldProps) {
  const isSet = value !== undefined;
  return (
    <Field
      label={label}
      hint={hint}
      aside={
        <span className={styles.aside}>
          {isSet && (
            <Button icon="close" iconOnly size="small" label={`Reset ${label}`} onClick={() => onChange(undefined)} />
          )}
          <output className={styles.value}>{isSet ? value : 'default'}</output>
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={max}
          step={step}
          value={value ?? start}
          data-state={isSet ? 'set' : 'default'}
          aria-valuetext={isSet ? `${value}` : 'default of the provider'}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
