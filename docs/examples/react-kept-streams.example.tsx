import { ChatPanel } from '@hubkit/react/chat-panel';
import { indexedDbStorage, useChat } from '@hubkit/react/hooks';

const storage = indexedDbStorage();

export function Assistant() {
  return <ChatPanel {...useChat({ api: '/api/ai', storage, keepsStreams: true })} />;
}
