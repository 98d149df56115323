import { useEffect, useState } from 'react';
import { useStorage } from '../../../database/storage-context.tsx';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { ChatPersistence } from '../conversation/persist-chat.ts';

/** Reads the chats of this browser, the newest first, and follows their changes; undefined until they are read. */
export function useChatList(persistence: ChatPersistence): readonly ChatEntry[] | undefined {
  const storage = useStorage();
  const [entries, setEntries] = useState<readonly ChatEntry[]>();
  useEffect(() => {
    let isCurrent = true;
    const read = () => void persistence.list().then((next) => isCurrent && setEntries(next));
    read();
    const end = storage.watchAll('chats', read);
    return () => {
      isCurrent = false;
      end();
    };
  }, [persistence, storage]);
  return entries;
}
