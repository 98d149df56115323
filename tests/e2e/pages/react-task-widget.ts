import { TaskWidget } from '@hubkit/react/task-widget';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const examples = [
  { example_title: 'With a file', src: new URL('/example.txt', location.href).href, text: 'What is in the picture?' },
];

createRoot(document.getElementById('root') as HTMLElement).render(
  createElement(TaskWidget, { task: 'visual-question-answering', service: { api: '/ai' }, examples }),
);
