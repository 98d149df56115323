import { Button } from '../ui/button.tsx';
import styles from './screen.module.css';

interface ErrorScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a page that failed. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  return (
    <section className={styles.screen} role="alert">
      <h1>This page failed</h1>
      <p className={styles.text}>
        Try again. If the workbench was stopped in the terminal, start it there first: <code>npm start</code>
      </p>
      <pre className={styles.detail}>{error instanceof Error ? error.message : String(error)}</pre>
      <div>
        <Button look="primary" icon="refresh" label="Try again" onClick={onRetry} />
      </div>
    </section>
  );
}
