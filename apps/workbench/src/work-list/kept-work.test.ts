import { expect, it } from 'vitest';
import { readBulkWork } from './bulk-work.ts';
import { listKeptWork } from './kept-work.ts';

const picture = new Blob([], { type: 'image/png' });
const spec = { model: 'x/flux', args: { inputs: 'A kite' } };
const at = (time: number) => ({ startedAt: time, time, state: 'done' });

it('lists chats, runs and templates by their time, without those that were deleted', () => {
  const chats = [
    { id: 'a', title: 'Old', updatedAt: 1, columns: [{ model: 'owner/name' }] },
    { id: 'b', title: 'Gone', updatedAt: 9, hiddenAt: 9 },
    { id: 'c/d' },
  ];
  const runs = [{ id: 'r', task: 'text-to-image', at: 3, run: { spec, output: picture } }];
  const templates = [{ id: 't', title: 'Qwen/Qwen3-8B', updatedAt: 2 }];
  const template = { kind: 'Template', model: '', time: 2, state: 'done' };
  const image = { kind: 'Image', task: 'text-to-image', model: 'flux', media: picture };
  expect(listKeptWork({ chats, runs, templates })).toEqual([
    { id: 'runs r', to: '/tasks/text-to-image/try?run=r&fill=true', title: 'A kite', ...image, ...at(3) },
    { id: 'templates t', to: '/templates?kept=t', title: 'Qwen/Qwen3-8B', ...template },
    { id: 'chats a', to: '/chat/a', title: 'Old', kind: 'Chat', model: 'name', time: 1, state: 'done' },
    { id: 'chats c/d', to: '/chat/c%2Fd', title: 'Chat', kind: 'Chat', model: '', time: 0, state: 'done' },
  ]);
});

it('lists a long run once: below its own address until it has ended, then in the form of its task', () => {
  const job = { id: 'j', task: 'text-to-video', title: 'text-to-video', at: 5, state: 'running', spec };
  const running = listKeptWork({ jobs: [{ ...job, progress: { queuePosition: 2 } } as { id: string }] });
  expect(running).toMatchObject([
    { to: '/activity/j', state: 'running', progress: { queuePosition: 2 }, startedAt: 5 },
  ]);
  const run = { id: 'j', task: 'text-to-video', at: 5, run: { spec, job: {}, status: 'done' } };
  const ended = listKeptWork({ jobs: [{ ...job, state: 'done' } as { id: string }], runs: [run] });
  expect(ended).toMatchObject([{ id: 'jobs j', to: '/tasks/text-to-video/try?run=j&fill=true', state: 'done' }]);
  expect(listKeptWork({ jobs: [{ ...job, hiddenAt: 9 } as { id: string }], runs: [run] })).toEqual([]);
});

it.each([
  ['text-to-image', 'Image'],
  ['image-to-video', 'Video'],
  ['image-to-text', 'Run'],
])('knows the kind of a failed %s by its task', (task, kind) => {
  const run = { id: 'r', task, at: 3, run: { spec, status: 'failed' } };
  expect(listKeptWork({ runs: [run] })).toMatchObject([{ kind, state: 'failed' }]);
});

it('leads from a call on the page of a model to the form of its task, or back to the model', () => {
  const call = (task: string) => ({
    id: 'r',
    task,
    at: 3,
    from: 'model',
    run: { spec, status: 'failed', failure: { title: 'Rate limit' } },
  });
  expect(listKeptWork({ runs: [call('translation')] })).toMatchObject([
    { kind: 'Model call', to: '/tasks/translation/try?run=r&fill=true', state: 'failed', note: 'Rate limit' },
  ]);
  expect(listKeptWork({ runs: [call('conversational')] })).toMatchObject([{ to: '/models/x/flux?tab=call' }]);
});

it('gives the reason of a failed job, not only that it failed', () => {
  const job = (failure: object) => ({ id: 'j', task: 'text-to-image', at: 1, state: 'failed', failure });
  const noteOf = (failure: object) => listKeptWork({ jobs: [job(failure)] })[0]?.note;
  expect(noteOf({ title: 'The run failed', message: 'Out of memory.' })).toBe('Out of memory.');
  expect(noteOf({ title: 'Too many requests', message: 'Slow down.' })).toBe('Too many requests');
});

it('leads from a run that names no model, of a task without a form, to the task, or to the models', () => {
  const run = (task?: string) => ({ id: 'r', task, at: 3, run: { spec: { args: {} }, status: 'failed' } });
  expect(listKeptWork({ runs: [run('depth-estimation')] })).toMatchObject([{ to: '/tasks/depth-estimation' }]);
  expect(listKeptWork({ runs: [run('conversational')] })).toMatchObject([{ to: '/models' }]);
  expect(listKeptWork({ runs: [run()] })).toMatchObject([{ to: '/models' }]);
});

it('lists evaluations and fault runs, as stopped once no tab works on them', () => {
  const about = { schema: 1, task: 'conversational', at: 4, title: 'Name a sea', model: 'a/b', to: '/evaluation' };
  const runs = [
    { ...about, id: 'e', kind: 'evaluation', state: 'running', note: '' },
    { ...about, id: 'f', kind: 'fault', state: 'done', note: '3 of 4 answered', to: '/faults?fault=hang' },
  ];
  const kinds = (running: ReadonlySet<string>) =>
    listKeptWork({ runs, running }).map(({ kind, state, to, note }) => [kind, state, to, note]);
  expect(kinds(new Set(['e']))).toEqual([
    ['Evaluation', 'running', '/evaluation', undefined],
    ['Fault run', 'done', '/faults?fault=hang', '3 of 4 answered'],
  ]);
  expect(kinds(new Set())[0]).toEqual(['Evaluation', 'stopped', '/evaluation', undefined]);
});

it('lists the bulk runs of the host, and nothing of a list that it cannot read', () => {
  const run = { name: 'a b.jsonl', rows: 60, done: 12, dead: 2, at: 7, state: 'left', model: 'a/b' };
  expect(readBulkWork({ runs: [run, { name: 'x' }, null] }).entries).toMatchObject([
    {
      id: 'bulk a b.jsonl',
      to: '/batch/a%20b.jsonl',
      state: 'stopped',
      note: '12 of 60 rows, 2 failed',
      time: 7,
      model: 'b',
    },
  ]);
  expect(readBulkWork('<html>').entries).toEqual([]);
});
