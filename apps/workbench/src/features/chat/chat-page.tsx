import { useEffect } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useHub } from '../../services/hub-context.tsx';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { useToast } from '../../ui/toast.tsx';
import { useSubmitShortcut } from '../../ui/use-shortcut.ts';
import { SpokenAnswers } from './announce/spoken-answers.tsx';
import { ChatBar } from './chat-bar.tsx';
import { ChatProvider, useChat, useChatState } from './chat-context.ts';
import styles from './chat-page.module.css';
import { createChatSession } from './chat-session.ts';
import { ChatsPanel } from './chats/chats-panel.tsx';
import { ColumnsView } from './columns/columns-view.tsx';
import { useComparison } from './columns/use-comparison.ts';
import { Composer } from './composer/composer.tsx';
import { useMessageField } from './composer/use-message-field.ts';
import { isEmpty } from './conversation/conversation.ts';
import type { ChatPersistence } from './conversation/persist-chat.ts';
import { SetChips } from './settings/set-chips.tsx';
import { useChatAddress } from './use-chat-address.ts';
import { usePanel, useSettingsPanel } from './use-panel.ts';

const SettingsPanel = latePart(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel);

const DeletedNote = latePart(async () => (await import('./deleted-note.tsx')).DeletedNote);

/** Talk to a model, or to up to four side by side. `/chat/<id>` is a chat of this browser, `/chat` a new one. */
export function ChatPage() {
  const { chat, persistence } = useSession(createChatSession, useHub(), useStorage());
  return (
    <ChatProvider value={chat}>
      <ChatLayout persistence={persistence} />
    </ChatProvider>
  );
}

function ChatLayout({ persistence }: { readonly persistence: ChatPersistence }) {
  const startNew = useChatAddress(persistence);
  useReceivedChat();
  const isComparing = useChatState(({ columns }) => columns.length > 1);
  // Columns need the room that the list of chats would take.
  const chats = usePanel({ beside: isComparing ? '(min-width: 110rem)' : '(min-width: 75rem)', isOpenBeside: true });
  const settings = useSettingsPanel();
  const isBeside = chats.isOpen && !chats.isOver;
  const field = useMessageField();
  const hasTurns = useChatState((state) => !isEmpty(state));
  const isDeleted = useChatState(({ hiddenAt }) => hiddenAt !== undefined);
  useSubmitShortcut(field.submit);
  const comparison = useComparison();

  return (
    <div className={styles.layout} data-chats={isBeside ? 'beside' : undefined}>
      {/* Settings take the place of the chats where these have one, so that nothing moves and nothing is covered. */}
      {isBeside && settings.isOpen && (
        <LazyPart>
          <SettingsPanel settings={settings} isBeside />
        </LazyPart>
      )}
      {chats.isOpen && !(isBeside && settings.isOpen) && <ChatsPanel persistence={persistence} panel={chats} />}
      <section className={styles.conversation} aria-label="Conversation">
        <h1 className="visually-hidden">Chat</h1>
        <div className={styles.parts} inert={settings.isOver || chats.isOver}>
          <ChatBar onNew={startNew} {...{ field, chats, settings, comparison }} />
          <ColumnsView
            comparison={comparison}
            settings={settings}
            onSuggest={field.suggest}
            focusComposer={field.focus}
          />
          <Composer field={field}>
            <LazyPart>{isDeleted && <DeletedNote persistence={persistence} focusComposer={field.focus} />}</LazyPart>
            <SetChips settings={settings} />
          </Composer>
        </div>
        <LazyPart>{settings.isOpen && !isBeside && <SettingsPanel settings={settings} />}</LazyPart>
        {hasTurns && <SpokenAnswers />}
      </section>
    </div>
  );
}

/** Opens the chat that another page has handed over: of a share link, a template or a model. Without one, begins a new chat. */
function useReceivedChat(): void {
  const chat = useChat();
  const received = useSession(createReceivedState);
  const toast = useToast();
  const state = useStore(received, (all) => all.state);
  useEffect(() => {
    if (state?.kind !== 'chat') return;
    received.set({ state: undefined });
    if (state.chat === undefined) {
      // At once: a question that is asked meanwhile would be lost with the chat before.
      chat.clear();
      return;
    }
    const text = state.chat;
    void import('./export/import-chat.ts').then(({ importChat }) => {
      try {
        const model = chat.store.get().columns[0]?.model ?? '';
        chat.open(importChat(text, { newId: () => crypto.randomUUID(), now: Date.now(), model }));
      } catch (error) {
        toast({ text: readMessage(error), action: 'OK', onAction: () => {} });
      }
    });
  }, [chat, received, state, toast]);
}
