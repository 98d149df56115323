import { describe, expect, it } from 'vitest';
import { readResponsesRequest } from './read-request.ts';
import { type ResponseEvent, ResponseWriter, type ResponseWriterOptions, writeResponse } from './response-writer.ts';

const OPTIONS: ResponseWriterOptions = {
  id: 'resp_1',
  model: 'm',
  createdAt: 1,
  request: { input: 'Hello', include: ['reasoning.encrypted_content'] },
  itemId: (prefix, index) => `${prefix}_${index}`,
};

const delta = (delta: object, more: object = {}) => ({ choices: [{ index: 0, delta, ...more }] });
const END = delta({}, { finish_reason: 'stop' });
const fragment = (index: number, text: string, more: object = {}) => ({
  index,
  ...more,
  function: { arguments: text, ...('id' in more ? { name: 'add' } : {}) },
});
const calls = (...fragments: readonly object[]) => delta({ tool_calls: fragments });

function written(chunks: readonly object[], options: Partial<ResponseWriterOptions> = {}) {
  const writer = new ResponseWriter({ ...OPTIONS, ...options });
  const events = [...writer.start(), ...chunks.flatMap((chunk) => writer.push(chunk)), ...writer.end()];
  return { events, types: events.map(({ type }) => type.replace('response.', '')), response: writer.response };
}

const writeOutput = (chunks: readonly object[], options: Partial<ResponseWriterOptions> = {}) =>
  written(chunks, options).response.output as readonly Record<string, unknown>[];
const listTypes = (output: readonly Record<string, unknown>[]) => output.map(({ type }) => type);

/** The texts of the deltas of each item, and the text of its last event: they have to agree. */
function listTexts(events: readonly ResponseEvent[]): readonly (readonly [string, string])[] {
  const joined = new Map<string, string>();
  const whole = new Map<string, string>();
  for (const { type, item_id, delta: text, ...event } of events) {
    const id = String(item_id);
    if (type.endsWith('.delta')) joined.set(id, (joined.get(id) ?? '') + String(text));
    const done = event.text ?? event.arguments ?? event.input ?? event.refusal;
    if (type.endsWith('.done') && done !== undefined) whole.set(id, String(done));
  }
  return [...whole].map(([id, text]) => [joined.get(id) ?? '', text]);
}

describe('events', () => {
  it('come in the order of OpenAI, numbered, and end with the whole response', () => {
    const usage = { prompt_tokens: 3, completion_tokens: 5, completion_tokens_details: { reasoning_tokens: 2 } };
    const { events, types, response } = written([
      delta({ role: 'assistant', content: '' }),
      delta({ reasoning: 'Th' }),
      delta({ reasoning: 'ink' }),
      delta({ content: 'Fo' }),
      delta({ content: 'ur' }),
      calls(fragment(0, '', { id: 'a' })),
      calls(fragment(0, '{"x":')),
      calls(fragment(0, '1}')),
      calls(fragment(1, '{}', { id: 'b' })),
      { ...delta({}, { finish_reason: 'tool_calls' }), usage },
    ]);
    expect(types).toEqual([
      ...['created', 'in_progress', 'output_item.added', 'reasoning_summary_part.added'],
      ...['reasoning_summary_text.delta', 'reasoning_summary_text.delta', 'reasoning_summary_text.done'],
      ...['reasoning_summary_part.done', 'output_item.done', 'output_item.added', 'content_part.added'],
      ...['output_text.delta', 'output_text.delta', 'output_text.done', 'content_part.done', 'output_item.done'],
      ...['output_item.added', 'function_call_arguments.delta', 'function_call_arguments.delta'],
      ...['function_call_arguments.done', 'output_item.done', 'output_item.added', 'function_call_arguments.delta'],
      ...['function_call_arguments.done', 'output_item.done', 'completed'],
    ]);
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, at) => at));
    expect(response).toMatchObject({
      status: 'completed',
      output: [
        { type: 'reasoning', id: 'rs_0', summary: [{ type: 'summary_text', text: 'Think' }] },
        { type: 'message', id: 'msg_1', content: [{ type: 'output_text', text: 'Four' }] },
        { type: 'function_call', id: 'fc_2', call_id: 'a', name: 'add', arguments: '{"x":1}' },
        { type: 'function_call', id: 'fc_3', call_id: 'b', name: 'add', arguments: '{}' },
      ],
      usage: { input_tokens: 3, output_tokens: 5, output_tokens_details: { reasoning_tokens: 2 }, total_tokens: 8 },
    });
    expect(events.at(-1)?.response).toEqual(response);
    for (const [joined, whole] of listTexts(events)) expect(joined).toBe(whole);
  });

  it('of interleaved calls belong to their items', () => {
    const { events } = written([
      calls(fragment(0, '{"x"', { id: 'a' }), fragment(1, '{"y"', { id: 'b' })),
      calls(fragment(0, ':1}'), fragment(1, ':2}')),
      END,
    ]);
    expect(listTexts(events)).toEqual([
      ['{"x":1}', '{"x":1}'],
      ['{"y":2}', '{"y":2}'],
    ]);
  });

  it.each([
    ['without an index', [calls({ id: 'a', function: { name: 'add', arguments: '{}' } })]],
    ['without arguments', [calls({ index: 0, id: 'a', function: { name: 'add' } })]],
    [
      'with the name in pieces',
      [
        calls({ index: 0, id: 'a', function: { name: 'a' } }),
        calls({ index: 0, function: { name: 'dd', arguments: '{}' } }),
      ],
    ],
    ['with arguments as an object', [calls({ index: 0, id: 'a', function: { name: 'add', arguments: {} } })]],
  ])('of a call %s are whole', (_, chunks) => {
    const [item] = writeOutput([...chunks, END]);
    expect(item).toMatchObject({ type: 'function_call', call_id: 'a', name: 'add', arguments: '{}' });
  });

  it('have refusals in a part of their own', () => {
    const { types, response } = written([delta({ refusal: 'I can' }), delta({ refusal: 'not.' }), END]);
    expect(types).toContain('refusal.delta');
    expect(types).toContain('refusal.done');
    expect(response.output).toMatchObject([{ content: [{ type: 'refusal', refusal: 'I cannot.' }] }]);
  });

  it('have citations and log probabilities', () => {
    const url_citation = { url: 'https://example.com', title: 'Example', start_index: 0, end_index: 4 };
    const token = { token: 'Four', logprob: -0.1, bytes: [], top_logprobs: [] };
    const { types, response } = written([
      delta({ content: 'Four' }, { logprobs: { content: [token] } }),
      delta({ annotations: [{ type: 'url_citation', url_citation }] }),
      END,
    ]);
    expect(types).toContain('output_text.annotation.added');
    expect(response.output).toMatchObject([
      { content: [{ annotations: [{ type: 'url_citation', url: 'https://example.com' }], logprobs: [token] }] },
    ]);
  });

  it.each([
    ['content', 'content_part.added'],
    ['reasoning-part', 'reasoning_part.added'],
  ] as const)('show the thoughts at own servers: %s', (reasoning, part) => {
    const { types, response } = written([delta({ reasoning: 'Think' }), delta({ content: 'Four' }), END], {
      reasoning,
    });
    expect(types.slice(3, 5)).toEqual([part, 'reasoning_text.delta']);
    expect(response.output).toMatchObject([{ summary: [], content: [{ type: 'reasoning_text', text: 'Think' }] }, {}]);
  });

  it('of custom tools have their text', () => {
    const chunks = [calls(fragment(0, '{"input":"a\\nb"}', { id: 'a' })), END];
    const { types, response } = written(chunks, { customTools: new Set(['add']) });
    expect(types).toContain('custom_tool_call_input.done');
    expect(response.output).toMatchObject([{ type: 'custom_tool_call', call_id: 'a', name: 'add', input: 'a\nb' }]);
  });
});

