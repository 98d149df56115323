import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type CallEvent, chatCompletion } from '../src/index.ts';
import { type Answer, ARGS, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const KEY = 'key/4711+canary';
const ESCAPED = Array.from(KEY, (character) => `\\u00${character.charCodeAt(0).toString(16)}`).join('');

/** Everything that a failed call shows: the error however it is printed, and the events. */
async function shown(answer: Answer): Promise<string> {
  const events: CallEvent[] = [];
  const onEvent = (event: CallEvent) => void events.push(event);
  const options = { fetch: fakeFetch(answer), mapping: MAPPING, retry: false, onEvent } as const;
  const error: unknown = await chatCompletion({ ...ARGS, accessToken: KEY }, options).catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  const printed = inspect([error, events], { depth: 12, showHidden: true });
  return [printed, JSON.stringify(error), String(error), (error as Error).stack].join('\n');
}

const headers = { Authorization: `Bearer ${KEY}` };
const thrown = (value: unknown): Answer => {
  return () => {
    throw value;
  };
};
const json = (body: string, init: ResponseInit = { status: 400 }): Answer => {
  return () => new Response(body, { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });
};

/** The key behind text of one to three bytes a character, across the end of the part that an error keeps. */
const long = (before: string, key: string, after = 100_000) => json(`${before}${key}${'z'.repeat(after)}`);

const CASES: Readonly<Record<string, Answer>> = {
  'in a member of what fetch throws': thrown(Object.assign(new Error('no'), { config: { headers } })),
  'in a request that hangs on what fetch throws': thrown(
    Object.assign(new Error('no'), { request: new Request('https://x.example', { headers }) }),
  ),
  'below a symbol': thrown(Object.assign(new Error('no'), { [Symbol('request')]: { headers } })),
  'in a thrown object': thrown({ message: 'no', config: { headers } }),
  'in a cause of a cause': thrown(new Error('a', { cause: new Error('b', { cause: { headers } }) })),
  'in one of several errors': thrown(new AggregateError([Object.assign(new Error('x'), { headers })], 'many')),
  'in a message and a stack': thrown(new Error(`no connection with ${KEY}`)),
  'in a body': json(JSON.stringify({ error: `bad key ${KEY}` })),
  'in a body, written in escapes': json(`{"error":"bad key ${ESCAPED}"}`),
  'in a body, with escaped slashes': json(`{"error":"bad key ${KEY.replaceAll('/', '\\/')}"}`),
  'in JSON inside JSON': json(JSON.stringify({ error: `{"detail":"${ESCAPED}"}` })),
  'in a body that is not JSON': () => new Response(`bad key ${KEY}`, { status: 400 }),
  'in a header': json('{}', { status: 400, headers: { 'x-request-id': KEY } }),
  'in the content type': () => new Response('x', { status: 400, headers: { 'Content-Type': `text/${KEY}` } }),
  'in the host of a redirect': () =>
    new Response(null, { status: 307, headers: { location: `https://${KEY}.example/` } }),
  'in the path of a redirect': (_, number) =>
    number === 1
      ? new Response(null, { status: 307, headers: { location: `/${KEY}` } })
      : new Response('no', { status: 400 }),
  'at the end of a body that is cut within it': json(`{"error":"bad key ${KEY.slice(0, -1)}`),
  'at the end of a body that is cut within its escapes': json(`{"error":"bad key ${ESCAPED.slice(0, -3)}`),
  'at the end of JSON that is cut within it': () =>
    new Response(`{"error":"bad key ${KEY.slice(0, -2)}`, { headers: { 'Content-Type': 'application/json' } }),
  'across the end of what an error keeps': long('x'.repeat(65_505), KEY),
  'in escapes across the end of what an error keeps': long('x'.repeat(65_505), ESCAPED),
  'across that end, behind letters of several bytes': long('é'.repeat(65_530), KEY),
  'across that end, where the body ends soon': long('x'.repeat(65_528), KEY, 3),
  'beside a fault in JSON': () =>
    new Response(`{"key":"${KEY}", nope}`, { headers: { 'Content-Type': 'application/json' } }),
};

describe('a key that is echoed', () => {
  it.each(Object.entries(CASES))('%s is not shown', async (_, answer) => {
    const text = await shown(answer);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain('key/4711');
    expect(text).not.toContain('canary');
    expect(text).not.toContain(ESCAPED.slice(0, 18));
    expect(text).not.toContain(ESCAPED.slice(-18));
  });

  it.each(['', 'B', 'Bearer ', 'user:'])('is not shown in base64 behind "%s"', async (before) => {
    for (const encode of [btoa, (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_')]) {
      const encoded = encode(`${before}${KEY}`);
      const text = await shown(json(JSON.stringify({ error: `bad header ${encoded}, see the manual` })));
      expect(text).toContain('see the manual');
      expect(text).not.toContain(encoded.slice(6, -6));
    }
  });

  it('is not shown wherever a body of many chunks is cut', async () => {
    for (let at = 0; at <= KEY.length; at++) {
      const filler = 'x'.repeat(65_536 - at);
      const chunks = [filler, KEY.slice(0, at), KEY.slice(at), 'y'.repeat(70_000)];
      const body = () => new Blob(chunks).stream();
      const text = await shown(() => new Response(body(), { status: 400 }));
      expect(text, `after ${at} characters`).not.toContain(KEY.slice(0, 4));
    }
  });

  it('is the payer of a call, too, wherever the service repeats it', async () => {
    const payer = 'canary-payer';
    const events: CallEvent[] = [];
    const fetch = fakeFetch(({ headers }) =>
      Response.json(
        { error: `${headers.get('x-hf-bill-to')} has no credits` },
        { status: 402, headers: { 'x-request-id': payer } },
      ),
    );
    const options = { fetch, mapping: MAPPING, billTo: payer, onEvent: (event: CallEvent) => void events.push(event) };
    const error: unknown = await chatCompletion({ ...ARGS, accessToken: 'hf_x' }, options).catch((reason) => reason);
    expect((error as Error).message).toContain('[redacted] has no credits');
    expect(inspect([error, events], { depth: 12, showHidden: true })).not.toContain(payer);
  });

  it('leaves the advice about a missing token, with a payer or without', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'no' }, { status: 401 }));
    const args = { endpointUrl: 'https://own.example', messages: [] };
    const error: unknown = await chatCompletion(args, { fetch, billTo: 'an-org' }).catch((reason) => reason);
    expect((error as Error).message).toContain('No access token was given');
  });

  it('leaves a harmless cause as it is', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', errno: -111 });
    const failed = new TypeError('fetch failed', { cause });
    const options = { fetch: fakeFetch(thrown(failed)), mapping: MAPPING, retry: false } as const;
    const error: unknown = await chatCompletion(ARGS, options).catch((reason) => reason);
    expect((error as Error).cause).toBe(failed);
  });
});
