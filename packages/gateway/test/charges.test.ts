import { expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { type LimitStore, memoryLimits } from '../src/index.ts';
import { chatEvent, eventStream, fakeProvider, MODEL, type SentBody } from './fake-provider.ts';
import { type Ending, randomCall, readByProvider, UNUSED } from './random-call.ts';
import { post } from './support.ts';

const CASES = 600;
const bounds = { outputTokens: 64, choices: 4 };
const price = { input: 1, output: 10 };
const users = ['ada', 'bob', 'cyd'];
const limits = { tokensPerDay: 1_000_000, costPerDay: 100, concurrent: 2 };

interface Used {
  tokens: number;
  cost: number;
}

/** Counters in memory, with the sums of each, once all changes have been made. */
function watchedLimits() {
  const store = memoryLimits();
  const totals = new Map<string, number>();
  const changes: Promise<unknown>[] = [];
  const watched: LimitStore = {
    ...store,
    add(key, amount, seconds) {
      const change = store.add(key, amount, seconds).then((state) => {
        totals.set(key, state.total);
        return state;
      });
      changes.push(change);
      return change;
    },
  };
  const totalOf = async (limit: string, user: string) => {
    await Promise.all(changes);
    return [...totals]
      .filter(([key]) => key.startsWith(`${limit}:`) && key.endsWith(`:${user}`))
      .reduce((sum, [, total]) => sum + total, 0);
  };
  return { store: watched, totalOf };
}

/** The response of a provider that generates some tokens and ends in a way. */
function respond(ending: Ending, body: SentBody, usage: object): Response {
  const [, refused] = /^refused with (\d+)/.exec(ending) ?? [];
  if (refused !== undefined) return Response.json({ error: { message: 'no' } }, { status: Number(refused) });
  if (ending === 'no connection')
    throw Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
    });
  if (ending === 'not readable') return new Response('no JSON', { headers: { 'content-type': 'application/json' } });
  const counted = ending === 'whole, without usage' ? {} : { usage };
  const text = { text: 'Yes', index: 0, finish_reason: 'stop' };
  const choices =
    'messages' in body ? [{ index: 0, message: { role: 'assistant', content: 'Yes' }, finish_reason: 'stop' }] : [text];
  if (body.stream !== true) {
    if (ending === 'broken in the middle') {
      return new Response(broken('{"choices":'), { headers: { 'content-type': 'application/json' } });
    }
    if (ending === 'left by the client')
      return new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    return Response.json({ choices, ...counted });
  }
  const first =
    'messages' in body
      ? chatEvent({ content: 'Yes' })
      : `data: ${JSON.stringify({ choices: [{ ...text, finish_reason: null }] })}\n\n`;
  if (ending === 'broken in the middle')
    return new Response(broken(first), { headers: { 'content-type': 'text/event-stream' } });
  if (ending === 'left by the client') return eventStream([first], { isOpen: true });
  const last =
    'messages' in body
      ? chatEvent({}, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
      : `data: ${JSON.stringify({ choices: [{ ...text, text: '' }] })}\n\n`;
  return eventStream([first, last, `data: ${JSON.stringify({ choices: [], ...counted })}\n\n`, 'data: [DONE]\n\n']);
}

/** A body that breaks after some text. */
function broken(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      if (text === '') controller.error(new TypeError('terminated'));
      else controller.enqueue(new TextEncoder().encode(text));
      text = '';
    },
  });
}

/** Reads a response as the ending says, and leaves where it says so. */
async function read(response: Response, ending: Ending): Promise<void> {
  if (ending !== 'left by the client') return void (await response.text());
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

it(`bounds what reaches a provider, and counts no less than it used: ${CASES} bodies, users and endings by chance`, async () => {
  const random = seededRandom(20_261_128);
  const { store, totalOf } = watchedLimits();
  const used = new Map<string, Used>(users.map((user) => [user, { tokens: 0, cost: 0 }]));
  let current = randomCall(random, users, MODEL);
  let leaving = new AbortController();
  const unbounded: object[] = [];
  const { gateway, sent, records } = fakeProvider(
    (body) => {
      const asked = readByProvider(body);
      // An error that is thrown here would be one of the connection.
      if (asked.tokens > bounds.outputTokens || asked.choices > bounds.choices) unbounded.push({ current, body });
      const output = asked.choices * (random() < 0.5 ? asked.tokens : Math.floor(random() * asked.tokens));
      const input = Math.floor(JSON.stringify(body.messages ?? body.prompt ?? '').length / 4);
      const sum = used.get(current.user);
      if (sum && !UNUSED.has(current.ending)) {
        sum.tokens += input + output;
        sum.cost += (input * price.input + output * price.output) / 1e6;
      }
      if (current.ending === 'left by the client' && body.stream !== true) queueMicrotask(() => leaving.abort());
      const usage = {
        prompt_tokens: input,
        ...(current.ending !== 'whole, with half of its usage' && { completion_tokens: output }),
      };
      return respond(current.ending, body, usage);
    },
    {
      bounds,
      limits: { store, user: limits, all: limits },
      models: { [MODEL]: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }], price } },
      authorize: (request) => ({ id: request.headers.get('x-user') ?? '' }),
    },
  );
  const statuses = new Map<number, number>();
  for (let index = 0; index < CASES; index++) {
    leaving = new AbortController();
    const before = sent.length;
    const response = await gateway(
      post(current.path, current.body, { 'x-user': current.user }, { signal: leaving.signal }),
    );
    await read(response, current.ending);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect(records.length, JSON.stringify(current)).toBe(sent.length);
    expect(sent.length - before).toBeLessThanOrEqual(1);
    current = randomCall(random, users, MODEL);
  }
  expect(unbounded).toEqual([]);
  // Both kinds of body are among them.
  expect(statuses.get(200)).toBeGreaterThan(CASES / 10);
  expect(statuses.get(400)).toBeGreaterThan(CASES / 10);
  for (const [user, { tokens, cost }] of used) {
    const recorded = records
      .filter((record) => record.user === user)
      .reduce((sum, record) => sum + (record.cost ?? 0), 0);
    expect(tokens).toBeGreaterThan(0);
    expect(await totalOf('tokensPerDay', `user:${user}`)).toBeGreaterThanOrEqual(tokens);
    expect(await totalOf('costPerDay', `user:${user}`)).toBeGreaterThanOrEqual(Math.floor(cost * 1e6));
    expect(recorded).toBeGreaterThanOrEqual(cost * (1 - 1e-9));
    // No place is held any longer.
    for (const id of ['one', 'two'])
      expect(await store.acquire(`calls:user:${user}`, id, limits.concurrent, 1)).toBe(true);
  }
});
