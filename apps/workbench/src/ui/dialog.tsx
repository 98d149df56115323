import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  /** Accessible name of the dialog. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is there. The focus goes back to where it was when it closes. */
export function Dialog({ label, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key, which belongs to the dialog already.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      queueMicrotask(() => renewFocus(before));
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; the click is one beside it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/**
 * Focuses the focused element anew. Chromium gives the focus back to it, but leaves the caret in the field that was removed with the
 * dialog: keys would do nothing.
 */
function renewFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element !== document.activeElement) return;
  element.blur();
  element.focus({ preventScroll: true });
}
