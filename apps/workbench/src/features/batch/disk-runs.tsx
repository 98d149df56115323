import { Section } from '../../ui/card-grid.tsx';
import { useBulkWork } from '../../work-list/bulk-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import { FilePath } from './file-path.tsx';

/** Period in ms of looking for a run that a command has started. */
const PERIOD_MS = 5000;

/** The runs on disk, with the folder of their files. */
export function DiskRuns() {
  const work = useBulkWork('', PERIOD_MS);
  if (!work || work.entries.length === 0) return null;
  return (
    <Section id="disk-runs" title="Runs on disk">
      <WorkRows entries={work.entries} />
      <FilePath path={work.folder} label="Copy the folder" />
    </Section>
  );
}
