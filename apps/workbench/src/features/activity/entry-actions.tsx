import type { JobEntry } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { canRename, isOwn, removeWork } from '../../work-list/change-work.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import styles from './activity-page.module.css';
import { CancelButton, JobWait } from './run-controls.tsx';

interface StarButtonProps {
  readonly entry: KeptWork;
  readonly isStarred: boolean;
  readonly onToggle: (id: string) => void;
}

/** Stars an entry, so that a filter finds it. */
export function StarButton({ entry, isStarred, onToggle }: StarButtonProps) {
  return (
    <Button
      className={styles.star}
      size="small"
      icon="star"
      iconOnly
      label={`Star ${entry.title}`}
      aria-pressed={isStarred}
      onClick={() => onToggle(entry.id)}
    />
  );
}

interface EntryActionsProps {
  readonly entry: KeptWork;
  readonly onRename: () => void;
}

/** What can be done to an entry: a name, its deletion, and the controls of a long run. */
export function EntryActions({ entry, onRename }: EntryActionsProps) {
  const storage = useStorage();
  const jobs = useJobs();
  const toast = useToast();
  const job = useStore(jobs.store, ({ entries }) =>
    entry.id.startsWith('jobs ') ? entries[entry.id.slice('jobs '.length)] : undefined,
  );
  const remove = async () => {
    const undo = await removeWork(storage, jobs, entry);
    toast({ text: `“${entry.title}” was deleted.`, action: 'Undo', onAction: () => void undo() });
  };
  return (
    <div className={`row ${styles.more}`}>
      {job && <JobActions entry={job} />}
      {canRename(entry) && <Button size="small" look="outline" icon="edit" label="Rename" onClick={onRename} />}
      {isOwn(entry) ? (
        entry.state !== 'running' && (
          <Button size="small" look="outline" icon="trash" label="Delete" onClick={() => void remove()} />
        )
      ) : (
        <p className="quiet">A bulk run is a file of this machine: delete it there.</p>
      )}
    </div>
  );
}

function JobActions({ entry }: { readonly entry: JobEntry }) {
  const jobs = useJobs();
  const { id, state } = entry;
  return (
    <>
      {state === 'running' && <JobWait entry={entry} />}
      {state === 'paused' && (
        <Button size="small" look="outline" icon="play" label="Resume" onClick={() => jobs.resume(id)} />
      )}
      {(state === 'running' || state === 'paused') && <CancelButton entry={entry} />}
      {(state === 'failed' || state === 'done' || state === 'canceled') && (
        <Button size="small" look="outline" icon="refresh" label="Run again" onClick={() => jobs.runAgain(id)} />
      )}
    </>
  );
}
