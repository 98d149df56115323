import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { readObject } from '../conversation/chat-parameters.ts';
import { JsonField } from '../settings/json-field.tsx';
import styles from './schema-field.module.css';
import { FIELD_TYPES, printSchema, readRows, renamed, type SchemaRow } from './schema-rows.ts';

interface SchemaFieldProps {
  /** The JSON Schema, '' for free text. */
  readonly value: string;
  readonly onChange: (schema: string) => void;
}

/** The schema of the answer: built field by field, or as JSON. Until the text is an object, none is sent. */
export function SchemaField({ value, onChange }: SchemaFieldProps) {
  const rows = readRows(value);
  const [view, setView] = useState<'fields' | 'json'>(rows ? 'fields' : 'json');
  const schema = readObject(value);
  return (
    <div className={styles.schema}>
      <SegmentedControl
        label="Schema view"
        value={view}
        items={[
          ['fields', 'Fields'],
          ['json', 'JSON Schema'],
        ]}
        onChange={setView}
      />
      {view === 'fields' && rows && <p className={styles.about}>The answer is JSON with these fields.</p>}
      {view === 'fields' && rows && <Rows rows={rows} onChange={(next) => onChange(printSchema(next))} />}
      {view === 'fields' && !rows && (
        <p className="quiet">This schema has more than simple fields. Edit the JSON Schema.</p>
      )}
      {view === 'json' && (
        <JsonField
          label="JSON Schema"
          hint="Answers are JSON of this form, checked at the end."
          problem={typeof schema === 'string' ? schema : undefined}
          rows={value === '' ? 3 : 10}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly SchemaRow[];
  readonly onChange: (rows: readonly SchemaRow[]) => void;
}

function Rows({ rows, onChange }: RowsProps) {
  const change = (index: number, row: Partial<SchemaRow>) =>
    onChange(rows.map((each, place) => (place === index ? { ...each, ...row } : each)));
  /** The field that was added last: its name is typed at once. */
  const [added, setAdded] = useState<number>();
  const nextName = () => {
    for (let number = rows.length + 1; ; number += 1) {
      const name = `field_${number}`;
      if (!rows.some((row) => row.name === name)) return name;
    }
  };
  return (
    <>
      <ul className={`bare-list ${styles.rows}`}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: its name changes with every letter.
          <li key={index} className={styles.row}>
            <input
              aria-label={`Name of field ${index + 1}`}
              // biome-ignore lint/a11y/noAutofocus: the button that added the field was just used.
              autoFocus={index === added}
              onFocus={({ target }) => index === added && target.select()}
              onBlur={() => setAdded(undefined)}
              value={row.name}
              spellCheck={false}
              onChange={({ target }) => {
                const name = target.value;
                if (!rows.some((each, place) => place !== index && each.name === name))
                  change(index, index === added ? renamed(row, name) : { name });
              }}
            />
            <select
              aria-label={`Type of ${row.name}`}
              value={row.type}
              onChange={({ target }) =>
                change(index, { type: FIELD_TYPES.find((type) => type === target.value) ?? 'string' })
              }
            >
              {FIELD_TYPES.map((type) => (
                <option key={type} value={type}>
                  {type === 'array' ? 'list of texts' : type}
                </option>
              ))}
            </select>
            <Button
              size="small"
              icon="close"
              iconOnly
              label={`Remove ${row.name}`}
              onClick={() => onChange(rows.filter((_row, place) => place !== index))}
            />
            <input
              className={styles.description}
              aria-label={`Description of ${row.name}`}
              placeholder="What the model should put here"
              value={row.description}
              onChange={({ target }) => change(index, { description: target.value })}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        look="outline"
        icon="plus"
        label="Add a field"
        onClick={() => {
          setAdded(rows.length);
          onChange([...rows, { name: nextName(), type: 'string', description: '', isRequired: true }]);
        }}
      />
    </>
  );
}
