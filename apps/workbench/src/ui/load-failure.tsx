import { Button } from './button.tsx';
import styles from './load-failure.module.css';

/** Says that the code of a part could not be loaded, with a button that loads the page anew. */
export function LoadFailure({ error }: { readonly error: Error }) {
  return (
    <div className={styles.failed} role="alert">
      <p>This part could not be loaded. Is the workbench still running in the terminal? ({error.message})</p>
      <Button size="small" look="outline" icon="refresh" label="Reload the page" onClick={() => location.reload()} />
    </div>
  );
}
