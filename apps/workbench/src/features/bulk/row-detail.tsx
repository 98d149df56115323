import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LineList } from '../../ui/line-list.tsx';
import styles from './bulk.module.css';
import { loadRow, type WholeRow } from './bulk-api.ts';
import { count } from './format-run.ts';

interface RowDetailProps {
  readonly name: string;
  readonly seq: number;
  readonly onClose: () => void;
}

/** A row as a whole: its columns beside its answer, and its requests. */
export function RowDetail({ name, seq, onClose }: RowDetailProps) {
  const [row, setRow] = useState<WholeRow>();
  useEffect(() => {
    let isCurrent = true;
    setRow(undefined);
    loadRow(name, seq).then(
      (found) => isCurrent && setRow(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [name, seq]);
  return (
    <section className={styles.part} aria-label={`Row ${seq}`}>
      <div className={styles.line}>
        <h2>{`Row ${count(seq)}`}</h2>
        <Button size="small" icon="close" iconOnly label="Close the row" onClick={onClose} />
      </div>
      {row && (
        <>
          <div className={styles.sides}>
            <div>
              <h3>Input</h3>
              <pre>{JSON.stringify(row.row, null, 2)}</pre>
            </div>
            <div>
              <h3>{row.error ? 'Failure' : 'Answer'}</h3>
              <pre>{row.error ? `${row.error.code}: ${row.error.message}` : asText(row.output)}</pre>
            </div>
          </div>
          <LineList>
            {row.attempts.map(({ startedAt, ms, code, provider, status, message }) => (
              <li key={startedAt + code}>
                <span>{[code, status, provider].filter((part) => part !== undefined).join(' · ')}</span>
                <span>{`${count(ms)} ms${message === undefined ? '' : ` · ${message}`}`}</span>
              </li>
            ))}
          </LineList>
        </>
      )}
    </section>
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'no answer yet');
}
