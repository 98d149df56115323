import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './disk-run.module.css';

/** A path of the host, with a button that copies it. */
export function FilePath({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <p className={styles.path}>
      <code>{path}</code> <CopyButton text={path} label={label} />
    </p>
  );
}
