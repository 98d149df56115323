import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../src/index.ts';
import { serveGateway } from '../src/node/index.ts';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL } from './fake-provider.ts';
import { post } from './support.ts';

const body = { model: MODEL, messages: [{ role: 'user', content: 'Hi' }] };

describe('a program around the gateway', () => {
  it('may fail in onError: the client gets its response', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = fakeProvider(() => chatAnswer(), {
      authorize: () => {
        throw new Error('the database is away');
      },
      onError: () => {
        throw new Error('the log is full');
      },
    });
    const reply = await gateway(post('/v1/chat/completions', body));
    expect([reply.status, (await reply.json()).error.code]).toEqual([500, 'INTERNAL']);
    expect(logged.mock.calls.flat().map(String)).toContain('Error: the log is full');
    logged.mockRestore();
  });

  it('may fail in onError for an error of onUsage', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway } = fakeProvider(() => chatAnswer(), {
      onUsage: () => Promise.reject(new Error('the ledger is full')),
      onError: () => Promise.reject(new Error('the log is full')) as never,
    });
    expect((await gateway(post('/v1/chat/completions', body))).status).toBe(200);
    await expect.poll(() => logged.mock.calls.flat().map(String)).toContain('Error: the log is full');
    logged.mockRestore();
  });

  it('is told of no failure where a client leaves while it sends its body', async () => {
    const reported: unknown[] = [];
    const { gateway } = fakeProvider(() => chatAnswer(), { onError: (error) => reported.push(error) });
    // A body of the fetch standard that breaks.
    const pieces = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' } as RequestInit;
    expect((await gateway(new Request('http://gateway.test/v1/chat/completions', init))).status).toBe(499);
    // A connection of Node that breaks: a second request shows that the first one has come to its end.
    const statuses: number[] = [];
    const handle: typeof gateway.handle = async (incoming) => {
      const reply = await gateway.handle(incoming);
      statuses.push(reply.status);
      return reply;
    };
    const server = await serveGateway(
      Object.assign((request: Request) => gateway(request), { handle }),
      { port: 0 },
    );
    const socket = connect(server.port, '127.0.0.1');
    const head =
      'POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99';
    socket.write(`${head}\r\n\r\n{"model"`, () => socket.resetAndDestroy());
    await expect.poll(() => statuses).toEqual([499]);
    await server.close();
    expect(reported).toEqual([]);
  });
});

it('refuses a body of many levels before it is parsed, wherever they are', async () => {
  const reported: unknown[] = [];
  const { gateway } = fakeProvider(() => chatAnswer(), { onError: (error) => reported.push(error) });
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
  for (const text of [`{"messages":${deep}}`, `{"messages":[{"role":"user","content":"Hi"}],"tools":${deep}}`]) {
    const reply = await gateway(post('/v1/chat/completions', text));
    expect([reply.status, (await reply.json()).error.message]).toEqual([400, expect.stringContaining('512 levels')]);
  }
  expect(reported).toEqual([]);
});

describe('a failure inside of a choice', () => {
  const failed = { index: 0, finish_reason: 'error', error: { code: 502, message: 'upstream lost' } };

  it.each([failed, { ...failed, error: undefined }, { ...failed, finish_reason: null }])(
    'is one of the call: %j',
    async (choice) => {
      const { gateway, records } = fakeProvider((sent) =>
        sent.stream === true
          ? eventStream([chatEvent({ content: 'Half' }), chatEvent({}, { choices: [{ ...choice, delta: {} }] })])
          : chatAnswer({ choices: [{ ...choice, message: { role: 'assistant', content: '' } }] }),
      );
      const whole = await gateway(post('/v1/chat/completions', body));
      expect([whole.status, (await whole.json()).error.code]).toEqual([502, 'PROVIDER_API']);
      const text = await (await gateway(post('/v1/chat/completions', { ...body, stream: true }))).text();
      expect(text).toContain('Half');
      expect(text).toContain('"code":"PROVIDER_API"');
      expect(text).not.toContain('[DONE]');
      expect(records.map(({ outcome }) => outcome)).toEqual(['PROVIDER_API', 'PROVIDER_API']);
    },
  );
});

describe('pages of allowed origins', () => {
  const page = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });

  it('are let in without authorize, as the guide says', async () => {
    const { gateway } = fakeProvider(() => chatAnswer(), {
      authorize: undefined,
      allowedOrigins: ['https://app.example.com'],
    });
    const ask = async (origin: string) => (await gateway(post('/v1/chat/completions', body, page(origin)))).status;
    expect(await ask('https://app.example.com')).toBe(200);
    expect(await ask('https://evil.example.com')).toBe(403);
    // A program has no origin.
    expect((await gateway(post('/v1/chat/completions', body))).status).toBe(401);
  });

  it.each([
    'https://*.example.com',
    'https://app.example.com:',
    'https://a b',
    'https://app.example.com/',
    'app.example.com',
  ])('are not named by what no browser sends: %s', (origin) => {
    expect(() => fakeProvider(() => chatAnswer(), { allowedOrigins: [origin] })).toThrow('is not an origin such as');
  });
});

it('keeps errors of authorize that are for the client', async () => {
  const { gateway } = fakeProvider(() => chatAnswer(), {
    authorize: () => {
      throw new GatewayError('FORBIDDEN', 'Your subscription has ended.');
    },
  });
  expect((await gateway(post('/v1/chat/completions', body))).status).toBe(403);
});
