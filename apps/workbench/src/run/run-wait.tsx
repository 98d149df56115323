import { useHub } from '../services/hub-context.tsx';
import type { Run } from './run.ts';
import styles from './run-parts.module.css';
import { useClock } from './use-clock.ts';
import { describeWaiting } from './waiting.ts';

/** Shows what a pending run is waiting for, with the elapsed seconds; nothing while text is arriving. */
export function RunWait({ run }: { readonly run: Run }) {
  const { connection } = useHub();
  const now = useClock(true);
  const waiting = describeWaiting(run, now);
  if (!waiting) return null;
  const hasProviders = connection.service().endpointUrl === undefined;
  return (
    <p className={`quiet ${styles.waiting}`}>
      <span className={styles.dots} aria-hidden="true" />
      <span>
        {waiting.text}
        {waiting.isLong && `. You can stop${hasProviders ? ', or choose another provider' : ''}.`}
      </span>
    </p>
  );
}
