import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import styles from './model-page.module.css';
import { type FullRecord, parseRecord } from './parse-record.ts';

interface RecordTabProps {
  readonly record: FullRecord;
  readonly onChange: (record: FullRecord) => void;
}

/** The record as JSON, edited live: every change that is a record is used at once. */
export function RecordTab({ record, onChange }: RecordTabProps) {
  const [text, setText] = useState(() => JSON.stringify(record, null, 2));
  const { problem } = parseRecord(text);
  return (
    <div className="stack">
      <Field
        label="Record"
        hint={
          <span role="status" className={problem ? styles.problem : undefined}>
            {problem ? `${problem} The last valid record is used.` : 'Valid. Use and Call show the code for it.'}
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.record}`}
            spellCheck={false}
            rows={22}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              const next = parseRecord(target.value).record;
              if (next) onChange(next);
            }}
          />
        )}
      </Field>
    </div>
  );
}
