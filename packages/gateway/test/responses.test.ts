import { describe, expect, it } from 'vitest';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL } from './fake-provider.ts';
import { CHAT_MODEL, post, testGateway } from './support.ts';

const body = (more: object = {}) => ({ model: MODEL, input: 'Hi', ...more });
const send = (more: object = {}) => post('/v1/responses', body(more));

/** The data of the events of a stream, each under its name. */
function eventsOf(text: string) {
  return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data = '']) => ({
    name,
    data: JSON.parse(data),
  }));
}

const END = chatEvent({}, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });

describe('responses', () => {
  it('answers in the form of the dialect', async () => {
    const gateway = await testGateway();
    const reply = await gateway(post('/v1/responses', { model: CHAT_MODEL, input: 'What is 6 times 7?' }));
    const answer = await reply.json();
    expect([reply.status, answer.object, answer.status, answer.model]).toEqual([
      200,
      'response',
      'completed',
      CHAT_MODEL,
    ]);
    expect(answer.output.at(-1).content[0].text).toContain('42');
    expect(answer.usage.input_tokens).toBeGreaterThan(0);
  });

  it('passes on what Codex sends, as far as a chat can have it, and nothing else', async () => {
    const { gateway, sent } = fakeProvider(() => chatAnswer());
    const patch = {
      type: 'custom',
      name: 'apply_patch',
      description: 'Edits',
      format: { type: 'grammar', syntax: 'lark', definition: 'start: "x"' },
    };
    const shell = { type: 'function', name: 'shell', parameters: { type: 'object' }, strict: false };
    const others = ['web_search', 'namespace', 'image_generation', 'tool_search', 'hologram'].map((type) => ({
      type,
      name: 'x',
    }));
    const more = {
      instructions: 'Be brief.',
      store: false,
      include: ['reasoning.encrypted_content'],
      prompt_cache_key: 'thread',
      client_metadata: { a: 'b' },
      service_tier: 'priority',
      tools: [shell, patch, ...others],
      tool_choice: 'auto',
      n: 9,
      models: ['other'],
      endpointUrl: 'https://evil.example',
    };
    expect((await gateway(send(more))).status).toBe(200);
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['max_tokens', 'messages', 'model', 'tool_choice', 'tools']);
    expect(sent[0]?.tools).toMatchObject([
      { type: 'function', function: { name: 'shell' } },
      { type: 'function', function: { name: 'apply_patch', parameters: { required: ['input'] } } },
    ]);
  });

  it('gives the call of a custom tool back as one, and takes its output', async () => {
    const patch = '*** Begin Patch\n*** End Patch';
    const call = {
      id: 'c1',
      type: 'function',
      function: { name: 'apply_patch', arguments: JSON.stringify({ input: patch }) },
    };
    const { gateway, sent } = fakeProvider((request) =>
      request.stream === true
        ? eventStream([chatEvent({ tool_calls: [{ index: 0, ...call }] }), END, 'data: [DONE]\n\n'])
        : chatAnswer(),
    );
    const tools = [{ type: 'custom', name: 'apply_patch' }];
    const events = eventsOf(await (await gateway(send({ stream: true, tools }))).text());
    const names = events.map(({ name }) => name);
    expect(names).toContain('response.custom_tool_call_input.done');
    const item = events.find(({ name }) => name === 'response.output_item.done')?.data.item;
    expect(item).toMatchObject({ type: 'custom_tool_call', call_id: 'c1', name: 'apply_patch', input: patch });
    const input = [
      { role: 'user', content: 'Hi' },
      item,
      { type: 'custom_tool_call_output', call_id: 'c1', output: 'Done' },
    ];
    expect((await gateway(send({ tools, input }))).status).toBe(200);
    expect(sent[1]?.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c1', content: 'Done' },
    ]);
  });

  it('streams events with names, numbers and the usage at the end', async () => {
    const usage = { prompt_tokens: 50, completion_tokens: 4, prompt_cache_hit_tokens: 20 };
    const { gateway, records } = fakeProvider(() =>
      eventStream([
        chatEvent({ reasoning_content: 'Hm.' }),
        chatEvent({ content: 'Yes.' }),
        END,
        chatEvent({}, { choices: [], usage }),
        'data: [DONE]\n\n',
      ]),
    );
    const events = eventsOf(await (await gateway(send({ stream: true }))).text());
    expect(events.every(({ name, data }) => name === data.type)).toBe(true);
    expect(events.map(({ data }) => data.sequence_number)).toEqual(events.map((_, at) => at));
    expect(events.slice(0, 2).map(({ name }) => name)).toEqual(['response.created', 'response.in_progress']);
    const { name, data } = events.at(-1) ?? {};
    expect(name).toBe('response.completed');
    expect(data.response.usage).toMatchObject({
      input_tokens: 50,
      output_tokens: 4,
      input_tokens_details: { cached_tokens: 20 },
    });
    expect(records[0]).toMatchObject({ outcome: 'ok', cachedTokens: 20 });
  });

  it('fails a stream that breaks', async () => {
    const { gateway } = fakeProvider(() =>
      eventStream([chatEvent({ content: 'Ye' }), 'data: {"error":{"message":"out of memory"}}\n\n']),
    );
    const events = eventsOf(await (await gateway(send({ stream: true }))).text());
    expect(events.at(-1)).toMatchObject({ name: 'response.failed', data: { response: { status: 'failed' } } });
    expect(events.filter(({ name }) => name === 'error')).toHaveLength(1);
  });

  it.each([
    ['stored state', { previous_response_id: 'resp_1' }, 'previous_response_id'],
    ['a background', { background: true }, 'background'],
    ['no input', { input: undefined }, 'input'],
    ['too many tokens', { max_output_tokens: 1e6 }, 'max_output_tokens'],
  ])('refuses %s', async (_, more, param) => {
    const { gateway, sent } = fakeProvider(() => chatAnswer());
    const reply = await gateway(send(more));
    expect(reply.status).toBe(400);
    expect((await reply.json()).error).toMatchObject({ type: 'invalid_request_error', param });
    expect(sent).toEqual([]);
  });
});
