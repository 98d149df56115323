import { Chat, ChatPanel } from '@hubkit/react/chat-panel';
import { chatTool, createChat, indexedDbStorage, useChat, useJob, webStorage } from '@hubkit/react/hooks';
import { createElement, Profiler, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const storage = new URLSearchParams(location.search).has('indexed') ? indexedDbStorage() : webStorage();
const counts = { commits: 0, frames: 0 };
Reflect.set(globalThis, 'counts', counts);
const countFrame = () => {
  counts.frames++;
  requestAnimationFrame(countFrame);
};
requestAnimationFrame(countFrame);

const tools = [
  chatTool({
    name: 'set_title',
    parameters: { type: 'object' },
    run: ({ title }: { title: string }) => {
      document.title = title;
      return 'done';
    },
  }),
  chatTool({
    name: 'delete_file',
    parameters: { type: 'object' },
    needsApproval: true,
    run: ({ path }: { path: string }) => {
      document.title = `without ${path}`;
      return 'deleted';
    },
  }),
];

/** A chat that a reload does not lose. */
function KeptChat() {
  const chat = useChat({ api: '/ai', storage, tools });
  return createElement(ChatPanel, { ...chat, accept: 'image/*', labels: LABELS });
}

// One object for all renders, so that messages do not render again.
const LABELS = { log: 'Kept conversation' };

const shared = createChat({ api: '/ai', model: 'm' });

/** A chat outside of components, arranged by its parts, whose renders are counted. */
function OwnChat() {
  const chat = useChat(shared);
  return createElement(
    Chat.Root,
    { ...chat, className: 'own' },
    createElement('h2', null, `Own: ${chat.status}`),
    createElement(Chat.Log, { empty: createElement('p', null, 'Ask anything.') }),
    createElement(Chat.Composer),
  );
}

function Film() {
  const { start, status, progress, result, cancel } = useJob<object, { frames: number }>({ api: '/ai', storage });
  return createElement(
    'section',
    { 'aria-label': 'Film' },
    createElement('p', null, `Film: ${status} ${progress?.fraction ?? ''} ${result?.frames ?? ''}`),
    createElement('button', { type: 'button', onClick: () => start('text-to-video', {}) }, 'Make a film'),
    createElement('button', { type: 'button', onClick: cancel }, 'Cancel the film'),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  createElement(
    StrictMode,
    null,
    createElement('h1', null, 'Chats'),
    createElement(KeptChat),
    createElement(Profiler, { id: 'own', onRender: () => counts.commits++ }, createElement(OwnChat)),
    createElement(Film),
  ),
);
