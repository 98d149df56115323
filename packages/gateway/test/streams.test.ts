import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GatewayOptions } from '../src/index.ts';
import { memoryStreams } from '../src/index.ts';
import { chatEvent, eventStream, fakeProvider, MODEL } from './fake-provider.ts';
import { attach, eventsOf, handleOf, heldProvider, keptChat, readEvents } from './held-provider.ts';
import { dataOf, post } from './support.ts';

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of open.splice(0)) await close();
});

async function held(options: Partial<GatewayOptions> = {}) {
  const provider = await heldProvider({ streams: memoryStreams(), ...options });
  open.push(() => provider.close());
  return provider;
}

/** Users by a header, as a session names them. */
const byHeader = (request: Request) => ({ id: request.headers.get('x-user') ?? 'ada' });

describe('a stream that is kept', () => {
  it('goes on when its client leaves, and gives exactly the rest to one that attaches', async () => {
    const { url, push, end, sent, records } = await held();
    push('one', 'two', 'three');
    const first = await keptChat(url);
    const handle = handleOf(first);
    const before = await readEvents(first, 2);
    push('four', 'five');
    end();
    const rest = await (await attach(url, handle, 2)).text();
    const whole = await (await attach(url, handle)).text();
    expect(before + rest).toBe(whole);
    expect(dataOf(whole).at(-1)).toBe('[DONE]');
    expect(eventsOf(whole).map((event) => event.split('\n', 1)[0])).toEqual(
      Array.from({ length: 7 }, (_, index) => `id: ${index + 1}`),
    );
    // Paid for once, as an answer that nobody has left.
    expect(sent).toHaveLength(1);
    expect(records).toMatchObject([{ outcome: 'ok', outputTokens: 5 }]);
  });

  it('gives two readers the same, each from where it is, while it runs', async () => {
    const { url, push, end } = await held();
    push('one');
    const first = await keptChat(url);
    const handle = handleOf(first);
    const second = await attach(url, handle);
    push('two');
    end();
    const [one, two] = await Promise.all([first.text(), second.text()]);
    expect(two).toBe(one);
    expect(eventsOf(one)).toHaveLength(4);
  });

  it('gives whole events after any cut of its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
        async (texts, cuts) => {
          const events = texts.map((content) => chatEvent({ content }));
          const { gateway } = fakeProvider(() => eventStream([...events, 'data: [DONE]\n\n']), {
            streams: memoryStreams(),
          });
          const body = { model: MODEL, stream: true, messages: [{ role: 'user', content: 'Hi' }] };
          const response = await gateway(post('/v1/chat/completions', body, { 'x-keep-stream': 'true' }));
          const handle = handleOf(response);
          const whole = new TextEncoder().encode(await response.text());
          for (const cut of cuts) {
            const read = eventsOf(new TextDecoder().decode(whole.slice(0, cut % whole.length)));
            const path = `http://gateway.test/v1/streams/${handle}?from=${read.length}`;
            const rest = await (await gateway(new Request(path))).text();
            expect(read.join('') + rest).toBe(new TextDecoder().decode(whole));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['responses', { model: MODEL, stream: true, input: 'Hi' }],
    ['messages', { model: MODEL, stream: true, max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] }],
    ['completions', { model: MODEL, stream: true, prompt: 'Hi' }],
  ])('has the events of its form in %s', async (route, body) => {
    const { gateway } = fakeProvider(
      () => eventStream([chatEvent({ content: 'Hi' }, { usage: null }), 'data: [DONE]\n\n']),
      { streams: memoryStreams() },
    );
    const response = await gateway(post(`/v1/${route}`, body, { 'x-keep-stream': 'true' }));
    const whole = await response.text();
    const path = `http://gateway.test/v1/streams/${handleOf(response)}`;
    expect(await (await gateway(new Request(path))).text()).toBe(whole);
    expect(await (await gateway(new Request(`${path}?from=1`))).text()).toBe(eventsOf(whole).slice(1).join(''));
    expect(eventsOf(whole).length).toBeGreaterThan(1);
  });

  it('is stopped by a request of its own, which its readers learn of', async () => {
    const { url, push, cancelled, records } = await held();
    push('one');
    const handle = handleOf(await keptChat(url));
    const reader = await attach(url, handle);
    const stopped = await fetch(`${url}/v1/streams/${handle}`, { method: 'DELETE' });
    expect(await stopped.json()).toEqual({ id: handle, object: 'stream', status: 'stopped' });
    await cancelled;
    expect(JSON.parse(dataOf(await reader.text()).at(-1) ?? '')).toMatchObject({ error: { code: 'CANCELLED' } });
    expect(records.map(({ outcome }) => outcome)).toEqual(['cancelled']);
    // Another click changes nothing.
    expect((await fetch(`${url}/v1/streams/${handle}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('has nothing more after its last event', async () => {
    const { url, push, end } = await held();
    push('one');
    end();
    const response = await keptChat(url);
    const { length } = eventsOf(await response.text());
    expect((await attach(url, handleOf(response), length)).status).toBe(204);
  });

  it('keeps the connection of a reader open while its model is silent', async () => {
    const { url, push } = await held({ bounds: { keepAliveMs: 20 } });
    push('one');
    const reader = (await attach(url, handleOf(await keptChat(url)), 1)).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(': keep-alive\n\n');
    await reader?.cancel();
  });

  it('ends with the access of its user', async () => {
    const access = new AbortController();
    const { url, push, cancelled } = await held({ authorize: () => ({ id: 'ada', signal: access.signal }) });
    push('one');
    const handle = handleOf(await keptChat(url));
    access.abort();
    await cancelled;
    expect((await attach(url, handle)).status).toBe(401);
  });
});

describe('a stream whose request does not ask to keep it', () => {
  it('has no handle, and is cancelled when its client leaves', async () => {
    const { url, push, cancelled, records } = await held();
    push('one');
    const response = await keptChat(url, { 'x-keep-stream': 'false' });
    expect(response.headers.has('x-stream-handle')).toBe(false);
    expect(await readEvents(response, 1)).not.toContain('id: ');
    await cancelled;
    await expect.poll(() => records.map(({ outcome }) => outcome)).toEqual(['cancelled']);
  });

  it('is so, too, at a gateway that keeps none', async () => {
    const { url, push, cancelled } = await held({ streams: undefined });
    push('one');
    const response = await keptChat(url);
    expect(response.headers.has('x-stream-handle')).toBe(false);
    await readEvents(response, 1);
    await cancelled;
    expect((await attach(url, 'x.y')).status).toBe(404);
  });
});

describe('the handle of a stream', () => {
  it('is refused to another user, and where a letter of it was changed', async () => {
    const { url, push } = await held({ authorize: byHeader });
    push('one');
    const handle = handleOf(await keptChat(url));
    expect((await attach(url, handle)).status).toBe(200);
    const stranger = await attach(url, handle, 0, { 'x-user': 'eve' });
    expect([stranger.status, (await stranger.json()).error.code]).toEqual([404, 'NOT_FOUND']);
    const stop = await fetch(`${url}/v1/streams/${handle}`, { method: 'DELETE', headers: { 'x-user': 'eve' } });
    expect(stop.status).toBe(404);
    const [payload = '', signature = ''] = handle.split('.');
    const forged = btoa(atob(payload).replace('ada', 'eve')).replace(/=+$/, '');
    expect((await attach(url, `${forged}.${signature}`, 0, { 'x-user': 'eve' })).status).toBe(404);
  });

  it('says so once its stream is no longer kept', async () => {
    const { url, push, end } = await held({ streams: memoryStreams({ keepMs: 60_000 }) });
    push('one');
    end();
    const response = await keptChat(url);
    await response.text();
    const handle = handleOf(response);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 59_000);
    expect((await attach(url, handle)).status).toBe(200);
    clock.mockReturnValue(now + 61_000);
    const late = await attach(url, handle);
    expect([late.status, (await late.json()).error]).toMatchObject([
      410,
      { code: 'EXPIRED', message: expect.stringContaining('Request the answer again') },
    ]);
    expect((await fetch(`${url}/v1/streams/${handle}`, { method: 'DELETE' })).status).toBe(410);
  });

  it.each(['-1', 'x', '1.5'])('takes no %s for the id of an event', async (from) => {
    const { url, push } = await held();
    push('one');
    const handle = handleOf(await keptChat(url));
    expect((await fetch(`${url}/v1/streams/${handle}?from=${from}`)).status).toBe(400);
  });
});
