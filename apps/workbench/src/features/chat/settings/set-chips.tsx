import { useStore } from '../../../state/use-store.ts';
import styles from '../chat-page.module.css';
import type { Chat } from '../create-chat.ts';
import type { SettingsControl } from '../use-panel.ts';
import { setParameters } from './set-parameters.ts';

interface SetChipsProps {
  readonly chat: Chat;
  readonly settings: SettingsControl;
}

/** Labels of the active settings while the panel is closed. A click opens the panel. */
export function SetChips({ chat, settings }: SetChipsProps) {
  const parts = setParameters(useStore(chat.store, (state) => state.settings));
  if (settings.isOpen || parts.length === 0) return null;
  return (
    <button type="button" className={styles.chips} onClick={() => settings.open('')}>
      <span className="visually-hidden">Settings of the next answer: </span>
      {parts.map((part) => (
        <span key={part} className={styles.chip}>
          {part}
        </span>
      ))}
    </button>
  );
}
