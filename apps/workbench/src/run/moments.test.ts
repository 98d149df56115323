import { expect, it } from 'vitest';
import { momentAt, momentsOf } from './moments.ts';
import type { RunEvent } from './run.ts';

const chunk = (atMs: number, delta: object): RunEvent => ({
  atMs,
  type: 'chunk',
  text: '',
  data: { choices: [{ delta }] },
});
const spec = { task: 'conversational' } as Parameters<typeof momentsOf>[0]['spec'];

it('says of each chunk which words it has added, and when', () => {
  const moments = momentsOf({
    spec,
    events: [
      { atMs: 0, type: 'request', text: 'POST' },
      chunk(100, { role: 'assistant' }),
      chunk(200, { reasoning: 'Hm.' }),
      chunk(300, { content: 'One' }),
      chunk(400, { content: ' two' }),
    ],
  });
  expect(moments.map(({ atMs, before, added }) => [atMs, before, added])).toEqual([
    [100, '', ''],
    [200, '', 'Hm.'],
    [300, 'Hm.', '\nOne'],
    [400, 'Hm.\nOne', ' two'],
  ]);
  expect(momentAt(moments, 50)).toBeUndefined();
  expect(momentAt(moments, 399)).toBe(moments[2]);
  expect(momentAt(moments, 9999)).toBe(moments[3]);
});

it('shows the arguments of a tool call as they arrive', () => {
  const call = (part: object) => ({ tool_calls: [{ index: 0, function: part }] });
  const moments = momentsOf({
    spec,
    events: [chunk(1, call({ name: 'weather' })), chunk(2, call({ arguments: '{"a"' }))],
  });
  expect(moments.map(({ added }) => added)).toEqual(['weather(', '{"a"']);
});
