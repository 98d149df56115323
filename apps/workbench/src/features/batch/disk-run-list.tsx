import { Section } from '../../ui/card-grid.tsx';
import type { BulkWork } from '../../work-list/bulk-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import { FilePath } from './file-path.tsx';

/** Runs on disk, with the folder of their files. */
export function DiskRunList({ work }: { readonly work: BulkWork }) {
  return (
    <Section id="disk-runs" title="Runs on disk">
      <WorkRows entries={work.entries} />
      <FilePath path={work.folder} label="Copy the folder" />
    </Section>
  );
}
