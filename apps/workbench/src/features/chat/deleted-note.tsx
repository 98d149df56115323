import { useEffect } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './chat-page.module.css';
import type { ChatSession } from './chat-session.ts';

interface DeletedNoteProps {
  readonly session: ChatSession;
  readonly focusComposer: () => void;
}

const DELETED = 'This chat was deleted.';

/** Says that the open chat was deleted on another page, and offers to keep it. */
export function DeletedNote({ session: { chat, persistence }, focusComposer }: DeletedNoteProps) {
  const announce = useAnnounce();
  useEffect(() => announce(DELETED), [announce]);
  const keep = async () => {
    await persistence.restore(chat.store.get().id);
    focusComposer();
  };
  return (
    <p className={styles.note}>
      {DELETED}
      <Button size="small" look="outline" icon="refresh" label="Keep chat" onClick={() => void keep()} />
    </p>
  );
}
