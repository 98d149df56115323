import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError, type GatewayOptions, memoryLimits } from '../src/index.ts';
import {
  chatAnswer,
  chatEvent,
  eventStream,
  type FakeProvider,
  fakeProvider,
  MODEL,
  type Respond,
} from './fake-provider.ts';
import { post } from './support.ts';

const SECRET = 'the-secret-of-the-hook';
const PRICE = { input: 1_000_000, output: 2_000_000 };
const USAGE = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };
const CHAT = { max_tokens: 50, messages: [{ role: 'user', content: 'Hi' }] };

/** A form of a chat: its path, a body, the text that a reply shows, and the words in which it says that a filter ended it. */
const DIALECTS = {
  chat: { path: '/v1/chat/completions', body: CHAT, filtered: /"finish_reason":"content_filter"/ },
  responses: {
    path: '/v1/responses',
    body: { max_output_tokens: 50, input: 'Hi' },
    filtered: /"incomplete_details":\{"reason":"content_filter"\}/,
  },
  messages: { path: '/v1/messages', body: CHAT, filtered: /"stop_reason":"refusal"/ },
} as const;

const CASES = Object.entries(DIALECTS).flatMap(([name, dialect]) => [
  { name: `${name}, plain`, stream: false, ...dialect },
  { name: `${name}, streamed`, stream: true, ...dialect },
]);

/** Words of the provider, one for each chunk. */
const WORDS = ['One', ' two', ' vile', ' four'];

