import { describe, expect, it } from 'vitest';
import { CompletionJoiner } from '../join/completion-joiner.ts';
import type { Members, Message } from '../message.ts';
import { ChatChunkReader } from './chat-chunk-reader.ts';
import { chatFromResponse } from './chat-from-response.ts';
import { readResponsesRequest } from './read-request.ts';
import { ResponseWriter, type ResponseWriterOptions, writeResponse } from './response-writer.ts';
import { toResponsesRequest } from './to-request.ts';

const call = (id: string, text = '{"x":1}') => ({ id, type: 'function', function: { name: 'add', arguments: text } });
const encrypted = (data: string) => [{ type: 'reasoning.encrypted', data, format: 'openai-responses-v1', index: 0 }];

describe('a request of a chat', () => {
  const messages: readonly Message[] = [
    { role: 'system', content: 'Be brief.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look' },
        { type: 'image_url', image_url: { url: 'https://example.com/a.png', detail: 'low' } },
        { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AA' } },
      ],
    },
    { role: 'assistant', content: 'I add.', reasoning_details: encrypted('gAAAA'), tool_calls: [call('a'), call('b')] },
    { role: 'tool', tool_call_id: 'a', content: '4' },
    { role: 'tool', tool_call_id: 'b', content: '5' },
    { role: 'assistant', content: null, tool_calls: [call('c')] },
    { role: 'tool', tool_call_id: 'c', content: '6' },
    { role: 'assistant', content: 'Six' },
    { role: 'user', content: 'Thanks' },
  ];
  const tools = [
    {
      type: 'function',
      function: { name: 'add', description: 'Adds', parameters: { type: 'object', properties: {} } },
    },
  ];
  const chat: Members = {
    model: 'm',
    messages,
    tools,
    tool_choice: { type: 'function', function: { name: 'add' } },
    parallel_tool_calls: false,
    max_completion_tokens: 9,
    temperature: 0,
    reasoning_effort: 'low',
    verbosity: 'low',
    response_format: { type: 'json_schema', json_schema: { name: 'x', schema: { type: 'object' }, strict: true } },
    logprobs: true,
    top_logprobs: 2,
  };

  it('comes back from the request of the Responses API as it was', () => {
    expect(readResponsesRequest(toResponsesRequest(chat)).chat).toEqual(chat);
  });

  it('has reasoning before the calls, without ids, and stores nothing', () => {
    const body = toResponsesRequest(chat, { encryptsReasoning: true });
    const input = body.input as readonly Members[];
    expect(input.map(({ type, role }) => type ?? role)).toEqual([
      ...['system', 'user', 'reasoning', 'assistant', 'function_call', 'function_call', 'function_call_output'],
      ...['function_call_output', 'function_call', 'function_call_output', 'assistant', 'user'],
    ]);
    expect(body).toMatchObject({
      store: false,
      include: ['reasoning.encrypted_content', 'message.output_text.logprobs'],
      tools: [{ type: 'function', name: 'add', strict: false }],
      tool_choice: { type: 'function', name: 'add' },
    });
  });

  it('keeps the members of the Responses API, and tools of the service', () => {
    const own = {
      ...{ previous_response_id: 'resp_1', store: true, truncation: 'auto', instructions: 'Be brief.' },
      reasoning: { summary: 'auto' },
      tools: [{ type: 'web_search' }],
      include: ['web_search_call.action.sources'],
      text: { format: { type: 'json_object' } },
    };
    expect(toResponsesRequest({ messages: [], ...own })).toEqual({ input: [], ...own });
  });

  it('writes custom tools, their calls and results', () => {
    const custom = {
      name: 'patch',
      format: { type: 'grammar', grammar: { syntax: 'lark', definition: 'start: "x"' } },
    };
    const { tools: flat, input } = toResponsesRequest({
      messages: [
        { role: 'assistant', tool_calls: [{ id: 'a', type: 'custom', custom: { name: 'patch', input: 'x' } }] },
        { role: 'tool', tool_call_id: 'a', content: 'Done' },
      ],
      tools: [{ type: 'custom', custom }],
    });
    expect(flat).toEqual([
      { type: 'custom', name: 'patch', format: { type: 'grammar', syntax: 'lark', definition: 'start: "x"' } },
    ]);
    expect(input).toEqual([
      { type: 'custom_tool_call', call_id: 'a', name: 'patch', input: 'x' },
      { type: 'custom_tool_call_output', call_id: 'a', output: 'Done' },
    ]);
  });

  it('sends thoughts to servers that take them, and what another service encrypted to none', () => {
    const thoughts = { role: 'assistant', content: 'Four', reasoning_content: 'Think' };
    const foreign = {
      role: 'assistant',
      content: 'x',
      reasoning_details: [{ type: 'reasoning.encrypted', data: 'y' }],
    };
    const typesIn = (options: object) =>
      (toResponsesRequest({ messages: [thoughts, foreign] }, options).input as readonly Members[]).map(
        ({ type }) => type,
      );
    expect(typesIn({})).toEqual([undefined, undefined]);
    expect(typesIn({ takesThoughts: true })).toEqual(['reasoning', undefined, undefined]);
  });

  it.each([
    ['stop', ['x']],
    ['n', 2],
    ['seed', 1],
    ['logit_bias', { 1: 2 }],
    ['presence_penalty', 0.5],
    ['modalities', ['text', 'audio']],
  ])('is refused with %s', (name, value) => {
    expect(() => toResponsesRequest({ messages: [], [name]: value })).toThrow(`The Responses API has no '${name}'.`);
  });

  it('may have members of chat that change nothing', () => {
    const neutral = {
      n: 1,
      stop: null,
      presence_penalty: 0,
      modalities: ['text'],
      stream_options: { include_usage: true },
    };
    expect(toResponsesRequest({ messages: [], ...neutral })).toEqual({ input: [], store: false });
  });
});

