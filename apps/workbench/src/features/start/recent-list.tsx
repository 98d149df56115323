import { Link } from '@tanstack/react-router';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import styles from './start-page.module.css';

/** Number of entries on the page. */
const SHOWN = 6;

/** The last work of this browser. */
export function RecentList() {
  const work = useKeptWork();
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className={styles.line}>
        <h2 id="recent">Continue</h2>
        {work && work.length > SHOWN && <Link to="/activity">{`All ${work.length}`}</Link>}
      </div>
      {work?.length === 0 && (
        <p className={styles.none}>
          Chats and jobs of this browser appear here, and the runs of every form, with their results.
        </p>
      )}
      {work && <WorkRows entries={work.slice(0, SHOWN)} />}
    </section>
  );
}
