import type { JobEntry } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { Button } from '../../ui/button.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './run-page.module.css';

interface RunControlsProps {
  readonly entry: JobEntry;
  /** @default 'normal' */
  readonly size?: 'normal' | 'small';
  /** True where its failure has a button that repeats it. @default false */
  readonly hasRetry?: boolean;
}

/** Resumes, cancels or repeats a run, as its state allows. */
export function RunControls({ entry, size = 'normal', hasRetry }: RunControlsProps) {
  const { id, title, ticket, state } = entry;
  const jobs = useJobs();
  const toast = useToast();
  const canCancel = ticket.urls.cancel !== undefined;
  const cancel = async () => {
    try {
      await jobs.cancel(id);
    } catch (error) {
      const reason = readMessage(error);
      toast({ text: `The run was not canceled: ${reason}`, action: 'Try again', onAction: () => void cancel() });
      return;
    }
    if (canCancel) return;
    const text = `${ticket.provider} cannot cancel runs. It is no longer tracked, but may still be billed.`;
    toast({ text, action: 'Resume', onAction: () => jobs.resume(id) });
  };
  const label = canCancel ? 'Cancel' : 'Stop watching';
  const look = { look: 'outline', size } as const;
  return (
    <>
      {state === 'paused' && <Button {...look} icon="play" label="Resume" onClick={() => jobs.resume(id)} />}
      {(state === 'running' || (state === 'paused' && canCancel)) && (
        <Button {...look} icon="stop" label={label} aria-label={`${label} ${title}`} onClick={() => void cancel()} />
      )}
      {state !== 'running' && !hasRetry && (
        <Button {...look} icon="refresh" label="Run again" onClick={() => jobs.runAgain(id)} />
      )}
    </>
  );
}

/** Explains what a running one waits for before this tab can poll it. */
export function RunWaitNote({ entry }: { readonly entry: JobEntry }) {
  const waitsFor = useJobs().waitsFor(entry);
  if (entry.state !== 'running' || waitsFor === undefined) return null;
  return (
    <p className={styles.waits}>
      {waitsFor === 'token'
        ? 'Waits for a token: enter one under Connection.'
        : 'Runs at another service: choose it under Connection to go on.'}
    </p>
  );
}
