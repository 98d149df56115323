import { ModelPicker } from '../../hub/model-picker.tsx';
import { ProviderPicker } from '../../hub/provider-picker.tsx';
import { useStore } from '../../store/use-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './chat-bar.module.css';
import type { Chat } from './create-chat.ts';
import type { SettingsControl } from './settings/use-settings-panel.ts';

interface ChatBarProps {
  readonly chat: Chat;
  readonly settings: SettingsControl;
}

/** The top of the chat: who answers, a new chat, the settings. */
export function ChatBar({ chat, settings }: ChatBarProps) {
  const { model, provider } = useStore(chat.store, (state) => state.settings);
  const isEmpty = useStore(chat.store, ({ messages }) => messages.length === 0);
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">Chat</h1>
      <div className={styles.pickers}>
        <ModelPicker
          task="conversational"
          value={model}
          onChange={(id) => chat.change({ model: id, provider: 'auto' })}
        />
        <ProviderPicker
          task="conversational"
          model={model}
          value={provider}
          onChange={(id) => chat.change({ provider: id })}
        />
      </div>
      <div className={styles.actions}>
        <Button icon="plus" label="New chat" disabled={isEmpty} onClick={chat.clear} />
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
