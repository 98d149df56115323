import { ChatPanel } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import { markdownParts } from '@hubkit/react/markdown';
import '@hubkit/react/chat-panel.css';
import '@hubkit/react/markdown.css';

export function Assistant() {
  return <ChatPanel {...useChat({ api: '/api/ai' })} parts={markdownParts} />;
}
