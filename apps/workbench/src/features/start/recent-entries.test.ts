import { expect, it } from 'vitest';
import { recentEntries } from './recent-entries.ts';

it('lists chats and jobs by their time, without those that were deleted', () => {
  const chats = [
    { id: 'a', title: 'Old', updatedAt: 1 },
    { id: 'b', title: 'Gone', updatedAt: 9, hiddenAt: 9 },
    { id: 'c/d' },
  ];
  expect(recentEntries(chats, [{ id: 'j', task: 'text-to-video', at: 5 } as { id: string }])).toEqual([
    { id: 'j', to: '/jobs/j', title: 'text-to-video', kind: 'Job' },
    { id: 'a', to: '/chat/a', title: 'Old', kind: 'Chat' },
    { id: 'c/d', to: '/chat/c%2Fd', title: 'Chat', kind: 'Chat' },
  ]);
});
