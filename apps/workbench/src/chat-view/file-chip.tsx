import { Icon } from '../ui/icon.tsx';
import styles from './file-chip.module.css';

/** The name of an attached file. */
export function FileChip({ name }: { readonly name: string }) {
  return (
    <span className={styles.chip}>
      <Icon name="attach" />
      <span>{name}</span>
    </span>
  );
}
