import { ChatPanel } from '@hubkit/react/chat-panel';
import {
  chatTool,
  indexedDbStorage,
  type JsonSchema,
  useChat,
  useJob,
  useModels,
  useObject,
  useTask,
  webStorage,
} from '@hubkit/react/hooks';
import { createElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const service = { api: '/api/ai' };
const storage = location.search === '?indexedDb' ? indexedDbStorage() : webStorage();

const title: JsonSchema<{ title: string }> = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
};

const tools = [
  chatTool({
    name: 'set_window_title',
    description: 'Sets the title of the window.',
    parameters: title,
    run: (args) => {
      document.title = args.title;
      return 'done';
    },
  }),
];

const LABELS = { log: 'Conversation' };

function Conversation() {
  const chat = useChat({ ...service, storage, tools });
  return createElement(
    'div',
    { 'data-chat': chat.isLoaded ? chat.status : 'loading' },
    createElement(ChatPanel, { ...chat, labels: LABELS }),
  );
}

const section = (label: string, ...children: readonly ReactNode[]) =>
  createElement('section', { 'aria-label': label }, ...children);
const button = (name: string, onClick: () => unknown) =>
  createElement('button', { key: name, type: 'button', onClick }, name);

/** States of `upload` that have been rendered. */
const uploads: number[] = [];
Reflect.set(globalThis, 'uploads', uploads);

function Classify() {
  const { run, status, result, upload, failure } = useTask<object, { label: string }[]>(
    'image-classification',
    service,
  );
  if (upload) uploads.push(upload.sent);
  const classify = () =>
    run({ model: 'labels', inputs: new Blob([Reflect.get(globalThis, 'picture')], { type: 'image/png' }) });
  return section(
    'Task',
    button('Classify', classify),
    `Task: ${status} ${failure?.message ?? result?.[0]?.label ?? ''}`,
  );
}

function Film() {
  const { start, cancel, status, failure } = useJob({ ...service, storage });
  const film = () => start('text-to-video', { model: 'film', inputs: 'A cat' });
  return section('Job', button('Film', film), button('Cancel', cancel), `Job: ${status} ${failure?.message ?? ''}`);
}

const person: JsonSchema<{ name: string }> = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
};

function Extract() {
  const { submit, object, status, failure } = useObject({ ...service, schema: person });
  const shown = failure?.message ?? (object && JSON.stringify(object)) ?? '';
  return section(
    'Object',
    button('Extract', () => submit('Ada Lovelace was born in 1815.')),
    `Object: ${status} ${shown}`,
  );
}

function Offered() {
  const { models, status } = useModels(service);
  return section('Models', `Models: ${status} ${models.map(({ id }) => id).join()}`);
}

createRoot(document.getElementById('root') as HTMLElement).render(
  createElement(
    StrictMode,
    null,
    createElement('h1', null, 'Hooks and a gateway'),
    ...[Conversation, Classify, Film, Extract, Offered].map((part) => createElement(part, { key: part.name })),
  ),
);
