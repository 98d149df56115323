import { expect, it } from 'vitest';
import { listKeptWork } from './kept-work.ts';

it('lists chats, jobs, runs and templates by their time, without those that were deleted', () => {
  const chats = [
    { id: 'a', title: 'Old', updatedAt: 1, columns: [{ model: 'owner/name' }] },
    { id: 'b', title: 'Gone', updatedAt: 9, hiddenAt: 9 },
    { id: 'c/d' },
  ];
  const picture = new Blob([], { type: 'image/png' });
  const spec = { model: 'x/flux', args: { inputs: 'A kite' } };
  const runs = [
    { id: 'r', task: 'text-to-image', at: 3, run: { spec, output: picture } },
    { id: 's', task: 'text-to-video', at: 5, run: { spec, job: {} } },
  ];
  const templates = [{ id: 't', title: 'Qwen/Qwen3-8B', updatedAt: 2 }];
  const jobs = [{ id: 'j', task: 'text-to-video', title: 'text-to-video', at: 5 } as { id: string }];
  const video = { task: 'text-to-video', model: '' };
  const image = { task: 'text-to-image', model: 'flux', media: picture };
  expect(listKeptWork(chats, jobs, runs, templates)).toEqual([
    { id: 'Job j', to: '/jobs/j', title: 'Text-to-Video', kind: 'Job', time: 5, ...video },
    { id: 'Run r', to: '/run/text-to-image?run=r', title: 'A kite', kind: 'Run', time: 3, ...image },
    { id: 'Template t', to: '/templates?kept=t', title: 'Qwen/Qwen3-8B', kind: 'Template', model: '', time: 2 },
    { id: 'Chat a', to: '/chat/a', title: 'Old', kind: 'Chat', model: 'name', time: 1 },
    { id: 'Chat c/d', to: '/chat/c%2Fd', title: 'Chat', kind: 'Chat', model: '', time: 0 },
  ]);
});
