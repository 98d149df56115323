import { Button } from '../../ui/button.tsx';
import styles from './templates-page.module.css';
import type { useImport } from './use-import.ts';

interface ImportNoticeProps {
  readonly imports: Pick<ReturnType<typeof useImport>, 'failure' | 'isLoading' | 'dismiss'>;
  readonly onImport: () => void;
}

/** Says that a template is loaded, or why it was not: over the page, so that nothing moves. */
export function ImportNotice({ imports, onImport }: ImportNoticeProps) {
  const { failure, isLoading, dismiss } = imports;
  if (isLoading)
    return (
      <p className={styles.notice} role="status">
        Loading…
      </p>
    );
  if (!failure) return null;
  return (
    <div className={styles.notice} data-state="failed" role="alert">
      <p>{failure}</p>
      <Button size="small" look="outline" label="Import another" onClick={onImport} />
      <Button size="small" icon="close" iconOnly label="Dismiss" onClick={dismiss} />
    </div>
  );
}
