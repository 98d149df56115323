import { Chat, type ChatThread } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { useState } from 'react';

const first: readonly ChatThread[] = [
  { id: '1', title: 'A trip to Oslo', detail: 'Today' },
  { id: '2', title: 'Names for a lighthouse', detail: 'Yesterday' },
];

export function Example() {
  const [threads, setThreads] = useState(first);
  const [current, setCurrent] = useState<string | undefined>('1');
  const begin = () => {
    const id = String(threads.length + 1);
    setThreads([{ id, title: `Chat ${id}` }, ...threads]);
    setCurrent(id);
  };
  return (
    <Chat.Threads
      threads={threads}
      current={current}
      onSelect={setCurrent}
      onNew={begin}
      onDelete={(id) => setThreads(threads.filter((thread) => thread.id !== id))}
    />
  );
}
