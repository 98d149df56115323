import { ChatPanel, endOf, type Turn } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { useState } from 'react';

const first: readonly Turn[] = [
  { id: '1', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'What is 6 times 7?' }] },
  { id: '2', parent: '1', role: 'assistant', status: 'done', parts: [{ type: 'text', text: '42.' }] },
  {
    id: '3',
    parent: '1',
    role: 'assistant',
    status: 'done',
    parts: [
      { type: 'reasoning', text: 'Six sevens.' },
      { type: 'text', text: '6 × 7 = 42.' },
    ],
  },
];

export function Example() {
  const [turns, setTurns] = useState(first);
  const [head, setHead] = useState('3');
  const send = (text: string) => {
    const id = String(turns.length + 1);
    setTurns([...turns, { id, parent: head, role: 'user', status: 'done', parts: [{ type: 'text', text }] }]);
    setHead(id);
  };
  return (
    <ChatPanel tree={turns} head={head} showVersion={({ id }) => setHead(endOf(turns, id))} send={send} level={3} />
  );
}
