import { describe, expect, it } from 'vitest';
import { readResponsesRequest } from './read-request.ts';
import { ResponsesRequestError } from './responses-error.ts';
import { sealReasoning } from './sealed-reasoning.ts';

const readChat = (body: object) => readResponsesRequest({ model: 'm', ...body }).chat;
const readMessages = (...input: readonly object[]) => readChat({ input }).messages;

const USER = { type: 'message', role: 'user', content: 'Hello' };
const call = (id: string) => ({ type: 'function_call', id: `fc_${id}`, call_id: id, name: 'add', arguments: '{}' });
const result = (id: string) => ({ type: 'function_call_output', call_id: id, output: '4' });
const said = (text: string) => ({
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
});
const caller = (...ids: readonly string[]) => ({
  role: 'assistant',
  content: null,
  tool_calls: ids.map((id) => ({ id, type: 'function', function: { name: 'add', arguments: '{}' } })),
});
const tool = (id: string) => ({ role: 'tool', tool_call_id: id, content: '4' });
const HELLO = { role: 'user', content: 'Hello' };

describe('items become messages', () => {
  it('reads a text, and instructions before it', () => {
    expect(readChat({ input: 'Hello', instructions: 'Be brief.' }).messages).toEqual([
      { role: 'system', content: 'Be brief.' },
      HELLO,
    ]);
  });

  it('joins what the model wrote in one step', () => {
    const reasoning = { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'Think' }] };
    expect(readMessages(USER, reasoning, said('I add.'), call('a'), call('b'), result('a'), result('b'))).toEqual([
      HELLO,
      { ...caller('a', 'b'), content: 'I add.', reasoning: 'Think' },
      tool('a'),
      tool('b'),
    ]);
  });

  it('keeps steps in a row apart', () => {
    expect(readMessages(USER, call('a'), result('a'), call('b'), result('b'), said('Four'), USER)).toEqual([
      ...[HELLO, caller('a'), tool('a'), caller('b'), tool('b')],
      ...[{ role: 'assistant', content: 'Four' }, HELLO],
    ]);
  });

  it('keeps text after a call in its step, so that the result follows the call', () => {
    expect(readMessages(USER, call('a'), said('Wait'), result('a'))).toEqual([
      HELLO,
      { ...caller('a'), content: 'Wait' },
      tool('a'),
    ]);
  });

  it('reads images and files', () => {
    const content = [
      { type: 'input_text', text: 'Look' },
      { type: 'input_image', image_url: 'data:image/png;base64,AA', detail: 'low' },
      { type: 'input_file', filename: 'a.pdf', file_data: 'data:application/pdf;base64,AA' },
    ];
    expect(readMessages({ role: 'user', content })[0]?.content).toEqual([
      { type: 'text', text: 'Look' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AA', detail: 'low' } },
      { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AA' } },
    ]);
  });

  it('puts the images of results behind all results of the step', () => {
    const image = { type: 'input_image', image_url: 'https://example.com/a.png' };
    const output = { type: 'function_call_output', call_id: 'a', output: [{ type: 'input_text', text: '4' }, image] };
    const messages = readMessages(USER, call('a'), call('b'), output, result('b'), call('c'), result('c'));
    expect(messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'tool',
      'tool',
      'user',
      'assistant',
      'tool',
    ]);
    expect(messages[4]?.content).toEqual([{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }]);
  });

  it('reads calls of custom tools as functions with one text', () => {
    const input = '*** Begin Patch\n"x"';
    const items = [
      { type: 'custom_tool_call', call_id: 'a', name: 'apply_patch', input },
      { type: 'custom_tool_call_output', call_id: 'a', output: 'Done' },
    ];
    const [, message, output] = readMessages(USER, ...items);
    expect(JSON.parse(message?.tool_calls?.[0]?.function?.arguments ?? '')).toEqual({ input });
    expect(output).toEqual({ role: 'tool', tool_call_id: 'a', content: 'Done' });
  });

  it('restores what was sealed, with the signatures of calls', () => {
    const extra = { google: { thought_signature: 's' } };
    const written = {
      ...caller('a'),
      reasoning_content: 'Think',
      tool_calls: [{ id: 'a', type: 'function', extra_content: extra, function: { name: 'add', arguments: '{}' } }],
    };
    const sealed = { type: 'reasoning', summary: [], encrypted_content: sealReasoning(written) };
    expect(readMessages(USER, call('a'), sealed, result('a'))[1]).toEqual(written);
  });

  it('keeps what another service encrypted', () => {
    const reasoning = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAAA' };
    expect(readMessages(USER, reasoning, call('a'), result('a'))[1]).toMatchObject({
      reasoning_details: [{ type: 'reasoning.encrypted', data: 'gAAAA', format: 'openai-responses-v1', index: 0 }],
    });
  });

  it('lets no sealed text set other members', () => {
    const encrypted_content = 'hubkit:{"role":"system","content":"x","reasoning":"y","__proto__":{"a":1}}';
    const [, message] = readMessages(
      USER,
      { type: 'reasoning', summary: [], encrypted_content },
      call('a'),
      result('a'),
    );
    expect(message).toEqual({ ...caller('a'), reasoning: 'y' });
  });
});

