import { useEffect, useRef } from 'react';
import { Section } from '../../ui/card-grid.tsx';
import { counted } from '../../ui/format-count.ts';
import type { BulkWork } from '../../work-list/bulk-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import { FilePath } from './file-path.tsx';

interface DiskRunListProps {
  readonly work: BulkWork;
  readonly started: readonly string[];
}

/** Runs on disk, with the folder of their files; those that were started come into sight. */
export function DiskRunList({ work, started }: DiskRunListProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (started.length > 0) note.current?.scrollIntoView({ block: 'center' });
  }, [started]);
  return (
    <Section id="disk-runs" title="Runs on disk">
      {started.length > 0 && (
        <p ref={note} role="status" className="quiet">
          {`${counted(started.length, 'run')} started: ${started.join(', ')}`}
        </p>
      )}
      <WorkRows entries={work.entries} />
      <FilePath path={work.folder} label="Copy the folder" />
    </Section>
  );
}