describe('the end of a response', () => {
  it.each([
    ['length', 'incomplete', { reason: 'max_output_tokens' }],
    ['content_filter', 'incomplete', { reason: 'content_filter' }],
    ['stop', 'completed', null],
    ['tool_calls', 'completed', null],
  ])('%s is %s', (finish, status, details) => {
    const { events, response } = written([delta({ content: 'Four' }), delta({}, { finish_reason: finish })]);
    expect(response).toMatchObject({ status, incomplete_details: details, output: [{ status }] });
    expect(events.at(-1)?.type).toBe(`response.${status}`);
  });

  it('may be a failure, with what was written before', () => {
    const writer = new ResponseWriter(OPTIONS);
    writer.start();
    writer.push(delta({ reasoning: 'Think' }));
    writer.push(delta({ content: 'Fo' }));
    const events = writer.fail({ message: 'Overloaded', code: 'rate_limit_exceeded' });
    expect(events).toMatchObject([
      { type: 'error', error: { code: 'rate_limit_exceeded', message: 'Overloaded' } },
      { type: 'response.failed', response: { status: 'failed', error: { message: 'Overloaded' } } },
    ]);
  });
});

describe('reasoning that travels back', () => {
  const REASONED = [delta({ reasoning_content: 'Think' }), calls(fragment(0, '{}', { id: 'a' })), END];

  it('comes with its item where the request includes it', () => {
    const output = writeOutput(REASONED);
    expect(listTypes(output)).toEqual(['reasoning', 'function_call']);
    const result = { type: 'function_call_output', call_id: 'a', output: '4' };
    const { messages } = readResponsesRequest({ input: [...output, result] }).chat;
    expect(messages[0]).toMatchObject({ reasoning_content: 'Think', tool_calls: [{ id: 'a' }] });
  });

  it('is not there where nobody wants it', () => {
    const [item] = writeOutput(REASONED, { request: { input: 'Hello' } });
    expect(item).not.toHaveProperty('encrypted_content');
  });

  it('has the signatures of calls in a further item', () => {
    const extra_content = { google: { thought_signature: 's' } };
    const output = writeOutput([calls(fragment(0, '{}', { id: 'a', extra_content })), END]);
    expect(listTypes(output)).toEqual(['function_call', 'reasoning']);
    const result = { type: 'function_call_output', call_id: 'a', output: '4' };
    const { messages } = readResponsesRequest({ input: [...output, result] }).chat;
    expect(messages[0]?.tool_calls).toMatchObject([{ id: 'a', extra_content }]);
  });
});

it('writes a whole completion as a stream of it ends', () => {
  const tool_calls = [{ id: 'a', type: 'function', function: { name: 'add', arguments: '{}' } }];
  const message = { role: 'assistant', content: 'Four', reasoning: 'Think', tool_calls };
  const completion = { choices: [{ index: 0, message, finish_reason: 'tool_calls' }], usage: { prompt_tokens: 1 } };
  const { response } = written([
    delta({ reasoning: 'Think' }),
    delta({ content: 'Four' }),
    calls({ index: 0, ...tool_calls[0] }),
    { ...delta({}, { finish_reason: 'tool_calls' }), usage: { prompt_tokens: 1 } },
  ]);
  expect(writeResponse(completion, OPTIONS)).toEqual(response);
});
