import { useEffect, useState } from 'react';
import { follow } from '../../state/follow.ts';
import { count } from '../../ui/format-count.ts';
import { LineList } from '../../ui/line-list.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { loadRow, type WholeRow } from './disk-api.ts';
import styles from './disk-run.module.css';

interface RowDetailProps {
  readonly name: string;
  readonly seq: number;
}

/** A row as a whole: its columns beside its answer, and its requests. */
export function RowDetail({ name, seq }: RowDetailProps) {
  const [row, setRow] = useState<WholeRow>();
  useEffect(() => {
    setRow(undefined);
    return follow(loadRow(name, seq), setRow, () => {});
  }, [name, seq]);
  return (
    <section className={styles.detail} aria-label={`Row ${seq}`} {...SCROLL_REGION}>
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
