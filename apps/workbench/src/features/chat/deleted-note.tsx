import { useEffect } from 'react';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { useChat } from './chat-context.ts';
import styles from './chat-page.module.css';
import type { ChatPersistence } from './conversation/persist-chat.ts';

interface DeletedNoteProps {
  readonly persistence: ChatPersistence;
  readonly focusComposer: () => void;
}

const DELETED = 'This chat was deleted.';

/** Says that the open chat was deleted on another page, and offers to keep it. */
export function DeletedNote({ persistence, focusComposer }: DeletedNoteProps) {
  const chat = useChat();
  const announce = useAnnounce();
  useEffect(() => announce(DELETED), [announce]);
  const keep = async () => {
    await persistence.restore(chat.store.get().id);
    focusComposer();
  };
  return (
    <p className={`row ${styles.note}`}>
      {DELETED}
      <Button size="small" look="outline" icon="refresh" label="Keep chat" onClick={() => void keep()} />
    </p>
  );
}
