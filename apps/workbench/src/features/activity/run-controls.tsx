import type { JobEntry } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { Button } from '../../ui/button.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './run-page.module.css';

/** Cancels a run at its provider, or reports that the provider cannot cancel runs. */
export function CancelButton({ entry: { id, title, ticket, state } }: { readonly entry: JobEntry }) {
  const jobs = useJobs();
  const toast = useToast();
  const canCancel = ticket.urls.cancel !== undefined;
  if (!canCancel && state === 'paused') return null;
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

/** Explains what a run waits for before this tab can poll it. */
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
