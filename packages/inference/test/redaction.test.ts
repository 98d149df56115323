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
  'beside a fault in JSON': () =>
    new Response(`{"key":"${KEY}", nope}`, { headers: { 'Content-Type': 'application/json' } }),
};

describe('a key that is echoed', () => {
  it.each(Object.entries(CASES))('%s is not shown', async (_, answer) => {
    const text = await shown(answer);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain('canary');
    expect(text).not.toContain(ESCAPED.slice(-18));
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
