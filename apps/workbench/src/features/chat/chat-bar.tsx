import { ModelPicker } from '../../hub/model-picker.tsx';
import { ProviderPicker } from '../../hub/provider-picker.tsx';
import { useStore } from '../../store/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './chat-bar.module.css';
import type { ComposerControl } from './composer/use-composer.ts';
import type { Chat } from './create-chat.ts';
import type { SettingsControl } from './settings/use-settings-panel.ts';

interface ChatBarProps {
  readonly chat: Chat;
  readonly composer: ComposerControl;
  readonly settings: SettingsControl;
}

/** The top of the chat: model and provider, a new chat, the settings. */
export function ChatBar({ chat, composer, settings }: ChatBarProps) {
  const { model, provider } = useStore(chat.store, (state) => state.settings);
  const isEmpty = useStore(chat.store, ({ turns }) => Object.keys(turns).length === 0);
  const toast = useToast();
  const startNew = () => {
    const undo = chat.clear();
    composer.focus();
    toast({
      text: 'A new chat was started; the last one is kept.',
      action: 'Undo',
      onAction: () => {
        undo();
        composer.focus();
      },
    });
  };
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
        <Button icon="plus" label="New chat" disabled={isEmpty} onClick={startNew} />
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
