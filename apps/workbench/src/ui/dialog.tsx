import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  /** Accessible name of the dialog. */
  readonly label: string;
  /** Wider, for what has long lines. @default false */
  readonly isWide?: boolean | undefined;
  readonly onClose: () => void;
  /** The field that the dialog takes the place of, so that it seems to unfold there. @default the upper middle of the window */
  readonly over?: Element | undefined;
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is there. The focus goes back to where it was when it closes. */
export function Dialog({ label, isWide, onClose, over, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key, which belongs to the dialog already.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const place = () => element && over && putOver(element, over);
    place();
    window.addEventListener('resize', place);
    element?.showModal();
    return () => {
      window.removeEventListener('resize', place);
      element?.close();
      queueMicrotask(() => renewFocus(before));
    };
  }, [over]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; the click is one beside it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      data-wide={isWide || undefined}
      data-over={over !== undefined || undefined}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/** Gives a dialog the upper corner and the width of a field. */
function putOver(dialog: HTMLDialogElement, field: Element): void {
  const { left, top, width } = field.getBoundingClientRect();
  for (const [name, value] of Object.entries({ left, top, width })) dialog.style.setProperty(`--${name}`, `${value}px`);
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
