import { useId, useRef, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';

/** From here on there is room for the settings beside the conversation; below they lie over it. */
const BESIDE = '(min-width: 56rem)';

/** Opens and closes the settings, and restores the focus. */
export function useSettingsPanel() {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isBeside = useMedia(BESIDE);
  const [isOpen, setOpen] = useState(false);
  return {
    id,
    opener,
    isOpen,
    /** The rest of the page cannot be used until they are closed. */
    isOver: isOpen && !isBeside,
    toggle: () => setOpen(!isOpen),
    open: () => setOpen(true),
    close() {
      setOpen(false);
      // What lies behind can only take the focus once it is no longer covered.
      requestAnimationFrame(() => opener.current?.focus());
    },
  };
}

export type SettingsControl = ReturnType<typeof useSettingsPanel>;
