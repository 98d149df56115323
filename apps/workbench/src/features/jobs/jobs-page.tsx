import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { groupFailures, type JobEntry } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { JobRow } from './job-row.tsx';
import styles from './jobs-page.module.css';
import { findJobs, JOB_STATES, type JobsSearch, STATE_LABELS } from './jobs-search.ts';

/** The long calls of this browser: how far they are, what became of them, failures by their cause. */
export function JobsPage() {
  const jobs = useJobs();
  const { entries, isReady } = useStore(jobs.store, (state) => state);
  const search: JobsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const look = (change: JobsSearch) =>
    void navigate({ to: '/jobs', search: { ...search, ...change }, replace: true, resetScroll: false });
  const all = findJobs(Object.values(entries), {});
  const found = findJobs(Object.values(entries), search);
  const failures = groupFailures(found);
  const others = found.filter(({ state }) => state !== 'failed');
  return (
    <div className={styles.page}>
      <h1>Jobs</h1>
      <div className={styles.tools}>
        <fieldset className={styles.states}>
          <legend className="visually-hidden">State</legend>
          <StateChoice
            label={`All (${all.length})`}
            isChosen={!search.state}
            onChoose={() => look({ state: undefined })}
          />
          {JOB_STATES.map((state) => (
            <StateChoice
              key={state}
              label={`${STATE_LABELS[state]} (${all.filter((entry) => entry.state === state).length})`}
              isChosen={search.state === state}
              onChoose={() => look({ state })}
            />
          ))}
        </fieldset>
        <input
          type="search"
          className={styles.search}
          aria-label="Search the jobs"
          placeholder="Search"
          value={search.q ?? ''}
          onChange={({ target }) => look({ q: target.value || undefined })}
        />
      </div>
      {isReady && found.length === 0 && <Empty hasJobs={all.length > 0} />}
      {failures.map(({ cause, entries: failed }) => (
        <section key={cause} className={styles.group} aria-label={`Failed: ${cause}`}>
          <div className={styles.cause}>
            <h2>{`${failed.length} × ${cause}`}</h2>
            <Button
              size="small"
              look="outline"
              icon="refresh"
              label={failed.length === 1 ? 'Run it again' : 'Run them again'}
              onClick={() => {
                for (const { id } of failed) jobs.runAgain(id);
              }}
            />
          </div>
          <JobList entries={failed} />
        </section>
      ))}
      {others.length > 0 && <JobList entries={others} />}
    </div>
  );
}

function JobList({ entries }: { readonly entries: readonly JobEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <JobRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

interface StateChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StateChoice({ label, isChosen, onChoose }: StateChoiceProps) {
  return (
    <label className={styles.state}>
      <input type="radio" name="state" checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

function Empty({ hasJobs }: { readonly hasJobs: boolean }) {
  if (hasJobs) return <p className={styles.quiet}>No job has this state and these words.</p>;
  return (
    <p className={styles.quiet}>
      Calls that take long, such as those that make videos, appear here and go on when you leave their page.{' '}
      <Link to="/run/$task" params={{ task: 'text-to-video' }}>
        Make a video
      </Link>
    </p>
  );
}
