import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ChatSession } from '../chat-session.ts';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import styles from './history-panel.module.css';
import { HistoryRow } from './history-row.tsx';

interface HistoryPanelProps {
  readonly session: ChatSession;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The chats of this browser: open, rename, delete, restore. */
export function HistoryPanel({ session: { chat, persistence }, onOpen, onClose }: HistoryPanelProps) {
  const [words, setWords] = useState('');
  const [entries, setEntries] = useState<readonly ChatEntry[]>();
  const [deletion, setDeletion] = useState<{ readonly title: string; readonly undo: () => Promise<void> }>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => void persistence.list().then(setEntries), [persistence]);
  const refresh = async () => setEntries(await persistence.list());

  const remove = async ({ id, title }: ChatEntry) => {
    const undo = await persistence.remove(id);
    await refresh();
    // A message over the page would lie behind the dialog.
    setDeletion({
      title,
      undo: async () => {
        await undo();
        setDeletion(undefined);
        await refresh();
      },
    });
    panel.current?.focus();
  };
  const isFound = ({ title }: ChatEntry) => title.toLowerCase().includes(words.trim().toLowerCase());
  const found = (entries ?? []).filter(isFound);
  const present = found.filter(({ hiddenAt }) => hiddenAt === undefined);
  const deleted = found.filter(({ hiddenAt }) => hiddenAt !== undefined);
  return (
    <Dialog label="History" onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>History</h2>
        <input
          className={styles.search}
          type="search"
          aria-label="Search the chats"
          placeholder="Search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button icon="close" iconOnly size="small" label="Close the history" onClick={onClose} />
      </div>
      <div ref={panel} className={styles.content} tabIndex={-1}>
        <div role="status">
          {deletion && (
            <p className={styles.deletion}>
              <span>{`“${deletion.title}” was deleted.`}</span>
              <Button size="small" look="outline" label="Undo" onClick={() => void deletion.undo()} />
            </p>
          )}
        </div>
        {entries && present.length === 0 && (
          <p className={styles.quiet}>
            {words ? 'No chat has these words in its name.' : 'Chats appear here once something was sent.'}
          </p>
        )}
        <ul className={styles.list} aria-label="Chats">
          {present.map((entry) => (
            <HistoryRow
              key={entry.id}
              entry={entry}
              isOpen={entry.id === chat.store.get().id}
              onOpen={() => {
                onOpen(entry.id);
                onClose();
              }}
              onRename={(title) => void persistence.rename(entry.id, title).then(refresh)}
              onRemove={() => void remove(entry)}
            />
          ))}
        </ul>
        {deleted.length > 0 && (
          <details className={styles.deleted}>
            <summary>{`Deleted (${deleted.length})`}</summary>
            <ul className={styles.list}>
              {deleted.map(({ id, title }) => (
                <li key={id} className={styles.row}>
                  <span className={styles.name}>{title}</span>
                  <Button
                    size="small"
                    look="outline"
                    label={`Restore ${title}`}
                    onClick={() => void persistence.restore(id).then(refresh)}
                  />
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className={styles.quiet}>
          Kept in this browser, for this address. <Link to="/settings">Export, import or clear</Link>
        </p>
      </div>
    </Dialog>
  );
}
