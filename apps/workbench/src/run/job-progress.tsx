import { sentence } from '../ui/sentence.ts';
import type { Run } from './run.ts';
import styles from './run-parts.module.css';
import { useClock } from './use-clock.ts';

interface JobProgressProps {
  readonly progress: Run['progress'];
  /** In ms since 1970. */
  readonly startedAt: number;
}

/** The progress of a long job: queue position, share done, elapsed time, the provider's own words. */
export function JobProgress({ progress = {}, startedAt }: JobProgressProps) {
  const now = useClock(true);
  const { queuePosition, fraction, status, message } = progress;
  const words = [
    queuePosition ? `${ordinal(queuePosition + 1)} in the queue` : describeStatus(status),
    fraction !== undefined && `${Math.round(fraction * 100)} %`,
    `${Math.floor((now - startedAt) / 1000)} s`,
    message,
  ];
  return (
    <div className={styles.job}>
      <progress aria-label="Progress" max={1} {...(fraction !== undefined && { value: fraction })} />
      <span>{words.filter(Boolean).join(', ')}</span>
    </div>
  );
}

/** A status in words; the providers have several for a job that waits. */
function describeStatus(status: string | undefined): string {
  if (!status) return 'Accepted';
  return /queue|pending/i.test(status) ? 'In the queue' : sentence(status.toLowerCase());
}

const ORDINAL = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `3rd` of 3. */
function ordinal(place: number): string {
  return `${place}${ENDINGS[ORDINAL.select(place)] ?? 'th'}`;
}
