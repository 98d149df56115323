import { expect, it } from 'vitest';
import { readTurns } from './read-turns.ts';

const old = (id: string, parent: string | null, fields: object) => ({
  id,
  chat: 'c',
  parent,
  role: 'assistant',
  content: '',
  status: 'done',
  at: 1,
  ...fields,
});

it('brings turns of earlier versions to parts, and results of tools into the answers that called them', () => {
  const stored = [
    old('q', null, { role: 'user', content: 'Rain?', images: ['data:image/png;base64,AA=='] }),
    old('a', 'q', { reasoning: 'Look.', toolCalls: [{ id: 'x', name: 'look', arguments: '{}' }] }),
    old('r', 'a', { role: 'user', toolResults: [{ id: 'x', name: 'look', content: 'wet' }] }),
    old('b', 'r', { content: 'Yes.', status: 'streaming', finishReason: 'length' }),
    old('s', 'a', { role: 'user', toolResults: [{ id: 'x', name: 'look', content: 'dry' }] }),
    old('f', 'q', { status: 'failed', failure: { message: 'No', isRetryable: false } }),
  ];
  const call = { type: 'tool-call', id: 'x', name: 'look', arguments: '{}' };
  const thought = { type: 'reasoning', text: 'Look.' };
  expect(readTurns(stored)).toMatchObject([
    {
      id: 'q',
      parts: [
        { type: 'image', url: 'data:image/png;base64,AA==' },
        { type: 'text', text: 'Rain?' },
      ],
    },
    { id: 'a', parent: 'q', parts: [thought, call] },
    {
      id: 'b',
      parent: 'q',
      parts: [thought, { ...call, result: 'wet' }, { type: 'text', text: 'Yes.' }],
      status: 'open',
      finish: 'length',
    },
    { id: 's', parent: 'q', role: 'assistant', parts: [thought, { ...call, result: 'dry' }] },
    { id: 'f', status: 'failed', failure: { canRetry: false } },
  ]);
  const present = readTurns(stored).map((turn) => ({ ...turn, column: 'a' }));
  expect(readTurns(present)).toEqual(present);
});

it('keeps under `data` what messages had beside their parts, and hides deleted ones', () => {
  const report = { provider: 'groq', model: 'a/b', attempts: 1, totalMs: 1, isEstimated: false };
  const turn = { id: 't', chat: 'c', parent: 'q', role: 'assistant', parts: [], status: 'done', at: 7 };
  expect(readTurns([{ ...turn, batch: 'b', maxTokens: 9, schema: '{}', report, hiddenAt: 5 } as never])).toEqual([
    { ...turn, startedAt: 7, data: { batch: 'b', maxTokens: 9, schema: '{}', report }, isHidden: true },
  ]);
});
