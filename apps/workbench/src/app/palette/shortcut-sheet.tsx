import { Dialog } from '../../ui/dialog.tsx';
import { ShortcutList } from '../../ui/shortcut-list.tsx';
import styles from './palette.module.css';

/** The list of shortcuts in a dialog. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog label="Keyboard shortcuts" onClose={onClose}>
      <header className={styles.head}>
        <h2>Keyboard shortcuts</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </header>
      <div className={styles.sheet}>
        <ShortcutList />
      </div>
    </Dialog>
  );
}
