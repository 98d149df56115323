import { useState } from 'react';
import { useHub } from '../../services/hub-context.tsx';
import { ModelPicker } from '../../services/model-picker.tsx';
import { ProviderPicker } from '../../services/picker.tsx';
import { Button } from '../../ui/button.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './chat-bar.module.css';
import { useChat, useChatState } from './chat-context.ts';
import type { Comparison } from './columns/use-comparison.ts';
import type { MessageField } from './composer/use-message-field.ts';
import { FIRST_COLUMN, MAX_COLUMNS } from './conversation/columns.ts';
import { isEmpty as isEmptyChat } from './conversation/conversation.ts';
import type { PanelControl, SettingsControl } from './use-panel.ts';

const ComparisonBar = latePart(async () => (await import('./columns/comparison-bar.tsx')).ComparisonBar);

const ChatCode = latePart(async () => (await import('./code/chat-code.tsx')).ChatCode);

const ShareChat = latePart(async () => (await import('./export/share-chat.tsx')).ShareChat);

interface ChatBarProps {
  /** Begins a new chat, and returns what undoes it. */
  readonly onNew: () => () => void;
  readonly field: MessageField;
  readonly chats: PanelControl;
  readonly settings: SettingsControl;
  readonly comparison: Comparison;
}

/** The top of the chat: the list of chats, a new chat, model and provider, a model beside it, code, link, settings. */
export function ChatBar({ onNew, field, chats, settings, comparison }: ChatBarProps) {
  const chat = useChat();
  const columns = useChatState((state) => state.columns);
  const isEmpty = useChatState(isEmptyChat);
  const [opened, setOpened] = useState<'code' | 'share'>();
  const toast = useToast();
  const addColumn = useAddColumn();
  const showsChats = chats.isOpen && !settings.isOpen;
  const [first = FIRST_COLUMN] = columns;
  const startNew = () => {
    const undo = onNew();
    field.focus();
    const hide = toast({
      text: 'New chat started. The previous one is saved.',
      action: 'Undo',
      onAction: () => {
        undo();
        field.focus();
      },
    });
    const { id } = chat.store.get();
    const unsubscribe = chat.store.subscribe(() => {
      const state = chat.store.get();
      if (state.id === id && state.draft === '' && state.attachments.length === 0 && isEmptyChat(state)) return;
      hide();
      unsubscribe();
    });
  };
  return (
    <header className={styles.bar}>
      <div className={styles.chats}>
        <Button
          ref={chats.opener}
          icon="sidebar"
          iconOnly
          label="Chats"
          aria-expanded={showsChats}
          aria-controls={showsChats ? chats.id : undefined}
          onClick={() => (chats.isOpen && settings.isOpen ? settings.close() : chats.toggle())}
        />
        <Button icon="plus" iconOnly label="New chat" disabled={isEmpty} onClick={startNew} />
      </div>
      {columns.length === 1 ? (
        <div className={styles.pickers}>
          <ModelPicker
            task="conversational"
            value={first.model}
            onChange={(model) => chat.setModel(first.id, { model, provider: 'auto' })}
          />
          <ProviderPicker
            task="conversational"
            model={first.model}
            value={first.provider}
            onChange={(provider) => chat.setModel(first.id, { provider })}
          />
        </div>
      ) : (
        <LazyPart>{!comparison.hasTabs && <ComparisonBar comparison={comparison} />}</LazyPart>
      )}
      <div className={styles.actions}>
        <Button
          icon="columns"
          label={columns.length === 1 ? 'Compare' : 'Add model'}
          disabled={columns.length >= MAX_COLUMNS}
          onClick={() => {
            addColumn();
            field.focus();
          }}
        />
        <Button icon="code" label="Code" aria-haspopup="dialog" onClick={() => setOpened('code')} />
        <Button
          icon="link"
          label="Share"
          aria-haspopup="dialog"
          disabled={isEmpty}
          onClick={() => setOpened('share')}
        />
        <Button
          ref={settings.opener}
          icon="sliders"
          label="Settings"
          aria-expanded={settings.isOpen}
          aria-controls={settings.isOpen ? settings.id : undefined}
          onClick={settings.toggle}
        />
      </div>
      <LazyPart>
        {opened === 'code' && <ChatCode onClose={() => setOpened(undefined)} />}
        {opened === 'share' && <ShareChat onClose={() => setOpened(undefined)} />}
      </LazyPart>
    </header>
  );
}

/** Puts a model beside the present ones, one that is not there yet where the service has it. */
function useAddColumn(): () => void {
  const chat = useChat();
  const { connection, models } = useHub();
  return () => {
    const list = models.of(connection.service(), 'conversational').get();
    const { columns } = chat.store.get();
    const others = (list.status === 'ready' ? list.models : []).filter(
      ({ id }) => !columns.some(({ model }) => model === id),
    );
    chat.addColumn(others[0]?.id ?? columns[0]?.model ?? '');
  };
}
