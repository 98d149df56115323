import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import styles from './start-page.module.css';

/** Number of entries on the page. */
const SHOWN = 5;

/** The last work of this browser, with the progress of what is running, and what follows it; nothing moves when the work is there. */
export function RecentList({ children }: { readonly children: ReactNode }) {
  const work = useKeptWork();
  if (!work) return <div className={styles.waiting} />;
  return (
    <>
      {work.length > 0 && (
        <section className={`stack ${styles.recent}`} aria-labelledby="recent">
          <div className={styles.line}>
            <h2 id="recent">Continue</h2>
            {work.length > SHOWN && <Link to="/activity">{`All ${work.length}`}</Link>}
          </div>
          <WorkRows entries={work.slice(0, SHOWN)} />
        </section>
      )}
      {children}
    </>
  );
}
