import type { Run } from './run.ts';
import styles from './run-wait.module.css';
import { useClock } from './use-clock.ts';
import { describeWaiting } from './waiting.ts';

/** Says what an open run is waiting for, with the seconds that pass; nothing while text is coming. */
export function RunWait({ run }: { readonly run: Run }) {
  const now = useClock(true);
  const waiting = describeWaiting(run, now);
  if (!waiting) return null;
  return (
    <p className={styles.waiting}>
      <span className={styles.dots} aria-hidden="true" />
      <span>
        {waiting.text}
        {waiting.isLong && '. You can stop, or choose another provider.'}
      </span>
    </p>
  );
}
