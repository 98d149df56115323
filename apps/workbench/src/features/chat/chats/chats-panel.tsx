import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStored } from '../../../database/use-stored.ts';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { ChatSession } from '../chat-session.ts';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { PanelControl } from '../use-panel.ts';
import { ChatRow } from './chat-row.tsx';
import styles from './chats-panel.module.css';

const STORES = ['chats'] as const;

interface ChatsPanelProps {
  readonly session: ChatSession;
  readonly panel: PanelControl;
}

/** The chats of this browser beside the open one: search, open, rename, delete, restore. */
export function ChatsPanel({ session: { chat, persistence }, panel: { id, isOver, close } }: ChatsPanelProps) {
  const [words, setWords] = useState('');
  const entries = useStored(persistence.list, STORES);
  const shown = useStore(chat.store, (state) => state.id);
  const panel = useRef<HTMLElement>(null);
  const toast = useToast();
  useEffect(() => {
    if (isOver) panel.current?.focus();
  }, [isOver]);

  const remove = async ({ id: removed, title }: ChatEntry) => {
    const undo = await persistence.remove(removed);
    toast({ text: `“${title}” was deleted.`, action: 'Undo', onAction: () => void undo() });
    panel.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => isOver && event.key === 'Escape' && close();
  const isFound = ({ title }: ChatEntry) => title.toLowerCase().includes(words.trim().toLowerCase());
  const found = (entries ?? []).filter(isFound);
  const present = found.filter(({ hiddenAt }) => hiddenAt === undefined);
  const deleted = found.filter(({ hiddenAt }) => hiddenAt !== undefined);
  return (
    <aside
      ref={panel}
      id={id}
      className={styles.panel}
      data-over={isOver || undefined}
      tabIndex={-1}
      aria-label="Chats"
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <SearchField label="Search the chats" placeholder="Search chats" isWide value={words} onChange={setWords} />
        {isOver && <Button icon="close" iconOnly label="Close chats" onClick={close} />}
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
            onOpen={isOver ? close : undefined}
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
    </aside>
  );
}
