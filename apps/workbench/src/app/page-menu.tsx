import { useRef } from 'react';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { Button } from '../ui/button.tsx';
import styles from './page-menu.module.css';
import { PageNav } from './page-nav.tsx';

/** The pages behind a button, where there is no room for a sidebar. */
export function PageMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div className={styles.menu}>
      <Button icon="menu" iconOnly label="Menu" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is one outside of it. */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Menu"
        onClick={({ target }) => target === dialog.current && close()}
      >
        <div className={styles.content}>
          <Button icon="close" iconOnly label="Close the menu" onClick={close} />
          <PageNav onChoose={close} />
          <PageNav part="foot" onChoose={close} />
          <ThemeSwitch />
        </div>
      </dialog>
    </div>
  );
}
