import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useAnnounce } from './announcer.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-view.tsx';
import { ToastView } from './toast-view.tsx';

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Lets everything inside show a message over the page. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast & { readonly key: number }>();
  const announce = useAnnounce();
  const show = useCallback(
    (next: Toast) => {
      setToast({ ...next, key: Date.now() });
      announce(`${next.text} ${next.action}: Control Z`);
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

/** Returns the function that shows a message. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
