import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS, type MessageHabit } from '../support/message-habits.ts';
import { MESSAGE_USERS, TOOL_MODULE } from '../support/message-users.ts';

const CALLS = ['Oslo', 'Rome'].map((city) => ({ name: 'find', args: { city } }));

const HABITS: Readonly<Record<string, MessageHabit>> = {
  ...MESSAGE_HABITS,
  ...Object.fromEntries(
    Object.entries(CALL_HABITS).map(([name, habit]) => [
      name,
      { chunks: chunksOfCalls(habit, CALLS), says: { text: '', calls: CALLS } },
    ]),
  ),
};

const delta = (more: object, finish_reason: string | null = null, choice: object = {}) => ({
  id: 'c',
  model: 'm',
  choices: [{ index: 0, delta: more, finish_reason, ...choice }],
});
const call = (more: object = {}) => ({
  tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'one', arguments: '{}' }, ...more }],
});
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
const SIGNED = { google: { thought_signature: 'SIG' } };

/** A member of what services write: where it is sent, and what the next request has of it. */
interface Member {
  readonly chunks: readonly object[];
  /** A text that only this member has, which each user has somewhere. */
  readonly mark: string;
  readonly repeats?: object;
}

const inDelta = (more: object, mark: string, repeats?: object): Member => ({
  chunks: [delta(more), delta(call(), 'tool_calls')],
  mark,
  ...(repeats && { repeats }),
});

const MEMBERS: Readonly<Record<string, Member>> = {
  content: inDelta({ content: 'MARK' }, 'MARK', { content: 'MARK' }),
  reasoning_content: inDelta({ reasoning_content: 'MARK' }, 'MARK', { reasoning_content: 'MARK' }),
  reasoning: inDelta({ reasoning: 'MARK' }, 'MARK', { reasoning: 'MARK' }),
  reasoning_details: inDelta({ reasoning_details: [{ type: 'reasoning.text', text: 'MARK', index: 0 }] }, 'MARK', {
    reasoning_details: [{ type: 'reasoning.text', text: 'MARK', index: 0 }],
  }),
  'parts of content': inDelta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'MARK' }] }] }, 'MARK', {
    content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'MARK' }] }],
  }),
  'signature of a message': inDelta({ extra_content: SIGNED }, 'SIG', { extra_content: SIGNED }),
  'signature of a call': {
    chunks: [delta(call({ extra_content: SIGNED }), 'tool_calls')],
    mark: 'SIG',
    repeats: { tool_calls: [{ id: 'a', extra_content: SIGNED }] },
  },
  'unknown member of a message': inDelta({ mood: 'MARK' }, 'MARK', { mood: 'MARK' }),
  'unknown member of a call': {
    chunks: [delta(call({ mood: 'MARK' }), 'tool_calls')],
    mark: 'MARK',
    repeats: { tool_calls: [{ id: 'a', mood: 'MARK' }] },
  },
  images: inDelta({ images: [{ type: 'image_url', image_url: { url: PIXEL } }] }, PIXEL, {
    images: [{ type: 'image_url', image_url: { url: PIXEL } }],
  }),
  annotations: inDelta(
    { annotations: [{ type: 'url_citation', url_citation: { url: 'https://mark.example' } }] },
    'mark.example',
  ),
  'file annotations': inDelta({ annotations: [{ type: 'file', file: { hash: 'MARK' } }] }, 'MARK', {
    annotations: [{ type: 'file', file: { hash: 'MARK' } }],
  }),
  audio: inDelta({ audio: { id: 'MARK', data: 'AAAA' } }, 'MARK', { audio: { id: 'MARK' } }),
  refusal: inDelta({ refusal: 'MARK' }, 'MARK'),
  'finish reason': { chunks: [delta({ content: 'a' }), delta({}, 'MARK')], mark: 'MARK' },
  model: { chunks: [{ ...delta({ content: 'a' }, 'stop'), model: 'MARK' }], mark: 'MARK' },
  usage: {
    chunks: [delta({ content: 'a' }, 'stop'), { choices: [], usage: { prompt_tokens: 987_654, completion_tokens: 1 } }],
    mark: '987654',
  },
  logprobs: {
    chunks: [delta({ content: 'a' }, 'stop', { logprobs: { content: [{ token: 'MARK' }] } })],
    mark: 'MARK',
  },
  'unknown member of a choice': { chunks: [delta({ content: 'a' }, 'stop', { mood: 'MARK' })], mark: 'MARK' },
  'unknown member of a chunk': { chunks: [{ ...delta({ content: 'a' }, 'stop'), mood: 'MARK' }], mark: 'MARK' },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-messages-'));
  await writeFile(join(folder, 'tools.mjs'), TOOL_MODULE);
});

/** The outcomes, by row and user. */
const outcomes = new Map<string, Map<string, '●' | '○'>>();
function note(row: string, user: string, outcome: '●' | '○'): void {
  outcomes.set(row, (outcomes.get(row) ?? new Map()).set(user, outcome));
}

afterAll(async () => {
  await rm(folder, { recursive: true });
  const users = Object.keys(MESSAGE_USERS);
  const width = Math.max(...[...outcomes.keys()].map((row) => row.length));
  const rows = [...outcomes].map(
    ([row, cells]) =>
      `${row.padEnd(width)}  ${users.map((user) => (cells.get(user) ?? ' ').padEnd(user.length)).join('  ')}`,
  );
  console.log([`${''.padEnd(width)}  ${users.join('  ')}`, ...rows].join('\n'));
});

async function cell(row: string, user: string, check: () => Promise<void>): Promise<void> {
  note(row, user, '○');
  await check();
  note(row, user, '●');
}

describe.each(Object.entries(MESSAGE_USERS))('%s', (name, use) => {
  it.each(Object.entries(HABITS))('reads the habit: %s', (habit, { chunks, says }) =>
    cell(habit, name, async () => {
      const { text, reasoning, calls, repeated } = await use(chunks, { folder });
      expect({ text, reasoning, calls }).toEqual({
        text: says.text,
        reasoning: says.reasoning ?? '',
        calls: says.calls ?? [],
      });
      if (repeated) expect(repeated).toMatchObject({ role: 'assistant', ...says.repeats });
    }),
  );

  it.each(Object.entries(MEMBERS))('has the member: %s', (member, { chunks, mark, repeats }) =>
    cell(`has ${member}`, name, async () => {
      const { has, repeated } = await use(chunks, { folder });
      expect(JSON.stringify(has)).toContain(mark);
      if (repeated && repeats) expect(repeated).toMatchObject(repeats);
      if (repeated && !repeats) expect(JSON.stringify(repeated)).not.toMatch(/logprobs|url_citation/);
    }),
  );
});
