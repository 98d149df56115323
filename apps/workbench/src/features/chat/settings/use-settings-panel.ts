import { useId, useRef, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';

/** From here on there is room for the settings beside the conversation; below they lie over it. */
const BESIDE = '(min-width: 56rem)';

/** Opens and closes the settings, and restores the focus. */
export function useSettingsPanel() {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  const isBeside = useMedia(BESIDE);
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState('');
  const open = (column: string) => {
    lastFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setTarget(column);
    setOpen(true);
  };
  return {
    id,
    opener,
    isOpen,
    /** The rest of the page cannot be used until they are closed. */
    isOver: isOpen && !isBeside,
    /** Id of the column whose own settings are shown; '' for those of the chat. */
    target,
    show: setTarget,
    toggle: () => (isOpen ? setOpen(false) : open('')),
    /** Opens the settings of the chat, or of a column. */
    open,
    close() {
      setOpen(false);
      // What lies behind can only take the focus once it is no longer covered.
      requestAnimationFrame(() => {
        const last = lastFocus.current?.isConnected ? lastFocus.current : opener.current;
        last?.focus();
      });
    },
  };
}

export type SettingsControl = ReturnType<typeof useSettingsPanel>;
