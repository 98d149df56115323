import { type FormEvent, useState } from 'react';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { Button } from '../../ui/button.tsx';
import { renameWork } from '../../work-list/change-work.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import type { useStarredWork } from '../../work-list/starred-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import styles from './activity-page.module.css';
import { EntryActions, StarButton } from './entry-actions.tsx';

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
          <StarButton entry={entry} isStarred={starred.ids.has(entry.id)} onToggle={starred.toggle} />
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
    <form className={styles.rename} onSubmit={save}>
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
