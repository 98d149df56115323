import { getRouteApi } from '@tanstack/react-router';
import { groupFailures, type JobEntry } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { useStore } from '../../state/use-store.ts';
import { TaskCard } from '../../task-card/task-card.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardGrid, Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { JobRow } from './job-row.tsx';
import styles from './jobs-page.module.css';
import { findJobs, JOB_STATES, type JobsSearch, STATE_LABELS } from './jobs-search.ts';

const jobsRoute = getRouteApi('/jobs');

/** The long calls of this browser: how far they are, what became of them, failures by their cause. */
export function JobsPage() {
  const jobs = useJobs();
  const { entries, isReady } = useStore(jobs.store, (state) => state);
  const search = jobsRoute.useSearch();
  const navigate = jobsRoute.useNavigate();
  const look = (change: JobsSearch) =>
    void navigate({ to: '/jobs', search: { ...search, ...change }, replace: true, resetScroll: false });
  const all = findJobs(Object.values(entries), {});
  const countOf = (state: (typeof JOB_STATES)[number]) => all.filter((entry) => entry.state === state).length;
  const found = findJobs(Object.values(entries), search);
  const failures = groupFailures(found);
  const others = found.filter(({ state }) => state !== 'failed');
  return (
    <Page
      title="Jobs"
      lead="Calls that take long: how far they are, and what became of them."
      bar={
        all.length > 0 && (
          <>
            <FilterPills
              label="State"
              value={search.state ?? ''}
              items={[
                ['', `All ${all.length}`],
                ...JOB_STATES.filter((state) => countOf(state) > 0 || state === search.state).map(
                  (state) => [state, `${STATE_LABELS[state]} ${countOf(state)}`] as const,
                ),
              ]}
              onChange={(state) => look({ state: JOB_STATES.find((each) => each === state) })}
            />
            <SearchField
              label="Search the jobs"
              placeholder="Prompt, model or task"
              value={search.q ?? ''}
              onChange={(text) => look({ q: text || undefined })}
            />
          </>
        )
      }
    >
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
      {isReady && all.length < FEW && <OthersToStart isFirst={all.length === 0} />}
    </Page>
  );
}

/** Number of jobs below which the page has room for what could be started. */
const FEW = 6;
/** Tasks whose calls are jobs at most providers. */
const LONG_TASKS = ['text-to-video', 'image-to-video', 'text-to-image'];

function OthersToStart({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Section title={isFirst ? 'Start one' : 'Start another'}>
      <CardGrid size="large">
        {LONG_TASKS.flatMap((id) => TASK_INDEX.find((task) => task.id === id) ?? []).map((task) => (
          <TaskCard key={task.id} task={task} href={`/run/${task.id}`} />
        ))}
      </CardGrid>
    </Section>
  );
}

function JobList({ entries }: { readonly entries: readonly JobEntry[] }) {
  return (
    <ul className={styles.list} aria-label="Jobs">
      {entries.map((entry) => (
        <JobRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Empty({ hasJobs }: { readonly hasJobs: boolean }) {
  if (hasJobs) return <p className={styles.quiet}>No job has this state and these words.</p>;
  return (
    <EmptyState
      icon="jobs"
      title="No job yet"
      text="Some calls, such as those that make videos, wait in a queue and run for minutes. They appear here with their place in the queue and their progress, and go on when you leave their page."
    >
      <ButtonLink look="primary" icon="play" label="Make a video" href="/run/text-to-video" />
      <ButtonLink look="outline" icon="book" label="How jobs work" href="/docs/guide/long-jobs" />
    </EmptyState>
  );
}
