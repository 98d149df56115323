import { useSubmitShortcut } from '../../ui/use-shortcut.ts';
import { SpokenAnswer } from './announce/spoken-answer.tsx';
import { ChatBar } from './chat-bar.tsx';
import styles from './chat-page.module.css';
import type { ChatSession } from './chat-session.ts';
import { Composer } from './composer/composer.tsx';
import { useComposer } from './composer/use-composer.ts';
import { MessageList } from './messages/message-list.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { useSettingsPanel } from './settings/use-settings-panel.ts';

/** Talk to a model. */
export function ChatPage({ session }: { readonly session: ChatSession }) {
  const settings = useSettingsPanel();
  const composer = useComposer(session.chat);
  useSubmitShortcut(composer.submit);

  return (
    <div className={styles.layout} data-settings={settings.isOpen ? 'open' : 'closed'}>
      <section className={styles.conversation} aria-label="Conversation" inert={settings.isOver}>
        <ChatBar session={session} settings={settings} />
        <MessageList session={session} onSuggest={composer.suggest} />
        <Composer composer={composer} />
        <SpokenAnswer chat={session.chat} />
      </section>
      {settings.isOpen && <SettingsPanel session={session} settings={settings} />}
    </div>
  );
}
