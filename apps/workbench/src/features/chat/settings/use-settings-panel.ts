import { useState } from 'react';
import { usePanel } from '../use-panel.ts';

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
