import { createContext, type ReactNode, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useAnnounce } from './announcer.tsx';
import { Button } from './button.tsx';
import styles from './toast.module.css';

const ToastContext = createContext<(toast: Toast) => () => void>(() => () => {});

/** Lets everything inside show a message over the page. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast & { readonly key: number }>();
  const announce = useAnnounce();
  const show = useCallback(
    (next: Toast) => {
      const shown = { ...next, key: Date.now() };
      setToast(shown);
      announce(next.action ? `${next.text} ${next.action}: Control Z` : next.text);
      return () => setToast((present) => (present === shown ? undefined : present));
    },
    [announce],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts}>
        {toast && <ToastView key={toast.key} toast={toast} onClose={() => setToast(undefined)} />}
      </div>
    </ToastContext>
  );
}

/** Returns the function that shows a message, which returns one that takes it away. */
export function useToast(): (toast: Toast) => () => void {
  return useContext(ToastContext);
}

/** A short message over the page, with at most one action. */
type Toast = { readonly text: string } & (
  | { readonly action: string; readonly onAction: () => void }
  | { readonly action?: undefined; readonly onAction?: undefined }
);

/** A toast stays this long, unless it has the pointer or the focus. */
const SHOWN_FOR_MS = 10_000;

/** A message over the page, with its action; Control Z is the same outside of fields with text. */
function ToastView({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const act = useEffectEvent(() => {
    onClose();
    toast.onAction?.();
  });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  useEffect(() => {
    if (!toast.action) return;
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      // A field with text of its own has its own undo.
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      const hasText = isTyping && (isTyping as HTMLTextAreaElement).value !== '';
      if (!isUndo || hasText) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toast.action]);

  return (
    <section
      className={styles.toast}
      aria-label="Notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.action && <Button size="small" look="outline" label={toast.action} onClick={act} />}
      <Button size="small" icon="close" iconOnly label="Close the message" onClick={onClose} />
    </section>
  );
}
