import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { ago } from '../../ui/format-time.ts';
import { LineList } from '../../ui/line-list.tsx';
import { listRuns, type RunList } from './disk-api.ts';
import styles from './disk-run.module.css';
import { STATE_LABELS } from './format-run.ts';

/** Period in ms of reading the list again. */
const PERIOD_MS = 5000;

/** The runs on disk, with the folder of their files. */
export function DiskRuns() {
  const [list, setList] = useState<RunList>();
  useEffect(() => {
    // Without a host, or on another machine, there are none.
    const read = () => listRuns().then(setList, () => {});
    void read();
    const timer = setInterval(read, PERIOD_MS);
    return () => clearInterval(timer);
  }, []);
  if (!list || list.runs.length === 0) return null;
  return (
    <section id="disk-runs" className={`stack ${styles.part}`} aria-label="Runs on disk">
      <div className={`row ${styles.line}`}>
        <h2>Runs on disk</h2>
        <span className={styles.path}>
          <code>{list.folder}</code> <CopyButton text={list.folder} label="Copy the folder" />
        </span>
      </div>
      <LineList>
        {list.runs.map(({ name, rows, done, dead, at, state }) => (
          <li key={name}>
            <div>
              <Link to="/batch/$name" params={{ name }}>
                {name}
              </Link>
              <p className="quiet">{at > 0 ? ago(at) : ''}</p>
            </div>
            <span data-state={state}>
              {`${STATE_LABELS[state]} · ${count(done)} of ${counted(rows, 'row')}${dead > 0 ? `, ${count(dead)} failed` : ''}`}
            </span>
          </li>
        ))}
      </LineList>
    </section>
  );
}
