import type { Turn } from '@hubkit/messages';

/** What a part needs to be shown: its props, and what is around it. */
export interface PartFixture {
  readonly props: Readonly<Record<string, unknown>>;
  /** @default the page */
  readonly inside?: 'Chat.Root' | 'Chat.Message';
  /** The message around it. @default `answer` */
  readonly turn?: Turn;
}

export const question: Turn = {
  id: 'q',
  parent: null,
  role: 'user',
  status: 'done',
  parts: [
    { type: 'text', text: 'Q' },
    { type: 'file', name: 'a.pdf', content: {} },
  ],
};

export const answer: Turn = {
  id: 'a',
  parent: 'q',
  role: 'assistant',
  status: 'stopped',
  parts: [{ type: 'text', text: 'A' }],
};

const call = { type: 'tool-call', id: 'c', name: 'x', arguments: '{}', approval: 'asked' };
const tool = { part: call, role: 'assistant', isOpen: false, approve: () => {}, deny: () => {} };
const never = () => new Promise<never>(() => {});

/** A fixture for each exported component; a test fails for a component without one. */
export const PART_FIXTURES: Readonly<Record<string, PartFixture>> = {
  Heading: { props: { title: 'Install' } },
  EditLink: { props: { source: '/edit' } },
  SnippetPanel: { props: { snippets: [{ language: 'python', client: 'openai', code: 'x' }] } },
  TaskCard: { props: { task: { id: 'x', label: 'X' } } },
  TaskDemo: { props: { demo: { inputs: [{ type: 'text', label: 'A', content: 'B' }], outputs: [] } } },
  TaskLists: { props: { task: { libraries: ['x'] } } },
  TaskModels: { props: { task: { models: [{ id: 'x', description: 'X' }] } } },
  TaskPage: { props: { task: { id: 'x', label: 'X' } } },
  ResultView: { props: { value: 'Words' } },
  CaptureDialog: { props: { capture: 'audio', onFile: () => {}, onClose: () => {} } },
  TaskForm: { props: { form: { fields: [] }, value: {}, onChange: () => {} } },
  TaskResult: { props: { task: 'text-generation', args: {}, value: 'Words' } },
  TaskWidget: { props: { task: 'text-generation', service: { api: '/api/ai' }, form: { fields: [], sample: {} } } },
  TemplateEditor: {
    props: {
      engine: { render: never, format: never, library: never },
      source: '',
      context: '{}',
      onChange: () => {},
      ready: never(),
    },
  },
  TextDiff: { props: { before: 'a', after: 'b', label: 'Difference' } },
  CodeBlock: { props: { code: 'x = 1', language: 'python' } },
  MarkdownText: { props: { children: 'Words' } },
  ChatPanel: { props: { messages: [question] } },
  'Chat.Root': { props: { messages: [question] } },
  'Chat.Log': { props: {}, inside: 'Chat.Root' },
  'Chat.Composer': { props: {}, inside: 'Chat.Root' },
  'Chat.Suggestions': { props: { suggestions: ['Hi'] }, inside: 'Chat.Root' },
  'Chat.Threads': { props: { threads: [{ id: 'x', title: 'X' }], onSelect: () => {} } },
  'Chat.Message': { props: { turn: question }, inside: 'Chat.Root' },
  'Chat.Author': { props: {}, inside: 'Chat.Message' },
  'Chat.Attachments': { props: {}, inside: 'Chat.Message', turn: question },
  'Chat.Parts': { props: {}, inside: 'Chat.Message' },
  'Chat.Status': { props: {}, inside: 'Chat.Message' },
  'Chat.Actions': { props: {}, inside: 'Chat.Message' },
  'Chat.Action': { props: { label: 'Delete' }, inside: 'Chat.Message' },
  'Chat.Versions': { props: {}, inside: 'Chat.Message' },
  'Chat.ToolCall': { props: tool, inside: 'Chat.Message' },
  'Chat.Approval': { props: tool, inside: 'Chat.Message' },
};
