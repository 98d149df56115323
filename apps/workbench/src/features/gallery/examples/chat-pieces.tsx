import { ChatLog, Composer, MessageView, type Turn, useConversation } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { useState } from 'react';

const first: readonly Turn[] = [
  { id: '1', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'What is 6 times 7?' }] },
  { id: '2', parent: '1', role: 'assistant', status: 'done', parts: [{ type: 'text', text: '6 × 7 = 42.' }] },
];

export function Example() {
  const [tree, setTree] = useState(first);
  const { shown, isBusy } = useConversation(tree, tree.at(-1)?.id ?? null);
  const send = (text: string) => {
    const [parent, id] = [String(tree.length), String(tree.length + 1)];
    setTree([...tree, { id, parent, role: 'user', status: 'done', parts: [{ type: 'text', text }] }]);
  };
  return (
    <div className="hubkit-panel hubkit-chat">
      <ChatLog isBusy={isBusy}>
        {shown.map(({ turn, versions }) => (
          <MessageView key={turn.id} turn={turn} versions={versions} level={3} />
        ))}
      </ChatLog>
      <Composer send={send} isBusy={isBusy} />
    </div>
  );
}
