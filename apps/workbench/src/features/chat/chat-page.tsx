import { useId, useState } from 'react';
import { useSubmitShortcut } from '../../ui/use-shortcut.ts';
import { SpokenAnswer } from './announce/spoken-answer.tsx';
import { ChatBar } from './chat-bar.tsx';
import styles from './chat-page.module.css';
import type { ChatSession } from './chat-session.ts';
import { Composer } from './composer/composer.tsx';
import { useComposer } from './composer/use-composer.ts';
import { MessageList } from './messages/message-list.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';

const WIDE = '(min-width: 72rem)';

/** Talk to a model. */
export function ChatPage({ session }: { readonly session: ChatSession }) {
  const [isSettingsOpen, setSettingsOpen] = useState(() => matchMedia(WIDE).matches);
  const settingsId = useId();
  const composer = useComposer(session.chat);
  useSubmitShortcut(composer.submit);

  return (
    <div className={styles.layout} data-settings={isSettingsOpen ? 'open' : 'closed'}>
      <section className={styles.conversation} aria-label="Conversation">
        <ChatBar
          session={session}
          settings={{ id: settingsId, isOpen: isSettingsOpen, toggle: () => setSettingsOpen(!isSettingsOpen) }}
        />
        <MessageList session={session} onSuggest={composer.suggest} />
        <Composer composer={composer} />
        <SpokenAnswer chat={session.chat} />
      </section>
      {isSettingsOpen && <SettingsPanel id={settingsId} session={session} onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}
