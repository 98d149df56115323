import { describe, expect, it } from 'vitest';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createChat } from '../chat/create-chat.ts';
import { jsonAnswer } from '../object/json-answer.ts';

/** A gateway in a function: a response for each request, and the requests that it has seen. */
function gateway(...responses: readonly (Response | (() => Response))[]) {
  const seen: {
    readonly url: string;
    readonly headers: Headers;
    readonly body: Record<string, unknown> | undefined;
  }[] = [];
  const send = (async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ url, headers: new Headers(init.headers), body });
    const next = responses[seen.length - 1];
    if (!next) throw new TypeError('Failed to fetch');
    return typeof next === 'function' ? next() : next;
  }) as typeof fetch;
  return { seen, fetch: send };
}

const events = (...data: readonly (object | string)[]) =>
  data.map((each) => `data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`).join('');
const stream = (text: string, headers = {}) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream', ...headers } });
/** A response with an address: those of the constructor have none. */
const at = (url: string, response: Response) => Object.defineProperty(response, 'url', { value: url });
// As servers send them: `object` names the kind of the event.
const CHUNK = { id: 'c1', object: 'chat.completion.chunk' };
const text = (content: string) => ({ ...CHUNK, choices: [{ delta: { content } }] });
const STOP = { ...CHUNK, choices: [{ delta: {}, finish_reason: 'stop' }] };

async function ask(options: Partial<ChatOptions>) {
  const chat = createChat({ api: '/api/ai/', model: 'm', ...options } as ChatOptions);
  await chat.actions.send('Hi');
  return chat.getState().tree.at(-1);
}

describe('a chat over a gateway', () => {
  it('streams the answer, with headers of the page', async () => {
    const { seen, fetch } = gateway(stream(`: hello\n\n${events(text('Hel'), text('lo.'), STOP, '[DONE]')}`));
    const answer = await ask({ fetch, headers: async () => ({ 'x-csrf': 't' }) });
    expect(answer).toMatchObject({ status: 'done' });
    expect(answer?.parts).toEqual([{ type: 'text', text: 'Hello.' }]);
    expect(seen[0]?.url).toBe('/api/ai/v1/chat/completions');
    expect(seen[0]?.headers.get('x-csrf')).toBe('t');
    expect(seen[0]?.body).toMatchObject({ model: 'm', stream: true, stream_options: { include_usage: true } });
  });

  it('leaves the choice of the model to the gateway where the page names none', async () => {
    const { seen, fetch } = gateway(stream(events(text('A'), STOP)));
    expect(await ask({ fetch, model: undefined, api: 'https://ai.example/v1' })).toMatchObject({ status: 'done' });
    expect(seen.map(({ url }) => url)).toEqual(['https://ai.example/v1/chat/completions']);
    expect(seen[0]?.body).not.toHaveProperty('model');
  });

  it.each([
    [
      'an error response',
      () =>
        new Response('{"error":{"message":"Too many requests.","code":"LIMIT"}}', {
          status: 429,
          headers: { 'retry-after': '7', 'x-request-id': 'r1' },
        }),
      {
        message: 'Too many requests.',
        code: 'LIMIT',
        status: 429,
        retryAfterMs: 7000,
        requestId: 'r1',
        canRetry: true,
      },
    ],
    [
      'an error page',
      () => at('http://localhost/v1/chat/completions', new Response('<html>', { status: 502 })),
      {
        message: 'The server responded with status 502: http://localhost/v1/chat/completions',
        status: 502,
        canRetry: true,
      },
    ],
    [
      'wrong input',
      () => Response.json({ error: { message: 'No such model.', type: 'invalid_request_error' } }, { status: 404 }),
      { message: 'No such model.', code: 'invalid_request_error', canRetry: false },
    ],
    [
      'an error in the stream',
      () => stream(events(text('Half'), { error: { message: 'The stream broke.', code: 'STREAM_INTERRUPTED' } })),
      { message: 'The stream broke.', code: 'STREAM_INTERRUPTED', canRetry: true },
    ],
    [
      'an event that is no JSON',
      () => stream('data: <html>\n\n', { 'x-request-id': 'r2' }),
      { message: 'The server responded with status 200: ', requestId: 'r2' },
    ],
    [
      'a stream that ends too early',
      () => stream(events(text('Half'))),
      { message: expect.stringContaining('connection to /api/ai/ failed'), code: 'connection', canRetry: true },
    ],
    [
      'a body that breaks off',
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.error(new TypeError('network error')),
          }),
        ),
      { code: 'connection', canRetry: true },
    ],
  ])('fails with a reason after %s', async (_, respond, failure) => {
    const { fetch } = gateway(respond);
    const answer = await ask({ fetch });
    expect(answer).toMatchObject({ status: 'failed', failure });
    expect(() => structuredClone(answer)).not.toThrow();
  });

  it('fails with a reason where there is no connection', async () => {
    const { fetch } = gateway();
    expect(await ask({ fetch })).toMatchObject({ status: 'failed', failure: { code: 'connection', canRetry: true } });
  });
});

describe('a structured answer', () => {
  const schema = { type: 'object', properties: { city: { type: 'string' } } };
  const validated = {
    '~standard': {
      validate: (value: unknown) =>
        typeof (value as { city: unknown }).city === 'string' ? { value } : { issues: [{ message: 'No city.' }] },
      jsonSchema: { input: () => schema },
    },
  };

  it('is a value that its schema has accepted', async () => {
    const { seen, fetch } = gateway(stream(events(text('{"city": "Os'), text('lo"}'), STOP)));
    const answer = await ask({ fetch, format: jsonAnswer(validated, 'place') });
    expect(answer?.parts).toEqual([{ type: 'object', value: { city: 'Oslo' }, isPartial: false }]);
    expect(seen[0]?.body?.response_format).toEqual({ type: 'json_schema', json_schema: { name: 'place', schema } });
  });

  it.each([
    ['{"city": 7}', 'The answer does not fit its schema: No city.'],
    ['{"city": ', 'The answer does not fit its schema: it is not complete JSON.'],
  ])('fails with a reason for %s', async (content, message) => {
    const { fetch } = gateway(stream(events(text(content), STOP)));
    expect(await ask({ fetch, format: jsonAnswer(validated) })).toMatchObject({ failure: { message, code: 'output' } });
  });

  it('fails with a reason for a schema without a JSON Schema', async () => {
    const { seen, fetch } = gateway();
    const format = jsonAnswer({ '~standard': { validate: (value) => ({ value }) } });
    expect(await ask({ fetch, format })).toMatchObject({
      failure: { message: expect.stringContaining('no JSON Schema') },
    });
    expect(seen).toEqual([]);
  });

  it('takes the values of a client that parses them', async () => {
    const client = {
      async *chatCompletionStream(args: object) {
        expect(args).toMatchObject({ responseFormat: schema });
        yield { choices: [{ delta: { content: '{"city"' }, partial: {} }] };
        yield { choices: [{ delta: { content: ': "Oslo"}' }, parsed: { city: 'Oslo' }, finish_reason: 'stop' }] };
      },
    };
    const answer = await ask({ api: undefined, client, format: jsonAnswer(schema) } as never);
    expect(answer).toMatchObject({ status: 'done', parts: [{ value: { city: 'Oslo' }, isPartial: false }] });
  });
});
