import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, json, startFast } from '../../test/caller.ts';
import { chatWithFault } from '../../test/chat-with-fault.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Emulator } from '../host/start-emulator.ts';
import { CALL_HABITS } from './call-habits.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

interface Choice {
  readonly delta: JsonObject | null;
  readonly message: JsonObject;
  readonly finish_reason?: string | null;
  readonly error?: JsonObject;
}
interface Chunk {
  readonly choices: readonly Choice[] | null;
  readonly error?: JsonObject | null;
}

const tool = (name: string, properties: object) => ({
  type: 'function',
  function: { name, description: `The ${name}`, parameters: { type: 'object', properties } },
});
const CALLS = {
  tools: [tool('weather', { city: { type: 'string' } }), tool('time', {})],
  messages: [{ role: 'user', content: 'The weather in Rome and the time' }],
};
const plain = async (fault: string, body: object = {}) =>
  await json<{ choices: readonly Choice[]; usage?: object }>(chatWithFault(emulator, fault, body));
const streamed = async (fault: string, body: object = {}) =>
  events<Chunk>(await chatWithFault(emulator, fault, { ...body, stream: true }));
const lastChoice = (chunks: readonly Chunk[]) => chunks.flatMap(({ choices }) => choices ?? []).at(-1);

describe('failures with the status 200', () => {
  it('stand in the choice', async () => {
    const error = { code: 502, message: 'The model failed during generation.' };
    expect((await plain('choice-error')).choices[0]).toMatchObject({ finish_reason: 'error', error });
    const chunks = await streamed('choice-error;events=2');
    expect([chunks.length, lastChoice(chunks)]).toMatchObject([3, { finish_reason: 'error', error }]);
  });

  it('stand beside the choices', async () => {
    const chunks = await streamed('chunk-error;events=2');
    expect([lastChoice(chunks)?.finish_reason, chunks.at(-1)?.error]).toEqual(['error', expect.anything()]);
    expect(await plain('chunk-error')).toMatchObject({ error: { code: 502 }, choices: [{ finish_reason: 'error' }] });
  });

  it('are a reason and nothing else', async () => {
    expect(lastChoice(await streamed('finish-reason-error;events=2'))).toMatchObject({ finish_reason: 'error' });
    expect((await plain('finish-reason-error')).choices[0]).toMatchObject({ finish_reason: 'error' });
  });

  it('are a field of the stream', async () => {
    const text = await (await chatWithFault(emulator, 'error-field;events=1', { stream: true })).text();
    expect(text).toMatch(/\n\nerror: \{"error":\{"message":"The model failed/);
  });
});

describe('members in odd forms', () => {
  it('an empty finish_reason', async () => {
    const reasons = async (fault: string) =>
      (await streamed(fault)).flatMap(({ choices }) => (choices ?? []).map((choice) => choice.finish_reason));
    const all = await reasons('finish-reason-empty');
    expect([new Set(all.slice(0, -1)), all.at(-1)]).toEqual([new Set(['']), 'stop']);
    expect(new Set(await reasons('cut-empty-reason'))).toEqual(new Set(['']));
    expect(new Set(await reasons('no-finish-reason'))).toEqual(new Set([undefined]));
    expect((await plain('finish-reason-empty')).choices[0]?.finish_reason).toBe('');
  });

  it('empty data', async () => {
    const text = await (await chatWithFault(emulator, 'empty-data', { stream: true })).text();
    expect(text).toMatch(/^data:\n\ndata: null\n\ndata: \{/);
    expect(text).toContain('\n\ndata\n\n');
  });

  it('null members', async () => {
    const chunks = await streamed('null-members');
    expect(chunks[0]?.choices).toBeNull();
    expect(chunks[1]?.choices?.[0]?.delta).toBeNull();
    expect(chunks.at(-1)).toMatchObject({ error: null, choices: [{ delta: { role: null, tool_calls: null } }] });
    expect((await plain('null-members')).choices[0]?.message).toMatchObject({ tool_calls: null, audio: null });
  });

  it('content as a list', async () => {
    expect((await plain('content-list')).choices[0]?.message.content).toEqual([{ type: 'text', text: '2 + 2 = 4' }]);
    const contents = (await streamed('content-list')).map(({ choices }) => choices?.[0]?.delta?.content);
    expect(contents.some(Array.isArray) && contents.some((content) => typeof content === 'string')).toBe(true);
  });

  it('reasoning beside text, thoughts without an end, no usage', async () => {
    expect((await streamed('reasoning-and-text')).map(({ choices }) => choices?.[0]?.delta)).toContainEqual({
      reasoning_content: 'Hm. ',
      content: '2',
    });
    const text = (await streamed('unclosed-think')).map(({ choices }) => choices?.[0]?.delta?.content ?? '').join('');
    expect(text).toBe('<think>The user wants 2 + 2 = 4');
    expect(await plain('no-usage')).not.toHaveProperty('usage');
    const usage = { stream_options: { include_usage: true } };
    expect((await streamed('no-usage', usage)).filter((chunk) => 'usage' in chunk)).toEqual([]);
  });

  it('a call that was cut', async () => {
    const choice = (await plain('cut-call;characters=6', CALLS)).choices[0];
    expect(choice).toMatchObject({
      finish_reason: 'length',
      message: { tool_calls: [{ function: { arguments: '{"city' } }, { function: { name: 'time' } }] },
    });
    const chunks = await streamed('cut-call;characters=0', CALLS);
    expect(lastChoice(chunks)?.finish_reason).toBe('length');
    expect(JSON.stringify(chunks)).not.toContain('city');
  });

  it('are left alone where there is no chat', async () => {
    const response = await chatWithFault(emulator, 'content-list', { messages: 'none' });
    expect([response.status, response.headers.get('x-hubkit-fault-skipped')]).toEqual([
      400,
      expect.stringContaining('no chat'),
    ]);
  });
});

/** The fragments of a call that has arguments and of one that has none, as each habit streams them. */
const HABITS: Readonly<Record<keyof typeof CALL_HABITS, readonly object[]>> = {
  'calls-without-index': [{ id: expect.any(String) }, { function: { arguments: '{"city":"Rom' } }],
  'calls-index-zero': [{ index: 0, id: expect.any(String) }],
  'calls-index-one': [{ index: 1, id: expect.any(String) }, { index: 1 }],
  'calls-index-counts': [{ index: 0 }, { index: 1 }, { index: 2 }, { index: 100 }, { index: 101 }],
  'calls-repeat-name': [{ function: { name: 'weather' } }, { function: { name: 'weather' } }],
  'calls-empty-name': [{ id: expect.any(String) }, { id: '', function: { name: null } }],
  'calls-number-id': [{ index: '0', id: 7 }],
  'calls-whole': [
    { index: 0, function: { arguments: '{"city":"Rome"}' } },
    { index: 0, function: { name: 'time' } },
  ],
  'calls-same-id': [{ id: 'call_0' }, { id: 'call_0' }],
  'calls-whole-without-index': [{ function: { arguments: '{"city":"Rome"}' } }, { function: { name: 'time' } }],
  'calls-object-arguments': [{ function: { arguments: { city: 'Rome' } } }],
  'calls-null-arguments': [{ function: { name: 'weather', arguments: null } }],
  'calls-no-arguments': [{ function: { name: 'weather' } }, { function: { name: 'time', arguments: '' } }],
  'calls-null-function': [{ id: expect.any(String) }, { function: null, type: null }],
  'calls-late-extra': [{ id: expect.any(String) }, {}, {}, { extra_content: { google: expect.anything() } }],
};

describe('habits of streamed calls', () => {
  it.each(Object.entries(HABITS))('%s', async (fault, fragments) => {
    const chunks = await streamed(fault, CALLS);
    const seen = chunks.flatMap(({ choices }) => (choices?.[0]?.delta?.tool_calls ?? []) as readonly object[]);
    expect(seen.slice(0, fragments.length)).toMatchObject(fragments);
    if (fault.includes('without-index')) expect(seen.every((fragment) => !('index' in fragment))).toBe(true);
    expect(lastChoice(chunks)?.finish_reason).toBe('tool_calls');
  });

  it('are all tested', () => expect(Object.keys(HABITS)).toEqual(Object.keys(CALL_HABITS)));
});
