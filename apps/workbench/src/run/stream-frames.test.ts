import { expect, it } from 'vitest';
import type { RunEvent } from './run.ts';
import { findFrame, readFrames } from './stream-frames.ts';

const chunk = (atMs: number, delta: object): RunEvent => ({
  atMs,
  type: 'chunk',
  text: '',
  data: { choices: [{ delta }] },
});
const spec = { task: 'conversational' } as Parameters<typeof readFrames>[0]['spec'];

it('says of each chunk which words it has added, and when', () => {
  const frames = readFrames({
    spec,
    events: [
      { atMs: 0, type: 'request', text: 'POST' },
      chunk(100, { role: 'assistant' }),
      chunk(200, { reasoning: 'Hm.' }),
      chunk(300, { content: 'One' }),
      chunk(400, { content: ' two' }),
    ],
  });
  expect(frames.map(({ atMs, before, added }) => [atMs, before, added])).toEqual([
    [100, '', ''],
    [200, '', 'Hm.'],
    [300, 'Hm.', '\nOne'],
    [400, 'Hm.\nOne', ' two'],
  ]);
  expect(findFrame(frames, 50)).toBeUndefined();
  expect(findFrame(frames, 399)).toBe(frames[2]);
  expect(findFrame(frames, 9999)).toBe(frames[3]);
});

it('shows the arguments of a tool call as they arrive', () => {
  const call = (part: object) => ({ tool_calls: [{ index: 0, function: part }] });
  const frames = readFrames({
    spec,
    events: [chunk(1, call({ name: 'weather' })), chunk(2, call({ arguments: '{"a"' }))],
  });
  expect(frames.map(({ added }) => added)).toEqual(['weather(', '{"a"']);
});
