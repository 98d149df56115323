import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useHub } from '../../services/hub-context.tsx';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useSubmitShortcut } from '../../ui/use-shortcut.ts';
import { SpokenAnswers } from './announce/spoken-answers.tsx';
import { ChatBar } from './chat-bar.tsx';
import styles from './chat-page.module.css';
import { createChatSession } from './chat-session.ts';
import { ColumnsView } from './columns/columns-view.tsx';
import { Composer } from './composer/composer.tsx';
import { useComposer } from './composer/use-composer.ts';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { useSettingsPanel } from './settings/use-settings-panel.ts';

/** Talk to a model, or to up to four side by side. `/chat/<id>` opens a chat of this browser, and leads to `/chat`. */
export function ChatPage() {
  const { id } = useParams({ strict: false });
  const session = useSession(createChatSession, useHub(), useStorage());
  const { chat, persistence } = session;
  const settings = useSettingsPanel();
  const composer = useComposer(chat);
  const hasTurns = useStore(chat.store, ({ turns }) => Object.keys(turns).length > 0);
  const announce = useAnnounce();
  const navigate = useNavigate();
  useSubmitShortcut(composer.submit);

  useEffect(() => {
    if (id === undefined) return;
    void persistence.open(id).then((isFound) => {
      if (!isFound) announce('This chat is not in this browser.');
      return navigate({ to: '/chat', replace: true });
    });
  }, [id, persistence, navigate, announce]);

  return (
    <div className={styles.layout} data-settings={settings.isOpen ? 'open' : 'closed'}>
      <section className={styles.conversation} aria-label="Conversation" inert={settings.isOver}>
        <ChatBar session={session} composer={composer} settings={settings} />
        <ColumnsView chat={chat} onSuggest={composer.suggest} focusComposer={composer.focus} />
        <Composer composer={composer} />
        {hasTurns && <SpokenAnswers chat={chat} />}
      </section>
      {settings.isOpen && <SettingsPanel chat={chat} settings={settings} />}
    </div>
  );
}
