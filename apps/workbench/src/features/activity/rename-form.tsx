import { type FormEvent, useState } from 'react';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { Button } from '../../ui/button.tsx';
import { renameWork } from '../../work-list/change-work.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import styles from './entry-actions.module.css';

/** The name of an entry as a field, in the place of its title. */
export function RenameForm({ entry, onEnd }: { readonly entry: KeptWork; readonly onEnd: () => void }) {
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
