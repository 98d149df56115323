import { TaskResult } from '@hubkit/react/task-widget';
import '@hubkit/react/task-widget.css';
import { FailurePanel } from '../run/failure-panel.tsx';
import { JobProgress } from '../run/job-progress.tsx';
import { isRunning, type Run } from '../run/run.ts';
import { RunDetails } from '../run/run-details.tsx';
import { RunFacts } from '../run/run-facts.tsx';
import { RunWait } from '../run/run-wait.tsx';
import type { RunHandle } from '../run/start-run.ts';
import { useHub } from '../services/hub-context.tsx';
import { useStore } from '../state/use-store.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmulatorBadge } from '../ui/emulator-badge.tsx';
import styles from './task-run.module.css';
import { textOfResult } from './text-of-result.ts';

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
  const text = textOfResult(run);
  const isDrawnByRules = useIsEmulated(run) && isPicture(run.output);
  return (
    <>
      {isRunning(run) && <RunWait run={run} />}
      {run.status === 'job' && (
        <>
          <JobProgress progress={run.progress} startedAt={run.startedAt} />
          <p className={styles.quiet}>
            Keeps running if you leave. <a href="/activity">View in Activity</a>
          </p>
        </>
      )}
      {run.text !== '' && run.status !== 'done' && <p>{run.text}</p>}
      {run.status === 'done' && (
        <div className={styles.frame}>
          <TaskResult
            task={run.spec.task}
            args={run.spec.args}
            value={run.text || run.output}
            renderText={(answer) => <Continued run={run}>{answer}</Continued>}
          />
          {text !== '' && <CopyButton text={text} label="Copy" />}
          {isDrawnByRules && (
            <span className={styles.frameMark}>
              <EmulatorBadge />
            </span>
          )}
        </div>
      )}
      {run.status === 'stopped' && <p role="status">Stopped.</p>}
      {run.status === 'stopped' && run.job && (
        <p className={styles.quiet}>
          The job is no longer tracked. It may still run and be billed. Cancel or resume it under{' '}
          <a href="/activity">Activity</a>
        </p>
      )}
      {run.failure && (
        <FailurePanel
          failure={run.failure}
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

/** A text behind the prompt that it continues. */
function Continued({ run: { spec }, children }: { readonly run: Run; readonly children: string }) {
  const { inputs } = spec.args;
  const isContinued = spec.task === 'text-generation' && typeof inputs === 'string' && !children.startsWith(inputs);
  return (
    <>
      {isContinued && <span className={styles.quiet}>{inputs}</span>}
      {children}
    </>
  );
}

/** True for a run at the emulator, whose pictures are drawn by rules and not by the model. */
function useIsEmulated({ serviceId }: Run): boolean {
  const { connection } = useHub();
  return connection.config.services.some((service) => service.id === serviceId && service.isEmulator);
}

function isPicture(output: unknown): boolean {
  return output instanceof Blob && /^(image|video)\//.test(output.type);
}
