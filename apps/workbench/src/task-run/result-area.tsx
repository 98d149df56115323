import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';
import { FailurePanel } from '../run/failure-panel.tsx';
import { JobProgress } from '../run/job-progress.tsx';
import { isRunning, type Run } from '../run/run.ts';
import { RunDetails } from '../run/run-details.tsx';
import { RunFacts } from '../run/run-facts.tsx';
import { RunWait } from '../run/run-wait.tsx';
import type { RunHandle } from '../run/start-run.ts';
import { useStore } from '../state/use-store.ts';
import { useObjectUrl } from '../ui/use-object-url.ts';
import { filesIn } from './arguments.ts';
import { presentResult } from './result-presentation.ts';
import styles from './task-run.module.css';

interface ResultAreaProps {
  readonly run: Run;
  readonly onRetry: () => void;
}

/** A run of this page, which may still go on. */
export function LiveResult({ handle, onRetry }: { readonly handle: RunHandle; readonly onRetry: () => void }) {
  return <ResultArea run={useStore(handle.store, (state) => state)} onRetry={onRetry} />;
}

/** The progress, result or failure of a run. */
export function ResultArea({ run, onRetry }: ResultAreaProps) {
  const image = useInputImage(run);
  const { inputs } = run.spec.args;
  const look = run.status === 'done' ? presentResult(run) : undefined;
  const label = typeof inputs === 'string' ? inputs : 'Result';
  return (
    <>
      {isRunning(run) && <RunWait run={run} />}
      {run.status === 'job' && (
        <>
          <JobProgress progress={run.progress} startedAt={run.startedAt} />
          <p className={styles.quiet}>
            It goes on when you leave this page: see <a href="/jobs">Jobs</a>
          </p>
        </>
      )}
      {run.text !== '' && run.status !== 'done' && <p>{run.text}</p>}
      {look?.lead !== undefined && <p className={styles.lead}>{look.lead}</p>}
      {look && <ResultView value={look.value} kind={look.kind} names={look.names} label={label} image={image} />}
      {run.status === 'stopped' && <p role="status">Stopped.</p>}
      {run.status === 'stopped' && run.job && (
        <p className={styles.quiet}>
          The job is no longer tracked. It may still run and be billed. Cancel or resume it under{' '}
          <a href="/jobs">Jobs</a>
        </p>
      )}
      {run.failure && (
        <FailurePanel
          failure={run.failure}
          spec={run.spec}
          attempts={run.attempts}
          failedAt={run.startedAt + (run.report?.totalMs ?? 0)}
          onRetry={onRetry}
        />
      )}
      {run.report && <RunFacts report={run.report} />}
      {!isRunning(run) && run.events.length > 0 && <RunDetails run={run} />}
    </>
  );
}

/** The address of the image that boxes and masks lie over, as long as it is shown. */
function useInputImage(run: Run): string | undefined {
  const file = filesIn(run.spec.args).find(({ type }) => type.startsWith('image/'));
  return useObjectUrl(file);
}
