import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ago } from '../../ui/format-time.ts';
import { LineList } from '../../ui/line-list.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './bulk.module.css';
import { listRuns, type RunList } from './bulk-api.ts';
import { count, STATE_LABELS } from './format-run.ts';
import { StartForm } from './start-form.tsx';

const bulkRoute = getRouteApi('/jobs/bulk');

/** Period in ms of reading the list again. */
const PERIOD_MS = 5000;

/** The bulk runs of the host's folder, and a form that starts one from a file. */
export function BulkListPage() {
  const { from } = bulkRoute.useSearch();
  const [list, setList] = useState<RunList>();
  useEffect(() => {
    const read = () => listRuns().then(setList, () => {});
    void read();
    const timer = setInterval(read, PERIOD_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page
      title="Bulk"
      lead="One prompt for all rows of a file. A run goes on when this page is closed."
      actions={<ButtonLink look="outline" icon="check" label="Evaluation" href="/evaluation" />}
    >
      <div className={styles.start}>
        <StartForm key={from} from={from} />
        {list && list.runs.length === 0 && (
          <EmptyState
            icon="rows"
            title="No run yet"
            text={`Choose a file, and try 20 rows first. Results are saved in ${list.folder} (also for \`hubkit bulk\`).`}
          >
            <ButtonLink look="outline" icon="book" label="How bulk runs work" href="/docs/guide/bulk" />
          </EmptyState>
        )}
        {list && list.runs.length > 0 && (
          <section className={styles.part} aria-label="Runs">
            <h2>Runs</h2>
            <LineList>
              {list.runs.map(({ name, rows, done, dead, at, state }) => (
                <li key={name}>
                  <div>
                    <Link to="/jobs/bulk/$name" params={{ name }}>
                      {name}
                    </Link>
                    <p className={styles.quiet}>{at > 0 ? ago(at) : ''}</p>
                  </div>
                  <span data-state={state}>
                    {`${STATE_LABELS[state]} · ${count(done)} of ${count(rows)} rows${dead > 0 ? `, ${count(dead)} failed` : ''}`}
                  </span>
                </li>
              ))}
            </LineList>
          </section>
        )}
      </div>
    </Page>
  );
}
