import { type FormEvent, useState } from 'react';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { canRename, isOwn, removeWork, renameWork } from '../../work-list/change-work.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import type { useStarredWork } from '../../work-list/starred-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import styles from './activity-page.module.css';
import { RunControls, RunWaitNote } from './run-controls.tsx';

interface EntryRowsProps {
  readonly entries: readonly KeptWork[];
  readonly starred: ReturnType<typeof useStarredWork>;
  readonly excerpts: ReadonlyMap<string, string>;
}

/** Rows with a star and, unfolded, what else can be done to an entry. */
export function EntryRows({ entries, starred, excerpts }: EntryRowsProps) {
  const [open, setOpen] = useState<string>();
  const [named, setNamed] = useState<string>();
  return (
    <WorkRows
      entries={entries}
      excerpts={excerpts}
      titleOf={(entry) => entry.id === named && <RenameForm entry={entry} onEnd={() => setNamed(undefined)} />}
      actionsOf={(entry) => (
        <>
          <Button
            className={styles.star}
            size="small"
            icon="star"
            iconOnly
            label={`Star ${entry.title}`}
            aria-pressed={starred.ids.has(entry.id)}
            onClick={() => starred.toggle(entry.id)}
          />
          <Button
            size="small"
            icon="more"
            iconOnly
            label={`Actions for ${entry.title}`}
            aria-expanded={entry.id === open}
            onClick={() => setOpen(entry.id === open ? undefined : entry.id)}
          />
        </>
      )}
      moreOf={(entry) => entry.id === open && <EntryActions entry={entry} onRename={() => setNamed(entry.id)} />}
    />
  );
}

/** The name of an entry as a field, in the place of its title. */
function RenameForm({ entry, onEnd }: { readonly entry: KeptWork; readonly onEnd: () => void }) {
  const storage = useStorage();
  const jobs = useJobs();
  const [name, setName] = useState(entry.title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void renameWork(storage, jobs, entry, name.trim());
    onEnd();
  };
  return (
    <form className={`row ${styles.rename}`} onSubmit={save}>
      <input
        aria-label={`New name of ${entry.title}`}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just used.
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      />
      <Button size="small" look="primary" type="submit" label="Save" />
      <Button size="small" label="Cancel" onClick={onEnd} />
    </form>
  );
}

/** What can be done to an entry: a name, its deletion, and the controls of a long run. */
function EntryActions({ entry, onRename }: { readonly entry: KeptWork; readonly onRename: () => void }) {
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
      {job && <RunWaitNote entry={job} />}
      {job && <RunControls entry={job} size="small" />}
      {canRename(entry) && <Button size="small" look="outline" icon="edit" label="Rename" onClick={onRename} />}
      {isOwn(entry) ? (
        entry.state !== 'running' && (
          <Button size="small" look="outline" icon="trash" label="Delete" onClick={() => void remove()} />
        )
      ) : (
        <p className="quiet">A run on disk is files of this machine: delete them there.</p>
      )}
    </div>
  );
}
