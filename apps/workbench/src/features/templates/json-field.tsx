import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { readExact, writeExact } from './exact-json.ts';

interface JsonFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A field for a JSON value. Invalid JSON stays in the field without changing the value. */
export function JsonField({ label, value, onChange }: JsonFieldProps) {
  const written = writeExact(value);
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string }>();
  const isOpen = draft !== undefined && draft.of === written;
  const text = isOpen ? draft.text : written;
  const change = (next: string) => {
    try {
      const read = readExact(next);
      setDraft({ text: next, of: writeExact(read) });
      onChange(read);
    } catch {
      setDraft({ text: next, of: written });
    }
  };
  const isWrong = isOpen && !isJson(text);
  return (
    <Field label={label} hint={isWrong ? 'Not JSON yet: the last valid value is used.' : undefined}>
      {(control) => (
        <textarea
          {...control}
          aria-invalid={isWrong || undefined}
          rows={Math.min(10, text.split('\n').length)}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}

function isJson(text: string): boolean {
  try {
    readExact(text);
    return true;
  } catch {
    return false;
  }
}
