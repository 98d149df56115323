import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStored } from '../../../database/use-stored.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useChatState } from '../chat-context.ts';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { ChatPersistence } from '../conversation/persist-chat.ts';
import { SidePanel } from '../side-panel.tsx';
import type { PanelControl } from '../use-panel.ts';
import { ChatRow } from './chat-row.tsx';
import styles from './chats-panel.module.css';

const STORES = ['chats'] as const;

interface ChatsPanelProps {
  readonly persistence: ChatPersistence;
  readonly panel: PanelControl;
}

/** The chats of this browser beside the open one: search, open, rename, delete, restore. */
export function ChatsPanel({ persistence, panel }: ChatsPanelProps) {
  const close = panel.isOver ? panel.close : undefined;
  const [words, setWords] = useState('');
  const entries = useStored(persistence.list, STORES);
  const shown = useChatState(({ id }) => id);
  const toast = useToast();

  const remove = async ({ id: removed, title }: ChatEntry) => {
    const undo = await persistence.remove(removed);
    toast({ text: `“${title}” was deleted.`, action: 'Undo', onAction: () => void undo() });
    document.getElementById(panel.id)?.focus();
  };
  const isFound = ({ title }: ChatEntry) => title.toLowerCase().includes(words.trim().toLowerCase());
  const found = (entries ?? []).filter(isFound);
  const present = found.filter(({ hiddenAt }) => hiddenAt === undefined);
  const deleted = found.filter(({ hiddenAt }) => hiddenAt !== undefined);
  return (
    <SidePanel panel={panel} label="Chats" className={styles.panel} onEscape={close}>
      <div className={styles.head}>
        <SearchField label="Search the chats" placeholder="Search chats" isWide value={words} onChange={setWords} />
        {close && <Button icon="close" iconOnly label="Close chats" onClick={close} />}
      </div>
      {entries && present.length === 0 && (
        <p className={styles.quiet}>{words ? 'No chat has this name.' : 'Your chats appear here.'}</p>
      )}
      <ul className={`bare-list ${styles.list}`} aria-label="Chats">
        {present.map((entry) => (
          <ChatRow
            key={entry.id}
            entry={entry}
            isOpen={entry.id === shown}
            onOpen={close}
            onRename={(title) => void persistence.rename(entry.id, title)}
            onRemove={() => void remove(entry)}
          />
        ))}
      </ul>
      {deleted.length > 0 && (
        <details className={styles.deleted}>
          <summary>{`Deleted (${deleted.length})`}</summary>
          <ul className={`bare-list ${styles.list}`}>
            {deleted.map(({ id: removed, title }) => (
              <li key={removed} className={styles.row}>
                <span className={styles.name}>{title}</span>
                <Button
                  size="small"
                  icon="refresh"
                  iconOnly
                  label={`Restore ${title}`}
                  onClick={() => void persistence.restore(removed)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.quiet}>
        Kept in this browser. <Link to="/settings">Export or clear</Link>
      </p>
    </SidePanel>
  );
}