/** A provider that says the words and reports its usage; `left` resolves when it is left before. */
function speaker({ isOpen = false, reports = true } = {}) {
  const left = vi.fn();
  const respond: Respond = (body, signal) => {
    signal?.addEventListener('abort', left);
    const usage = reports ? { usage: USAGE } : {};
    if (body.stream !== true) {
      const message = { role: 'assistant', content: WORDS.join('') };
      return chatAnswer({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...usage });
    }
    const events = WORDS.map((content) => chatEvent({ content }));
    if (isOpen) return eventStream(events, { isOpen });
    const end = chatEvent({}, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    return eventStream([...events, end, chatEvent({}, { choices: [], ...usage }), 'data: [DONE]\n\n']);
  };
  return { respond, left };
}

function hooked(options: Partial<GatewayOptions>, respond: Respond = speaker().respond) {
  const onError = vi.fn();
  const target = { model: 'a/b', endpointUrl: 'https://provider.example/v1' };
  const models = { [MODEL]: { targets: [target], price: PRICE } };
  return { ...fakeProvider(respond, { models, onError, ...options }), onError };
}

async function ask({ gateway }: Pick<FakeProvider, 'gateway'>, { path, body, stream }: (typeof CASES)[number]) {
  const reply = await gateway(post(path, { model: MODEL, ...body, stream }));
  return { status: reply.status, text: await reply.text() };
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(CASES)('a request by $name', (dialect) => {
  it('is sent as it is where the hook has no objection', async () => {
    const onRequest = vi.fn(() => undefined);
    const fake = hooked({ onRequest });
    expect((await ask(fake, dialect)).status).toBe(200);
    expect(fake.sent[0]).toMatchObject({ messages: [{ role: 'user', content: 'Hi' }], max_tokens: 50 });
    const request = { model: MODEL, messages: [{ role: 'user', content: 'Hi' }], max_tokens: 50 };
    const facts = { isStream: dialect.stream, requestId: expect.stringMatching(/^req_/) };
    expect(onRequest.mock.calls).toMatchObject([[request, { id: 'tester' }, facts]]);
  });

  it('is sent as the hook has changed it, within the bounds', async () => {
    const fake = hooked({
      onRequest: ({ messages, ...request }) => ({
        ...request,
        messages: [{ role: 'system', content: 'Be kind.' }, ...messages],
        max_tokens: 20,
        temperature: 0,
      }),
    });
    expect((await ask(fake, dialect)).status).toBe(200);
    expect(fake.sent).toMatchObject([
      { messages: [{ role: 'system' }, { role: 'user' }], max_tokens: 20, temperature: 0 },
    ]);
    expect(fake.records).toMatchObject([{ outcome: 'ok' }]);
  });

  it('is refused, with a reason of the hook or without one', async () => {
    const plain = hooked({ onRequest: () => false });
    expect(await ask(plain, dialect)).toMatchObject({ status: 400, text: expect.stringContaining('does not allow') });
    const fake = hooked({
      onRequest: async () => {
        throw new GatewayError('FORBIDDEN', 'Ask about cooking only.');
      },
    });
    expect(await ask(fake, dialect)).toMatchObject({ status: 403, text: expect.stringContaining('cooking only') });
    for (const { sent, records, onError } of [plain, fake]) {
      expect(sent).toEqual([]);
      expect(records).toMatchObject([{ cost: 0, isEstimated: false }]);
      expect(onError).not.toHaveBeenCalled();
    }
    expect([plain.records[0]?.outcome, fake.records[0]?.outcome]).toEqual(['CONTENT_FILTER', 'FORBIDDEN']);
  });

  it.each<[string, GatewayOptions['onRequest'], RegExp]>([
    ['throws', () => Promise.reject(new Error(SECRET)), new RegExp(SECRET)],
    ['hangs', () => new Promise(() => {}), /did not end within 20 ms/],
    ['returns no messages', () => ({ note: SECRET }), /without a model or messages/],
    ['asks for too much', (request) => ({ ...request, max_tokens: 1e9 }), /1000000000/],
    ['names a model that is not offered', (request) => ({ ...request, model: SECRET }), new RegExp(SECRET)],
  ])('is refused where the hook %s, and only the log says why', async (_, onRequest, reason) => {
    const fake = hooked({ onRequest, bounds: { hookMs: 20 } });
    const { status, text } = await ask(fake, dialect);
    expect(status).toBe(500);
    expect(text).toContain('Quote the request id');
    expect(text).not.toMatch(/secret|hook|1000000000|did not end/);
    expect(fake.onError.mock.calls).toMatchObject([[expect.anything(), expect.stringMatching(/^req_/)]]);
    expect(String(fake.onError.mock.calls[0]?.[0])).toMatch(reason);
    expect(fake.sent).toEqual([]);
  });
});

describe.each(CASES)('an answer by $name', (dialect) => {
  it('is passed on where the hook has no objection', async () => {
    const seen: (readonly [string, boolean])[] = [];
    const fake = hooked({
      onAnswer(text, { isWhole, user, model, index }) {
        seen.push([text, isWhole]);
        expect([user.id, model, index]).toEqual(['tester', MODEL, 0]);
        return undefined;
      },
    });
    expect((await ask(fake, dialect)).text).toMatch(dialect.stream ? / four/ : /One two vile four/);
    const parts = WORDS.map((_, count) => [WORDS.slice(0, count + 1).join(''), false]);
    expect(seen).toEqual([...(dialect.stream ? parts : []), ['One two vile four', true]]);
    expect(fake.records).toMatchObject([{ outcome: 'ok', outputTokens: 5, cost: 13, isEstimated: false }]);
  });

  it('ends where the hook says so, before the text is passed on', async () => {
    const { respond, left } = speaker({ isOpen: dialect.stream });
    const fake = hooked({ onAnswer: async (text) => !text.includes('vile') }, respond);
    const { status, text } = await ask(fake, dialect);
    expect(status).toBe(200);
    expect(text).toMatch(dialect.filtered);
    expect(text).not.toMatch(/vile|four/);
    expect(text.includes(' two')).toBe(dialect.stream);
    expect(fake.onError).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledTimes(dialect.stream ? 1 : 0);
    // A stream that is left counts what was reserved for it, as its provider has reported nothing.
    const [record] = fake.records;
    expect(fake.records).toHaveLength(1);
    expect(record?.outcome).toBe('CONTENT_FILTER');
    if (dialect.stream) expect(record).toMatchObject({ isEstimated: true, outputTokens: undefined });
    else expect(record).toMatchObject({ cost: 13, isEstimated: false, outputTokens: 5 });
    if (dialect.stream) expect(record?.cost).toBeGreaterThan(2 * 50);
  });

  it('costs what its provider reports where it was whole when the hook ended it', async () => {
    const fake = hooked({ onAnswer: (_, { isWhole }) => (isWhole ? false : 'hold') });
    const { text } = await ask(fake, dialect);
    expect(text).toMatch(dialect.filtered);
    expect(text).not.toMatch(/One|two|vile|four/);
    expect(fake.records).toMatchObject([{ outcome: 'CONTENT_FILTER', cost: 13, isEstimated: false, outputTokens: 5 }]);
  });

  it('is held until the hook lets it pass', async () => {
    const fake = hooked({ onAnswer: (_, { isWhole }) => (isWhole ? true : 'hold') });
    expect((await ask(fake, dialect)).text).toMatch(dialect.stream ? / four/ : /One two vile four/);
    expect(fake.records).toMatchObject([{ outcome: 'ok', cost: 13 }]);
  });

  it('ends where the hook holds it for ever', async () => {
    const fake = hooked({ onAnswer: () => 'hold' });
    const { text } = await ask(fake, dialect);
    expect(text).toMatch(dialect.filtered);
    expect(text).not.toMatch(/One|two|vile|four/);
  });

  it.each<[string, GatewayOptions['onAnswer'], RegExp]>([
    ['throws', () => Promise.reject(new Error(SECRET)), new RegExp(SECRET)],
    ['hangs', () => new Promise(() => {}), /did not end within 20 ms/],
  ])('ends with an error where the hook %s, and only the log says why', async (_, onAnswer, reason) => {
    const fake = hooked({ onAnswer, bounds: { hookMs: 20 } });
    const { status, text } = await ask(fake, dialect);
    expect(status).toBe(dialect.stream ? 200 : 500);
    expect(text).toContain('Quote the request id');
    expect(text).not.toMatch(/secret|hook|did not end|One|vile/);
    expect(text).not.toMatch(/\[DONE\]|response\.completed|message_stop/);
    expect(fake.onError).toHaveBeenCalledTimes(1);
    expect(String(fake.onError.mock.calls[0]?.[0])).toMatch(reason);
    expect(fake.records).toMatchObject([{ outcome: 'INTERNAL' }]);
  });

  it('ends with the words of a GatewayError', async () => {
    const fake = hooked({
      onAnswer() {
        throw new GatewayError('FORBIDDEN', 'No recipes, please.');
      },
    });
    expect((await ask(fake, dialect)).text).toContain('No recipes, please.');
    expect(fake.onError).not.toHaveBeenCalled();
  });
});

describe('what a hook is asked about', () => {
  const streamed = { ...CASES[1], name: '', stream: true } as (typeof CASES)[number];

  it('are thoughts and calls of tools, too', async () => {
    const call = { index: 0, id: 'c', type: 'function', function: { name: 'buy', arguments: '{"item":"vile"}' } };
    for (const delta of [{ reasoning_content: 'so vile' }, { tool_calls: [call] }, { refusal: 'vile' }]) {
      const respond: Respond = () =>
        eventStream([chatEvent({ role: 'assistant', content: '' }), chatEvent(delta), 'data: [DONE]\n\n']);
      const fake = hooked({ onAnswer: (_, { message }) => !JSON.stringify(message).includes('vile') }, respond);
      expect((await ask(fake, streamed)).text).not.toContain('vile');
    }
  });

  it('are all choices, each by its own text', async () => {
    const choice = (index: number, content: string, finish_reason: string | null = null) =>
      chatEvent({}, { choices: [{ index, delta: { content }, finish_reason }] });
    const respond: Respond = () =>
      eventStream([
        choice(0, 'Fine'),
        choice(1, 'Also'),
        choice(1, ' vile'),
        choice(0, '.', 'stop'),
        'data: [DONE]\n\n',
      ]);
    const fake = hooked({ onAnswer: (text) => !text.includes('vile') }, respond);
    const { text } = await ask(fake, streamed);
    expect(text).toMatch(/Fine.*\n[\s\S]*Also/);
    expect(text).not.toContain('vile');
    expect(text.match(/content_filter/g)).toHaveLength(2);
  });

  it('is no text generation, which would pass by', async () => {
    const fake = hooked({ onRequest: () => undefined });
    const bodies = [
      ['/v1/completions', { model: MODEL, prompt: 'Hi' }],
      ['/v1/tasks/text-generation', { model: MODEL, inputs: 'Hi' }],
    ] as const;
    for (const [path, body] of bodies) expect((await fake.gateway(post(path, body))).status).toBe(404);
    expect((await fake.gateway(post('/v1/tasks/conversational', { model: MODEL, ...CHAT }))).status).toBe(200);
    expect(fake.sent).toHaveLength(1);
  });
});

describe('limits', () => {
  const plain = { ...CASES[0], name: '', stream: false } as (typeof CASES)[number];

  it('count a request that a hook refuses, so that nobody can ask it for nothing without an end', async () => {
    const onRequest = vi.fn(() => false);
    const fake = hooked({ onRequest, limits: { user: { requestsPerMinute: 3 }, store: memoryLimits() } });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask(fake, plain)).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(onRequest).toHaveBeenCalledTimes(3);
  });

  it('count a changed request once, by its own size', async () => {
    const onRequest: GatewayOptions['onRequest'] = (request) => ({
      ...request,
      messages: [{ role: 'user', content: 'x'.repeat(4000) }],
    });
    const limits = { requestsPerMinute: 2, tokensPerDay: 1500, concurrent: 1 };
    const fake = hooked({ onRequest, limits: { user: limits } }, speaker({ reports: false }).respond);
    const statuses = [];
    for (let count = 0; count < 2; count += 1) statuses.push((await ask(fake, plain)).status);
    // Two requests fit, and one of a thousand tokens.
    expect(statuses).toEqual([200, 429]);
    expect(fake.sent).toHaveLength(1);
  });

  it('let a user who leaves end the wait for a hook', async () => {
    const leave = new AbortController();
    const fake = hooked({ onRequest: () => new Promise(() => leave.abort()) });
    const reply = await fake.gateway(
      post('/v1/chat/completions', { model: MODEL, ...CHAT }, {}, { signal: leave.signal }),
    );
    expect(reply.status).toBe(499);
    expect(fake.records).toMatchObject([{ outcome: 'cancelled', cost: 0 }]);
    expect(fake.onError).not.toHaveBeenCalled();
  });
});
