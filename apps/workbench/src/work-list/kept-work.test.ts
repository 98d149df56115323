import { expect, it } from 'vitest';
import { listKeptWork } from './kept-work.ts';

it('lists chats, jobs and runs by their time, without those that were deleted', () => {
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
  expect(listKeptWork(chats, [{ id: 'j', task: 'text-to-video', at: 5 } as { id: string }], runs)).toEqual([
    { id: 'Job j', to: '/jobs/j', title: 'text-to-video', kind: 'Job', model: '', time: 5 },
    { id: 'Run r', to: '/run/text-to-image?run=r', title: 'A kite', kind: 'Run', model: 'flux', time: 3, picture },
    { id: 'Chat a', to: '/chat/a', title: 'Old', kind: 'Chat', model: 'name', time: 1 },
    { id: 'Chat c/d', to: '/chat/c%2Fd', title: 'Chat', kind: 'Chat', model: '', time: 0 },
  ]);
});
