import { useHub } from '../../hub/hub-context.tsx';
import { useSession } from '../../store/sessions.tsx';
import { useSubmitShortcut } from '../../ui/use-shortcut.ts';
import { SpokenAnswer } from './announce/spoken-answer.tsx';
import { ChatBar } from './chat-bar.tsx';
import styles from './chat-page.module.css';
import { createChatSession } from './chat-session.ts';
import { Composer } from './composer/composer.tsx';
import { useComposer } from './composer/use-composer.ts';
import { MessageList } from './messages/message-list.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { useSettingsPanel } from './settings/use-settings-panel.ts';

/** Talk to a model. */
export function ChatPage() {
  const chat = useSession(createChatSession, useHub());
  const settings = useSettingsPanel();
  const composer = useComposer(chat);
  useSubmitShortcut(composer.submit);

  return (
    <div className={styles.layout} data-settings={settings.isOpen ? 'open' : 'closed'}>
      <section className={styles.conversation} aria-label="Conversation" inert={settings.isOver}>
        <ChatBar chat={chat} settings={settings} />
        <MessageList chat={chat} onSuggest={composer.suggest} />
        <Composer composer={composer} />
        <SpokenAnswer chat={chat} />
      </section>
      {settings.isOpen && <SettingsPanel chat={chat} settings={settings} />}
    </div>
  );
}
