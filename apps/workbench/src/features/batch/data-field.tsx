import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { counted } from '../../ui/format-count.ts';
import { Icon } from '../../ui/icon.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import styles from './batch.module.css';
import { inLine } from './format-run.ts';
import type { Table } from './read-table.ts';

/** Rows that the preview shows. */
const SHOWN = 3;

interface DataFieldProps {
  readonly data: string;
  readonly file: string;
  readonly table: Table | undefined;
  readonly problem: string | undefined;
  readonly onChange: (data: string, file: string) => void;
  readonly onExample: () => void;
}

/** The rows of a batch: from a file, typed, or an example, with a preview as a table. */
export function DataField({ data, file, table, problem, onChange, onExample }: DataFieldProps) {
  const [isTyped, setTyped] = useState(false);
  const read = async (given: File | undefined) => {
    if (given) onChange(await given.text(), given.name);
  };
  return (
    <section className={styles.part} aria-label="Data">
      <div className={styles.line}>
        <h2>Data</h2>
        <p role="status" className={styles.size}>
          {table ? `${counted(table.rows.length, 'row')}, ${counted(table.columns.length, 'column')}` : '\u00a0'}
        </p>
        <FileButton label="Open file" accept=".csv,.tsv,.jsonl,.json" onFile={read} />
        <Button size="small" label={isTyped ? 'Show table' : 'Edit text'} onClick={() => setTyped(!isTyped)} />
        <Button size="small" label="Use example" onClick={onExample} />
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isTyped || problem !== undefined ? (
        <Field label="Rows" hint="CSV with a header, or JSON Lines.">
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${styles.code}`}
              rows={7}
              spellCheck={false}
              value={data}
              onChange={({ target }) => onChange(target.value, file)}
            />
          )}
        </Field>
      ) : (
        <Preview table={table} />
      )}
    </section>
  );
}

function Preview({ table }: { readonly table: Table | undefined }) {
  const { columns = [], rows = [] } = table ?? {};
  return (
    <section className={`frame ${styles.scroller}`} aria-label="First rows" {...SCROLL_REGION}>
      <table className={styles.preview}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay at their places, and may be equal.
            <tr key={place}>
              {columns.map((column) => (
                <td key={column}>{row[column] === undefined ? '' : inLine(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <p className={styles.quiet}>{`and ${counted(rows.length - SHOWN, 'more row')}`}</p>}
    </section>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  /** A quiet one is small. @default 'quiet' */
  readonly look?: 'outline' | 'quiet';
  readonly onFile: (file: File | undefined) => void;
}

/** A button that opens a file. */
export function FileButton({ label, accept, look = 'quiet', onFile }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass} ${styles.file}`}
      data-look={look}
      data-size={look === 'quiet' ? 'small' : undefined}
    >
      {look === 'outline' && <Icon name="upload" />}
      {label}
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
