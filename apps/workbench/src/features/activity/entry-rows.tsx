import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { KeptWork } from '../../work-list/kept-work.ts';
import type { useStarredWork } from '../../work-list/starred-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import { EntryActions, StarButton } from './entry-actions.tsx';
import { RenameForm } from './rename-form.tsx';

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
