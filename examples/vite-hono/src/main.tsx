import { ChatPanel } from '@hubkit/react/chat-panel';
import { useChat, webStorage } from '@hubkit/react/hooks';
import { TaskWidget } from '@hubkit/react/task-widget';
import { createRoot } from 'react-dom/client';
import '@hubkit/react/chat-panel.css';
import '@hubkit/react/task-widget.css';

const storage = webStorage();

function App() {
  return (
    <>
      <h1>A chat</h1>
      <ChatPanel {...useChat({ api: '/api/ai', storage })} />
      <h2>Mood</h2>
      <TaskWidget task="text-classification" model="mood" service={{ api: '/api/ai' }} />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
