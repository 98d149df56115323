import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './model-page.module.css';
import { type FullRecord, parseRecord } from './parse-record.ts';

interface RecordTabProps {
  readonly record: FullRecord;
  readonly onChange: (record: FullRecord) => void;
}

/** The record as JSON: in color to read, or edited live: every change that is a record is used at once. */
export function RecordTab({ record, onChange }: RecordTabProps) {
  const [text, setText] = useState(() => JSON.stringify(record, null, 2));
  const [isEdited, setEdited] = useState(false);
  const { problem } = parseRecord(text);
  return (
    <div className="stack">
      <div>
        <Button
          look="outline"
          icon={isEdited ? 'check' : 'edit'}
          label={isEdited ? 'Done' : 'Edit'}
          disabled={problem !== undefined}
          onClick={() => setEdited(!isEdited)}
        />
      </div>
      {isEdited ? (
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
      ) : (
        <CodeBlock code={text} language="json" />
      )}
    </div>
  );
}
