import { ChatPanel } from '@hubkit/react/chat-panel';
import { useChat, webStorage } from '@hubkit/react/hooks';
import '@hubkit/react/chat-panel.css';

const storage = webStorage();

export function ChatPage() {
  return <ChatPanel {...useChat({ api: '/api/ai', storage })} />;
}
