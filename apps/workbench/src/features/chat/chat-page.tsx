import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useHub } from '../../hub/hub-context.tsx';
import { useStorage } from '../../storage/storage-context.tsx';
import { useSession } from '../../store/sessions.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
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

/** Talk to a model. `/chat/<id>` opens a chat of this browser, and leads to `/chat`. */
export function ChatPage() {
  const { id } = useParams({ strict: false });
  const { chat, keeper } = useSession(createChatSession, useHub(), useStorage());
  const settings = useSettingsPanel();
  const composer = useComposer(chat);
  const announce = useAnnounce();
  const navigate = useNavigate();
  useSubmitShortcut(composer.submit);

  useEffect(() => {
    if (id === undefined) return;
    void keeper.open(id).then((isFound) => {
      if (!isFound) announce('This chat is not in this browser.');
      return navigate({ to: '/chat', replace: true });
    });
  }, [id, keeper, navigate, announce]);

  return (
    <div className={styles.layout} data-settings={settings.isOpen ? 'open' : 'closed'}>
      <section className={styles.conversation} aria-label="Conversation" inert={settings.isOver}>
        <ChatBar chat={chat} composer={composer} settings={settings} />
        <MessageList chat={chat} onSuggest={composer.suggest} focusComposer={composer.focus} />
        <Composer composer={composer} />
        <SpokenAnswer chat={chat} />
      </section>
      {settings.isOpen && <SettingsPanel chat={chat} settings={settings} />}
    </div>
  );
}
