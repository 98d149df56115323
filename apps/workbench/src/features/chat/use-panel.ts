import { useId, useRef, useState } from 'react';
import { moveFocus } from '../../ui/move-focus.ts';
import { useMedia } from '../../ui/use-media.ts';

interface PanelOptions {
  /** Media query of the windows that have room for the panel. In others it lies over the page, which waits until it is closed. */
  readonly beside: string;
  /** True where it is open from the beginning, if there is room for it. @default false */
  readonly isOpenBeside?: boolean;
}

/** Opens and closes a panel at the side of the chat, and restores the focus. */
export function usePanel({ beside, isOpenBeside = false }: PanelOptions) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  const isBeside = useMedia(beside);
  const [isOpenAt, setOpenAt] = useState({ beside: isOpenBeside, over: false });
  const place = isBeside ? 'beside' : 'over';
  const isOpen = isOpenAt[place];
  const setOpen = (next: boolean) => setOpenAt((before) => ({ ...before, [place]: next }));
  const open = () => {
    lastFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpen(true);
  };
  return {
    id,
    opener,
    isOpen,
    /** The rest of the page cannot be used until the panel is closed. */
    isOver: isOpen && !isBeside,
    toggle: () => (isOpen ? setOpen(false) : open()),
    open,
    close() {
      setOpen(false);
      // What lies behind can only take the focus once it is no longer covered.
      moveFocus(() => {
        const last = lastFocus.current?.isConnected ? lastFocus.current : opener.current;
        last?.focus();
      });
    },
  };
}

/** A panel at the side of the chat. */
export type PanelControl = ReturnType<typeof usePanel>;

/** Opens and closes the settings: those of the chat, or of one column. */
export function useSettingsPanel() {
  const panel = usePanel({ beside: '(min-width: 56rem)' });
  const [target, setTarget] = useState('');
  const open = (column: string) => {
    setTarget(column);
    panel.open();
  };
  return {
    ...panel,
    /** Id of the column whose own settings are shown; '' for those of the chat. */
    target,
    show: setTarget,
    toggle: () => (panel.isOpen ? panel.toggle() : open('')),
    /** Opens the settings of the chat, or of a column. */
    open,
  };
}

export type SettingsControl = ReturnType<typeof useSettingsPanel>;