const OPTIONS: ResponseWriterOptions = {
  id: 'resp_1',
  model: 'm',
  createdAt: 1,
  request: { include: ['reasoning.encrypted_content'] },
  itemId: (prefix, index) => `${prefix}_${index}`,
  seal: ({ reasoning }) => (reasoning ? 'gAAAA' : undefined),
};

/** Completions as a chat has them. */
const completion = (message: object, finish_reason = 'stop') => ({
  id: 'resp_1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason }],
  usage: {
    prompt_tokens: 3,
    completion_tokens: 5,
    total_tokens: 8,
    prompt_tokens_details: { cached_tokens: 1 },
    completion_tokens_details: { reasoning_tokens: 2 },
  },
  service_tier: 'default',
});

const COMPLETIONS: readonly (readonly [string, ReturnType<typeof completion>])[] = [
  ['text', completion({ content: 'Four' })],
  ['text that was cut', completion({ content: 'Fo' }, 'length')],
  ['nothing, by a filter', completion({ content: '' }, 'content_filter')],
  ['reasoning and text', completion({ content: 'Four', reasoning: 'Think', reasoning_details: encrypted('gAAAA') })],
  ['text and calls', completion({ content: 'I add.', tool_calls: [call('a'), call('b', '{}')] }, 'tool_calls')],
  [
    'a citation',
    completion({
      content: 'Four',
      annotations: [{ type: 'url_citation', url_citation: { url: 'https://example.com' } }],
    }),
  ],
];

describe.each(COMPLETIONS)('a response with %s', (_, whole) => {
  it('is the completion that it was made of', () => {
    const read = chatFromResponse(writeResponse(whole, OPTIONS));
    // A plain chat of OpenAI has the member, too.
    const withoutNull = JSON.parse(JSON.stringify(read), (name, value) =>
      name === 'refusal' && value === null ? undefined : value,
    );
    expect(withoutNull).toEqual(whole);
  });

  it('streams chunks that join to it', () => {
    const writer = new ResponseWriter(OPTIONS);
    const events = [...writer.start(), ...writer.push(whole), ...writer.end()];
    const reader = new ChatChunkReader();
    const joiner = new CompletionJoiner();
    for (const event of events) joiner.push(reader.read(event));
    expect(joiner.completion).toEqual(whole);
  });
});

describe('chunks of a stream', () => {
  const readChunks = (...events: readonly object[]) => {
    const reader = new ChatChunkReader();
    return events.flatMap((event) => reader.read(event) ?? []) as readonly { choices: readonly { delta: Members }[] }[];
  };
  const readDeltas = (...events: readonly object[]) => readChunks(...events).map(({ choices }) => choices[0]?.delta);
  const added = (item: object, output_index = 0) => ({ type: 'response.output_item.added', output_index, item });
  const done = (item: object, output_index = 0) => ({ type: 'response.output_item.done', output_index, item });
  const item = { type: 'function_call', call_id: 'a', name: 'add' };

  it('number calls by their order, whatever stands between them', () => {
    const events = [
      added({ ...item, arguments: '' }, 3),
      added({ type: 'reasoning' }, 4),
      added({ ...item, call_id: 'b' }, 5),
    ];
    const [first, second] = readDeltas(...events);
    expect([first?.tool_calls, second?.tool_calls]).toMatchObject([[{ index: 0, id: 'a' }], [{ index: 1, id: 'b' }]]);
  });

  it.each([
    ['only at the end', [added({ ...item, arguments: '' }), done({ ...item, arguments: '{"x":1}' })]],
    ['at the beginning', [added({ ...item, arguments: '{"x":1}' }), done({ ...item, arguments: '{"x":1}' })]],
    ['without a beginning', [done({ ...item, arguments: '{"x":1}' })]],
  ])('have arguments that come %s', (_, events) => {
    const joiner = new CompletionJoiner();
    for (const chunk of readChunks(...events)) joiner.push(chunk);
    expect(joiner.completion.choices[0]?.message.tool_calls).toEqual([call('a')]);
  });

  it('have text that comes only at the end, and the phase', () => {
    const message = { type: 'message', content: [{ type: 'output_text', text: 'Four' }], phase: 'final_answer' };
    expect(readDeltas(added({ type: 'message', content: [] }), done(message))).toEqual([
      { role: 'assistant', content: 'Four', phase: 'final_answer' },
    ]);
  });

  it('keep the parts of a summary apart', () => {
    const part = { type: 'response.reasoning_summary_part.added' };
    const text = (delta: string) => ({ type: 'response.reasoning_summary_text.delta', delta });
    const texts = readDeltas(part, text('One'), part, text('Two')).map((delta) => delta?.reasoning);
    expect(texts.join('')).toBe('One\n\nTwo');
  });

  it('leave out what is no chat', () => {
    const events = [
      { type: 'response.web_search_call.searching' },
      { type: 'keepalive' },
      null,
      5,
      added({ type: 'x' }),
    ];
    expect(readChunks(...(events as readonly object[]))).toEqual([]);
  });

  it('have the whole response of a server that does not stream', () => {
    const [chunk] = readChunks(writeResponse(completion({ content: 'Four' }), OPTIONS));
    expect(chunk).toMatchObject({ choices: [{ delta: { content: 'Four' }, finish_reason: 'stop' }] });
  });
});
