import { ChatPanel, type ListedTurn } from '@hubkit/react/chat-panel';

const messages: readonly ListedTurn[] = [
  { id: '1', role: 'user', status: 'done', parts: [{ type: 'text', text: 'What is 6 times 7?' }] },
  { id: '2', role: 'assistant', status: 'done', parts: [{ type: 'text', text: '42' }] },
];

export function Transcript() {
  return <ChatPanel messages={messages} />;
}
