import { useChatState } from '../chat-context.ts';
import styles from '../chat-page.module.css';
import type { SettingsControl } from '../use-panel.ts';
import { setParameters } from './set-parameters.ts';

/** Labels of the active settings while the panel is closed. A click opens the panel. */
export function SetChips({ settings }: { readonly settings: SettingsControl }) {
  const parts = setParameters(useChatState((state) => state.settings));
  if (settings.isOpen || parts.length === 0) return null;
  return (
    <button type="button" className={`row ${styles.chips}`} onClick={() => settings.open('')}>
      <span className="visually-hidden">Settings of the next answer: </span>
      {parts.map((part) => (
        <span key={part} className={styles.chip}>
          {part}
        </span>
      ))}
    </button>
  );
}
