import type { ReactNode, Ref } from 'react';
import { Field } from '../../../ui/field.tsx';

interface JsonFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Reason for not sending the text; undefined if it is valid. */
  readonly problem: string | undefined;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** JSON as text. Why it is not sent takes the place of its hint. */
export function JsonField({ label, hint, problem, rows, value, onChange, aside, ref }: JsonFieldProps) {
  return (
    <Field label={label} hint={problem === undefined ? hint : `Not sent: ${problem}`} aside={aside}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          rows={rows}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          placeholder="None"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
