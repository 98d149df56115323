import { useStore } from '../../store/use-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './chat-bar.module.css';
import type { ChatSession } from './chat-session.ts';
import { ModelPicker } from './models/model-picker.tsx';
import { ProviderPicker } from './models/provider-picker.tsx';
import type { SettingsControl } from './settings/use-settings-panel.ts';

interface ChatBarProps {
  readonly session: ChatSession;
  readonly settings: SettingsControl;
}

/** The top of the chat: who answers, a new chat, the settings. */
export function ChatBar({ session, settings }: ChatBarProps) {
  const isEmpty = useStore(session.chat.store, ({ messages }) => messages.length === 0);
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">Chat</h1>
      <div className={styles.pickers}>
        <ModelPicker session={session} />
        <ProviderPicker session={session} />
      </div>
      <div className={styles.actions}>
        <Button icon="plus" label="New chat" disabled={isEmpty} onClick={session.chat.clear} />
        <Button
          ref={settings.opener}
          icon="sliders"
          label="Settings"
          aria-expanded={settings.isOpen}
          aria-controls={settings.isOpen ? settings.id : undefined}
          onClick={settings.toggle}
        />
      </div>
    </header>
  );
}
