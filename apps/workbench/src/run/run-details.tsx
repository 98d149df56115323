import { useState } from 'react';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import type { Run } from './run.ts';
import styles from './run-details.module.css';

const RunLog = latePart(async () => (await import('./run-log.tsx')).RunLog);

/** The timeline and the raw events of a run, folded; read when they are opened. */
export function RunDetails({ run }: { readonly run: Run }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Timeline and events</summary>
      <LazyPart>{isOpen && <RunLog run={run} />}</LazyPart>
    </details>
  );
}
