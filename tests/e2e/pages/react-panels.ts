import {
  ChatPanel,
  Chat as ChatParts,
  endOf,
  type MessagePart,
  type Turn,
  useComposer,
} from '@hubkit/react/chat-panel';
import { ResultView } from '@hubkit/react/result-view';
import { type Snippet, SnippetPanel } from '@hubkit/react/snippet-panel';
import { type DemoItem, TaskCard, TaskPage } from '@hubkit/react/task-page';
import { createElement, Fragment, type ReactNode, useState } from 'react';

const LONG = `<b>&"'${'Donaudampfschifffahrtsgesellschaft'.repeat(12)}`;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEAQMAAACTPww9AAAABlBMVEX///8AAABVwtN+AAAAEElEQVQI12NgYGBgYGRgAAAADQADnmT9jwAAAABJRU5ErkJggg==';
const BAD = 'javascript:alert(1)';

const snippets: readonly Snippet[] = ['python', 'js', 'sh'].flatMap((language) =>
  ['groq', 'together'].flatMap((provider) =>
    [false, true].map((streaming) => ({
      provider,
      language,
      client: language === 'sh' ? 'curl' : 'openai',
      streaming,
      code: `${provider} ${language} ${streaming}\n${'x'.repeat(200)}`,
      install: 'install openai',
    })),
  ),
);

const items: readonly DemoItem[] = [
  { type: 'img', filename: LONG },
  { type: 'audio', filename: 'a.wav' },
  { type: 'text', label: LONG, content: LONG },
  { type: 'chart', data: [{ label: LONG, score: 0.5 }] },
  {
    type: 'tabular',
    table: [
      [LONG, 'b'],
      ['1', '2'],
    ],
  },
  { type: 'text-with-tokens', text: 'Nora lives in Lisbon', tokens: [{ type: LONG, start: 0, end: 4 }] },
];

const turns: readonly Turn[] = [
  { id: 'q', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: LONG }] },
  {
    id: 'a',
    parent: 'q',
    role: 'assistant',
    status: 'done',
    finish: 'length',
    parts: [
      { type: 'reasoning', text: LONG },
      { type: 'tool-call', name: LONG, arguments: LONG, result: LONG },
      { type: 'image', url: BAD, alt: LONG },
      { type: 'image', url: PIXEL, alt: 'A pixel' },
      { type: 'text', text: 'The first answer' },
    ],
  },
  { id: 'b', parent: 'q', role: 'assistant', status: 'done', parts: [{ type: 'text', text: 'The second answer' }] },
];

const box = { xmin: 0, ymin: 0, xmax: 2, ymax: 3 };
const results: readonly Parameters<typeof ResultView>[0][] = [
  { value: PIXEL, label: LONG },
  { value: BAD, kind: 'image' },
  { value: [{ label: LONG, score: 0.5 }] },
  { value: [{ label: LONG, score: 0.5, box }], image: PIXEL, label: 'A pixel' },
  { value: [{ label: LONG, mask: PIXEL }], image: PIXEL, label: 'A pixel' },
  { value: { table: { [LONG]: [LONG] }, coordinates: [[0, 0]] }, kind: 'table', label: 'Cells' },
  { value: { text: LONG, tokens: [{ word: LONG, entity_group: LONG, start: 0, end: 9 }] }, kind: 'tokens' },
  {
    value: [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    names: [LONG],
    label: 'Words',
  },
  {
    value: [
      [1, 0.2],
      [0.2, 1],
    ],
    kind: 'similarity',
    names: [LONG],
    label: 'Likeness',
  },
  { value: LONG },
  { value: { [LONG]: [LONG, null, 1, true, {}] }, kind: 'json' },
  { value: [], kind: 'labels' },
];

/** Every panel with every kind of data, hostile and empty data among them; rendered on a server and again in a browser. */
export function ReactPanels() {
  return createElement(
    Fragment,
    null,
    createElement('h1', null, 'Panels'),
    section('Snippets', createElement(SnippetPanel, { snippets, onRun: () => {} })),
    section('No snippets', createElement(SnippetPanel, { snippets: [], labels: { name: 'No code' } })),
    section(
      'Tasks',
      createElement(TaskCard, { task: { id: 'x', label: LONG, summary: LONG }, href: '/tasks/x' }),
      createElement(TaskCard, { task: { id: 'y', label: 'Y', isPlaceholder: true }, href: BAD }),
      createElement(TaskPage, {
        level: 3,
        task: {
          id: 'z',
          label: LONG,
          summary: LONG,
          demo: { inputs: items, outputs: items },
          models: [{ id: LONG, description: LONG }],
          libraries: ['transformers'],
        },
        assetUrl: (filename: string) => (filename === LONG ? BAD : `/${filename}`),
        hrefOf: () => BAD,
      }),
      createElement(TaskPage, { level: 3, task: { id: 'empty', label: 'Empty' } }),
    ),
    section('Results', ...results.map((props, index) => createElement(ResultView, { key: index, ...props }))),
    section('A chat', createElement(Chat)),
    section(
      'A chat that cannot send',
      createElement(ChatPanel, {
        messages: [],
        send: () => Promise.reject(new Error('The server is closed.')),
        defaultValue: 'A first draft',
        labels: { log: 'Closed conversation', message: 'Message to a closed server' },
        accept: 'image/*',
      }),
    ),
    section('A composer whose draft the page keeps', createElement(KeptDraft)),
    section(
      'An empty chat',
      createElement(ChatPanel, { tree: [], head: null, send: () => {}, labels: { log: 'Empty conversation' } }),
    ),
  );
}

function section(name: string, ...children: ReactNode[]): ReactNode {
  return createElement('section', { key: name }, createElement('h2', null, name), ...children);
}

/** The page keeps what is written, has a control in the composer, and takes files that are dropped anywhere. */
function KeptDraft() {
  const [text, setText] = useState('Kept words');
  const [attachments, setAttachments] = useState<readonly MessagePart[]>([]);
  const [sent, setSent] = useState('nothing');
  return createElement(
    ChatParts.Root,
    {
      messages: [],
      send: (words: string, files: readonly MessagePart[] = []) => setSent(`${words} with ${files.length}`),
      labels: { message: 'Message that is kept' },
    },
    createElement(
      ChatParts.Composer,
      {
        accept: 'image/*, .md',
        value: text,
        onChange: setText,
        attachments,
        onAttachmentsChange: setAttachments,
        fieldProps: { placeholder: 'Write here' },
      },
      createElement(AttachNotes),
    ),
    createElement('output', null, `Sent: ${sent}; kept: ${attachments.map(({ type }) => type).join()}`),
  );
}

function AttachNotes() {
  const { attach } = useComposer();
  const notes = () => attach([new File(['# Notes'], 'notes.md'), new File(['x'], 'all.zip')]);
  return createElement('button', { type: 'button', onClick: notes }, 'Attach notes');
}

function Chat() {
  const [head, setHead] = useState('a');
  const act = () => {};
  return createElement(ChatPanel, {
    tree: turns,
    head,
    showVersion: ({ id }) => setHead(endOf(turns, id)),
    level: 3,
    send: act,
    edit: act,
    regenerate: act,
  });
}
