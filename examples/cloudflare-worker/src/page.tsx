import { ChatPanel } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import { createRoot } from 'react-dom/client';
import '@hubkit/react/chat-panel.css';

function Page() {
  return (
    <>
      <h1>A chat</h1>
      <ChatPanel {...useChat({ api: '/api/ai' })} />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
