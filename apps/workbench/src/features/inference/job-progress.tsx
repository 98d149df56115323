import type { Run } from '../../run/run.ts';
import { useClock } from '../../run/use-clock.ts';
import styles from './run-page.module.css';

/** The progress of a long job: queue position, share done, elapsed time, the provider's own words. */
export function JobProgress({ run }: { readonly run: Run }) {
  const now = useClock(true);
  const { queuePosition, fraction, status, message } = run.progress ?? {};
  const words = [
    queuePosition === undefined ? (status ?? 'Accepted') : `Queue position ${queuePosition}`,
    fraction !== undefined && `${Math.round(fraction * 100)} %`,
    `${Math.floor((now - run.startedAt) / 1000)} s`,
    message,
  ];
  return (
    <div className={styles.job}>
      <progress aria-label="Progress of the job" max={1} {...(fraction !== undefined && { value: fraction })} />
      <span>{words.filter(Boolean).join(', ')}</span>
    </div>
  );
}
