import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { useBulkWork } from '../../work-list/bulk-work.ts';

/** Period in ms of looking for a run that a command has started. */
const PERIOD_MS = 5000;

const DiskRunList = latePart(async () => (await import('./disk-run-list.tsx')).DiskRunList);

interface DiskRunsProps {
  /** Names of those that were started together just now, which lead to their pages. */
  readonly started: readonly string[];
}

/** The runs on disk, where there are any. */
export function DiskRuns({ started }: DiskRunsProps) {
  const work = useBulkWork(started.join(), PERIOD_MS);
  return <LazyPart>{work && work.entries.length > 0 && <DiskRunList work={work} started={started} />}</LazyPart>;
}
