import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

interface TitledDialogProps {
  readonly title: string;
  /** Accessible name of the dialog. @default the title */
  readonly label?: string;
  readonly isWide?: boolean;
  /** Buttons below the content, which stay in sight while it scrolls. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with its title, a button that closes it, and content that scrolls below both. A part that scrolls by itself takes the room that is left. */
export function TitledDialog({ title, label = title, isWide, foot, onClose, children }: TitledDialogProps) {
  return (
    <Dialog label={label} isWide={isWide} onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Button icon="close" iconOnly size="small" label="Close" onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </Dialog>
  );
}
