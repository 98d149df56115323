'use client';

import type { Task } from '../hooks/task/use-task.ts';
import type { ResultViewProps } from '../result-view/result-view.tsx';
import type { TaskArguments } from './form-field.ts';
import { TaskResult } from './task-result.tsx';
import type { TaskWidgetLabels } from './task-widget-labels.ts';

interface TaskOutputProps extends Pick<ResultViewProps, 'renderText'> {
  readonly task: string;
  readonly call: Task<object, unknown>;
  readonly args: TaskArguments;
  /** The result of an example, shown until the first call. */
  readonly output: unknown;
  readonly onRetry: () => void;
  readonly labels: TaskWidgetLabels;
}

/** The place of the result: empty, the progress, the failure with a button, or the result. */
export function TaskOutput({ task, call, args, output, onRetry, renderText, labels }: TaskOutputProps) {
  const { status, failure } = call;
  const isRunning = status === 'running';
  const result = output ?? (status === 'done' ? call.result : undefined);
  const isEmpty = result === undefined && (status === 'idle' || status === 'done');
  return (
    <section className="hubkit-task-output" aria-label={labels.resultName} aria-busy={isRunning} data-state={status}>
      <p className="hubkit-note" role="status">
        {isRunning && describeProgress(call, labels)}
        {status === 'stopped' && labels.stopped}
        {isEmpty && labels.empty}
      </p>
      {isRunning && <progress aria-label={labels.running} max={1} value={call.progress?.fraction} />}
      {failure && (
        <div className="hubkit-task-failure" role="alert">
          <p>
            <strong>{labels.failed}</strong> {failure.message}
          </p>
          <button type="button" className="hubkit-button" onClick={onRetry}>
            {labels.retry}
          </button>
        </div>
      )}
      {!isRunning && result !== undefined && (
        <>
          {output !== undefined && <p className="hubkit-note">{labels.exampleOutput}</p>}
          <TaskResult task={task} args={args} value={result} renderText={renderText} labels={labels.result} />
        </>
      )}
    </section>
  );
}

function describeProgress({ upload, progress }: Task<object, unknown>, labels: TaskWidgetLabels): string {
  if (progress?.queuePosition) return labels.queued(progress.queuePosition);
  if (progress?.message) return progress.message;
  if (upload && upload.sent < upload.total) return labels.sending(upload.sent / upload.total);
  return labels.running;
}
