import { describe, expect, it } from 'vitest';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL, type SentBody } from './fake-provider.ts';
import { CHAT_MODEL, post, testGateway } from './support.ts';

const VERSION = { 'anthropic-version': '2023-06-01' };

const body = (more: object = {}) => ({
  model: MODEL,
  max_tokens: 100,
  messages: [{ role: 'user', content: 'Hi' }],
  ...more,
});

const send = (more: object = {}) => post('/v1/messages?beta=true', body(more), VERSION);

/** The events of a stream: their names, and their data. */
function eventsOf(text: string) {
  return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data = '']) => ({
    name,
    data: JSON.parse(data),
  }));
}

describe('messages', () => {
  it('answers in the form of the dialect', async () => {
    const gateway = await testGateway();
    const reply = await gateway(
      post(
        '/v1/messages',
        body({ model: CHAT_MODEL, messages: [{ role: 'user', content: 'What is 6 times 7?' }] }),
        VERSION,
      ),
    );
    expect([reply.status, reply.headers.get('request-id')]).toEqual([200, reply.headers.get('x-request-id')]);
    const answer = await reply.json();
    expect(answer).toMatchObject({ type: 'message', role: 'assistant', model: CHAT_MODEL, stop_reason: 'end_turn' });
    expect(answer.content[0].text).toContain('42');
    expect(answer.usage.input_tokens).toBeGreaterThan(0);
  });

  it('passes on what it knows, and nothing else', async () => {
    const { gateway, sent } = fakeProvider(() => chatAnswer());
    const more = {
      system: [{ type: 'text', text: 'Be brief.' }],
      temperature: 0,
      thinking: { type: 'adaptive' },
      metadata: { user_id: 'u' },
      n: 9,
      max_new_tokens: 1e6,
      models: ['other'],
      endpointUrl: 'https://evil.example',
      context_management: {},
      tools: [{ type: 'web_search_20260318', name: 'web_search' }],
    };
    expect((await gateway(send(more))).status).toBe(200);
    expect(sent).toEqual([
      {
        model: 'a/b',
        max_tokens: 100,
        temperature: 0,
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Hi' },
        ],
      },
    ]);
  });

  it('asks for no more tokens than the gateway allows, whatever maximum a client sends of its own models', async () => {
    const { gateway, sent } = fakeProvider(() => chatAnswer(), { bounds: { outputTokens: 500 } });
    expect((await gateway(send({ max_tokens: 64_000 }))).status).toBe(200);
    expect(sent[0]?.max_tokens).toBe(500);
    for (const wrong of [-1, 0, '5', 1.5]) expect((await gateway(send({ max_tokens: wrong }))).status).toBe(400);
    expect(sent).toHaveLength(1);
  });

  it('leaves the effort out where the service has none, also later', async () => {
    const respond = (sentBody: SentBody) =>
      'reasoning_effort' in sentBody
        ? Response.json({ error: { message: '`reasoning_effort` is not supported with this model' } }, { status: 400 })
        : chatAnswer();
    const { gateway, sent } = fakeProvider(respond);
    const more = { thinking: { type: 'adaptive' }, output_config: { effort: 'max' } };
    expect((await gateway(send(more))).status).toBe(200);
    expect((await gateway(send(more))).status).toBe(200);
    expect(sent.map((sentBody) => 'reasoning_effort' in sentBody)).toEqual([true, false, false]);
  });

  it('streams events in their order, with names, and the usage at the end', async () => {
    const usage = { prompt_tokens: 50, completion_tokens: 4, prompt_tokens_details: { cached_tokens: 20 } };
    const { gateway, records } = fakeProvider(() =>
      eventStream([
        chatEvent({ reasoning_content: 'Hm.' }),
        chatEvent({ content: 'Yes.' }),
        chatEvent({}, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
        chatEvent({}, { choices: [], usage }),
        'data: [DONE]\n\n',
      ]),
    );
    const reply = await gateway(send({ stream: true }));
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const text = await reply.text();
    const events = eventsOf(text);
    expect(text).not.toContain('[DONE]');
    expect(events.every(({ name, data }) => name === data.type)).toBe(true);
    expect(events.map(({ name }) => name)).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_delta',
      'content_block_stop',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    expect(events[0]?.data.message.usage.input_tokens).toBeGreaterThan(0);
    expect(events.at(-2)?.data.usage).toMatchObject({
      input_tokens: 30,
      cache_read_input_tokens: 20,
      output_tokens: 4,
    });
    expect(records[0]).toMatchObject({ outcome: 'ok', inputTokens: 50, outputTokens: 4, cachedTokens: 20 });
  });

  it('ends a stream that breaks with an error in the form of the dialect', async () => {
    const { gateway, records } = fakeProvider(() =>
      eventStream([chatEvent({ content: 'Ye' }), 'data: {"error":{"message":"out of memory"}}\n\n']),
    );
    const events = eventsOf(await (await gateway(send({ stream: true }))).text());
    expect(events.at(-1)?.data).toMatchObject({ type: 'error', error: { type: 'api_error' } });
    expect(events.some(({ name }) => name === 'message_stop')).toBe(false);
    expect(records[0]?.outcome).not.toBe('ok');
  });

  it('keeps a silent connection open with a ping', async () => {
    const { gateway } = fakeProvider(() => eventStream([chatEvent({ content: 'x' })], { isOpen: true }), {
      bounds: { keepAliveMs: 5 },
    });
    const reader = (await gateway(send({ stream: true }))).body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: ping\ndata: {"type":"ping"}\n\n')) text += (await reader?.read())?.value;
    await reader?.cancel();
  });

  it('sends thoughts and signatures back as their service wrote them', async () => {
    const message = {
      role: 'assistant',
      content: null,
      reasoning: 'Look first.',
      reasoning_details: [{ type: 'reasoning.text', index: 0, text: 'Look first.', signature: 's' }],
      tool_calls: [{ id: 'a', type: 'function', function: { name: 'look', arguments: '{}' } }],
    };
    const { gateway, sent } = fakeProvider(() =>
      Response.json({ choices: [{ message, finish_reason: 'tool_calls' }] }),
    );
    const { content } = await (await gateway(send())).json();
    const result = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'a cat' }] };
    const messages = [...body().messages, { role: 'assistant', content }, result];
    expect((await gateway(send({ messages }))).status).toBe(200);
    expect(sent[1]?.messages).toEqual([
      { role: 'user', content: 'Hi' },
      message,
      { role: 'tool', tool_call_id: 'a', content: 'a cat' },
    ]);
  });

  it('counts the tokens of a request without a call', async () => {
    const { gateway, sent } = fakeProvider(() => chatAnswer());
    const count = (more: object = {}) =>
      gateway(post('/v1/messages/count_tokens', { ...body(more), max_tokens: undefined }, VERSION)).then((reply) =>
        reply.json(),
      );
    const few = await count();
    const many = await count({ system: 'word '.repeat(1000) });
    expect(few.input_tokens).toBeGreaterThan(0);
    expect(many.input_tokens - few.input_tokens).toBeGreaterThan(1000);
    expect(await count({ model: 'none' })).toMatchObject({ error: { type: 'not_found_error' } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['a missing maximum', { max_tokens: undefined }, 400, 'invalid_request_error', /max_tokens/],
    [
      'a file by its id',
      { messages: [{ role: 'user', content: [{ type: 'image', source: { type: 'file' } }] }] },
      400,
      'invalid_request_error',
      /messages\.0\.content\.0/,
    ],
    ['an unknown model', { model: 'none' }, 404, 'not_found_error', /not offered/],
  ])('refuses %s in the form of the dialect', async (_, more, status, type, message) => {
    const { gateway } = fakeProvider(() => chatAnswer());
    const reply = await gateway(send(more));
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({
      type: 'error',
      error: { type, message: expect.stringMatching(message) },
      request_id: reply.headers.get('request-id'),
    });
  });

  it('refuses in that form before any route is found, and tells clients not to retry a budget', async () => {
    const { gateway } = fakeProvider(() => chatAnswer(), {
      authorize: () => undefined,
    });
    const missing = await gateway(new Request('http://gateway.test/v1/files', { headers: VERSION }));
    expect(await missing.json()).toMatchObject({ type: 'error', error: { type: 'not_found_error' } });
    expect(await (await gateway(send())).json()).toMatchObject({
      type: 'error',
      error: { type: 'authentication_error' },
    });
    const poor = fakeProvider(() => chatAnswer(), { limits: { user: { tokensPerDay: 10 } } });
    const refused = await poor.gateway(send());
    expect([refused.status, refused.headers.get('x-should-retry')]).toEqual([429, 'false']);
    expect(await refused.json()).toMatchObject({ type: 'error', error: { type: 'rate_limit_error' } });
  });
});
