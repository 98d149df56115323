import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { counted } from '../../ui/format-count.ts';
import { readMessage } from '../../ui/read-message.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import styles from './batch.module.css';
import { EXAMPLE, type FormProps } from './batch-form.ts';
import { inLine } from './format-run.ts';
import { readTextFile, type Table } from './read-table.ts';

/** Rows that the preview shows. */
const SHOWN = 3;

/** Rows that were read, or what is wrong with their text. */
export interface ReadTable {
  readonly table?: Table;
  readonly problem?: string;
}

/** The rows of a batch: from a file, typed, or an example, with a preview as a table. */
export function DataField({ form, change, table, problem }: FormProps & ReadTable) {
  const { data, prompt, models, place, budget } = form;
  const [isTyped, setTyped] = useState(false);
  const [refused, setRefused] = useState<string>();
  const read = async (given: File | undefined) => {
    if (!given) return;
    setRefused(undefined);
    try {
      const text = await readTextFile(given);
      // The prompt of the example has a column that other rows lack.
      const isExample = prompt === EXAMPLE.prompt && !text.includes('country');
      change({ data: text, file: given.name, ...(isExample && { prompt: '' }) });
    } catch (error) {
      setRefused(readMessage(error));
    }
  };
  const isOver = useFileDrop(([file]) => void read(file));
  const shown = refused ?? problem;
  return (
    <section className={`stack ${styles.part}`} aria-label="Data" data-over={isOver || undefined}>
      <div className={`row ${styles.line}`}>
        <h2>Data</h2>
        <p role="status" className="quiet">
          {table ? `${counted(table.rows.length, 'row')}, ${counted(table.columns.length, 'column')}` : '\u00a0'}
        </p>
        <FileButton label="Open file" accept=".csv,.tsv,.jsonl,.json" onFile={read} />
        <Button size="small" label={isTyped ? 'Show table' : 'Edit text'} onClick={() => setTyped(!isTyped)} />
        <Button size="small" label="Use example" onClick={() => change({ ...EXAMPLE, models, place, budget })} />
      </div>
      {shown !== undefined && (
        <p role="alert" className={styles.problem}>
          {shown}
        </p>
      )}
      {isTyped || problem !== undefined ? (
        <Field label="Rows" hint="CSV with a header, or JSON Lines.">
          {(control) => (
            <textarea
              {...control}
              rows={7}
              spellCheck={false}
              value={data}
              onChange={({ target }) => change({ data: target.value })}
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
      {rows.length > SHOWN && <p className={styles.note}>{`and ${counted(rows.length - SHOWN, 'more row')}`}</p>}
    </section>
  );
}
