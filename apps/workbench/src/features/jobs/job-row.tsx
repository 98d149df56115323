import { Link } from '@tanstack/react-router';
import type { JobEntry } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { shortName } from '../../run/format-facts.ts';
import { JobProgress } from '../../run/job-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { ago, dateTime } from '../../ui/format-time.ts';
import { useToast } from '../../ui/toast.tsx';
import { ActivityThumbnail } from '../../work-list/activity-thumbnail.tsx';
import { mediaAmong } from '../../work-list/media-among.ts';
import styles from './jobs-page.module.css';
import { STATE_LABELS } from './jobs-search.ts';

/** A job of the list, with the next thing that can be done to it. */
export function JobRow({ entry }: { readonly entry: JobEntry }) {
  const jobs = useJobs();
  const toast = useToast();
  const { id, title, task, spec, state, progress, at, ticket, output } = entry;
  const remove = () => {
    const undo = jobs.remove(id);
    toast({ text: `The job “${title}” was removed from the list.`, action: 'Undo', onAction: undo });
  };
  return (
    <li className={styles.row} data-state={state}>
      <ActivityThumbnail media={mediaAmong(output)} task={task} icon="jobs" />
      <div className={styles.what}>
        <Link className={styles.title} to="/jobs/$id" params={{ id }}>
          {title === task ? taskLabel(task) : title}
        </Link>
        <span className={styles.quiet}>{[taskLabel(task), shortName(spec.model), ticket.provider].join(' · ')}</span>
        {state === 'running' && <JobWait entry={entry} />}
        {state === 'running' && !jobs.waitsFor(entry) && <JobProgress progress={progress} startedAt={at} />}
      </div>
      <time className={styles.quiet} dateTime={new Date(at).toISOString()} title={dateTime(at)}>
        {ago(at)}
      </time>
      <span className={styles.mark}>{STATE_LABELS[state]}</span>
      <div className={styles.actions}>
        {state === 'paused' && (
          <Button
            size="small"
            look="outline"
            icon="play"
            label="Resume"
            aria-label={`Resume ${title}`}
            onClick={() => jobs.resume(id)}
          />
        )}
        {(state === 'running' || state === 'paused') && <CancelButton entry={entry} />}
        {state !== 'running' && (
          <Button size="small" icon="trash" iconOnly label={`Remove ${title}`} onClick={remove} />
        )}
      </div>
    </li>
  );
}

/** Cancels a job at its provider, or reports that the provider cannot cancel jobs. */
export function CancelButton({ entry: { id, title, ticket, state } }: { readonly entry: JobEntry }) {
  const jobs = useJobs();
  const toast = useToast();
  const canCancel = ticket.urls.cancel !== undefined;
  if (!canCancel && state === 'paused') return null;
  const cancel = async () => {
    try {
      await jobs.cancel(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      toast({ text: `The job was not canceled: ${reason}`, action: 'Try again', onAction: () => void cancel() });
      return;
    }
    if (canCancel) return;
    const text = `${ticket.provider} cannot cancel jobs. The job is no longer tracked, but may still be billed.`;
    toast({ text, action: 'Resume', onAction: () => jobs.resume(id) });
  };
  const label = canCancel ? 'Cancel' : 'Stop watching';
  return (
    <Button
      size="small"
      look="outline"
      icon="stop"
      label={label}
      aria-label={`${label} ${title}`}
      onClick={() => void cancel()}
    />
  );
}

/** Explains what a running job waits for before this tab can poll it. */
export function JobWait({ entry }: { readonly entry: JobEntry }) {
  const waitsFor = useJobs().waitsFor(entry);
  if (waitsFor === undefined) return null;
  return (
    <p className={styles.waits}>
      {waitsFor === 'token'
        ? 'Waits for a token: enter one under Connection.'
        : 'Runs at another service: choose it under Connection to go on.'}
    </p>
  );
}
