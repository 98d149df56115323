import { Button } from './button.tsx';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  readonly error: Error;
  /** Loads the part again. */
  readonly onRetry: () => void;
}

/** Says that a part could not be loaded, with a button that loads it again, and one for a host that was built anew meanwhile. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{`This part could not be loaded: ${error.message}`}</p>
      <div className="row">
        <Button size="small" look="outline" icon="refresh" label="Retry" onClick={onRetry} />
        <Button size="small" label="Reload page" onClick={() => location.reload()} />
      </div>
    </div>
  );
}
