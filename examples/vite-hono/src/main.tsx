import { ChatPanel } from '@hubkit/react/chat-panel';
import { useChat, webStorage } from '@hubkit/react/hooks';
import { createRoot } from 'react-dom/client';
import '@hubkit/react/chat-panel.css';

const storage = webStorage();

function App() {
  return (
    <>
      <h1>A chat</h1>
      <ChatPanel {...useChat({ api: '/api/ai', storage })} />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
