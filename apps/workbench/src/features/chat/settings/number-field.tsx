import { Field } from '../../../ui/field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Absent: the provider decides. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number from 1 that may also be left to the provider. */
export function NumberField({ label, hint, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          placeholder="default"
          value={value ?? ''}
          onChange={({ target }) => {
            const number = Math.trunc(target.valueAsNumber);
            onChange(number >= 1 ? number : undefined);
          }}
        />
      )}
    </Field>
  );
}
