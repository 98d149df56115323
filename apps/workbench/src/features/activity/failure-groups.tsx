import { groupFailures } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import type { KeptWork } from '../../work-list/kept-work.ts';
import type { useStarredWork } from '../../work-list/starred-work.ts';
import styles from './activity-page.module.css';
import { EntryRows } from './entry-rows.tsx';

interface FailureGroupsProps {
  readonly entries: readonly KeptWork[];
  readonly starred: ReturnType<typeof useStarredWork>;
  readonly excerpts: ReadonlyMap<string, string>;
}

/** What failed by its cause, the most frequent first; long runs of one cause can be repeated together. */
export function FailureGroups({ entries, ...rows }: FailureGroupsProps) {
  const jobs = useJobs();
  const stored = useStore(jobs.store, (state) => state.entries);
  const parseId = ({ id }: KeptWork) => id.slice(id.indexOf(' ') + 1);
  const groups = groupFailures(
    entries.flatMap((entry) => (entry.id.startsWith('jobs ') ? (stored[parseId(entry)] ?? []) : [])),
  );
  const grouped = new Set(groups.flatMap((group) => group.entries.map(({ id }) => id)));
  const others = entries.filter((entry) => !grouped.has(parseId(entry)));
  return (
    <>
      {groups.map(({ cause, entries: failed }) => (
        <section key={cause} className={`stack ${styles.day}`} aria-label={`Failed: ${cause}`}>
          <div className={`row ${styles.cause}`}>
            <h2>{`${failed.length} × ${cause}`}</h2>
            <Button
              size="small"
              look="outline"
              icon="refresh"
              label={failed.length === 1 ? 'Run again' : 'Run all again'}
              onClick={() => {
                for (const { id } of failed) jobs.runAgain(id);
              }}
            />
          </div>
          <EntryRows entries={entries.filter((entry) => failed.some(({ id }) => id === parseId(entry)))} {...rows} />
        </section>
      ))}
      {others.length > 0 && <EntryRows entries={others} {...rows} />}
    </>
  );
}