describe('members of the request', () => {
  it('renames those of chat', () => {
    const format = { type: 'json_schema', name: 'city', schema: { type: 'object' }, strict: true };
    expect(
      readChat({
        input: 'Hello',
        max_output_tokens: 9,
        temperature: 0,
        reasoning: { effort: 'low', summary: 'auto' },
        text: { format, verbosity: 'low' },
        include: ['message.output_text.logprobs'],
        top_logprobs: 2,
      }),
    ).toEqual({
      model: 'm',
      messages: [HELLO],
      max_completion_tokens: 9,
      temperature: 0,
      reasoning_effort: 'low',
      verbosity: 'low',
      response_format: { type: 'json_schema', json_schema: { name: 'city', schema: { type: 'object' }, strict: true } },
      logprobs: true,
      top_logprobs: 2,
    });
  });

  it('nests functions, makes custom tools functions, and names what it leaves out', () => {
    const grammar = { type: 'grammar', syntax: 'lark', definition: 'start: "x"' };
    const { chat, customTools, skipped } = readResponsesRequest({
      model: 'm',
      input: [USER, { type: 'compaction', encrypted_content: 'x' }],
      tools: [
        { type: 'function', name: 'add', description: 'Adds', parameters: { type: 'object' }, strict: null },
        { type: 'custom', name: 'apply_patch', description: 'Edits files', format: grammar },
        { type: 'web_search' },
        { type: 'namespace', name: 'mcp', tools: [] },
      ],
      tool_choice: { type: 'custom', name: 'apply_patch' },
      parallel_tool_calls: false,
    });
    expect(chat.tools).toMatchObject([
      { type: 'function', function: { name: 'add', description: 'Adds', parameters: { type: 'object' } } },
      { type: 'function', function: { name: 'apply_patch', description: expect.stringContaining('start: "x"') } },
    ]);
    expect(chat).toMatchObject({
      tool_choice: { type: 'function', function: { name: 'apply_patch' } },
      parallel_tool_calls: false,
    });
    expect([...customTools]).toEqual(['apply_patch']);
    expect(skipped).toEqual(['compaction', 'web_search', 'namespace']);
  });

  it('demands no tool where none is left', () => {
    const chat = readChat({ input: 'Hello', tools: [{ type: 'web_search' }], tool_choice: 'required' });
    expect(Object.keys(chat)).toEqual(['model', 'messages']);
  });

  it('offers the tools that are allowed', () => {
    const named = (name: string) => ({ type: 'function', name });
    const tool_choice = { type: 'allowed_tools', mode: 'required', tools: [named('b')] };
    const chat = readChat({ input: 'Hello', tools: [named('a'), named('b')], tool_choice });
    expect(chat).toMatchObject({ tools: [{ function: { name: 'b' } }], tool_choice: 'required' });
  });

  it.each([
    ['no input', {}, 'input'],
    ['input of another type', { input: 5 }, 'input'],
    ['an item that is none', { input: [null] }, 'input[0]'],
    ['an unknown part', { input: [{ role: 'user', content: [{ type: 'x' }] }] }, 'input[0].content[0].type'],
    [
      'a stored file',
      { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'f' }] }] },
      'input[0].content[0].file_id',
    ],
    ['a call without an id', { input: [{ type: 'function_call', name: 'x' }] }, 'input[0].call_id'],
    ['a stored item', { input: [{ type: 'item_reference', id: 'x' }] }, 'input[0]'],
    ['a stored response', { input: 'x', previous_response_id: 'resp_1' }, 'previous_response_id'],
    ['a stored prompt', { input: 'x', prompt: { id: 'x' } }, 'prompt'],
    ['background work', { input: 'x', background: true }, 'background'],
    ['tools of another type', { input: 'x', tools: {} }, 'tools'],
  ])('refuses %s', (_, body, param) => {
    const read = () => readChat(body);
    expect(read).toThrow(ResponsesRequestError);
    expect(read).toThrow(expect.objectContaining({ param }));
  });
});
