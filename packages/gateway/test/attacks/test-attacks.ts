import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LimitStore } from '../../src/index.ts';
import { CHAT_MODEL } from '../support.ts';
import {
  auth,
  chat,
  closeAttacked,
  json,
  KEY,
  post,
  revokeKey,
  SECRETS,
  slowStream,
  startAttacked,
} from './attacked-gateway.ts';
import { attacks } from './attacks.ts';
import { DIALECT_STREAMS, dialectAttacks } from './dialect-attacks.ts';

/** Defines a test for each attack, on a gateway with a store of limits. */
export function testAttacks(open: () => LimitStore): void {
  beforeAll(() => startAttacked(open()));

  afterAll(closeAttacked);

  it.each([...attacks, ...dialectAttacks(post, { key: KEY, model: CHAT_MODEL })])(
    '$name: refused, and nothing lost for others',
    async ({ run, refused }) => {
      const { status, text } = await run();
      expect(refused, text.slice(0, 500)).toContain(status);
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/<html|<!doctype|at .*\.ts:\d+/i);
      expect((await chat()).status).toBe(200);
    },
  );

  it('a page of a listed origin is let in, and may read the response', async () => {
    const { status, text } = await chat(
      {},
      { ...auth, origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([status, text.includes('"access-control-allow-origin","https://friend.example"')]).toEqual([200, true]);
  });

  it('fields that choose another target are not passed on', async () => {
    const { status } = await chat({
      endpointUrl: 'http://127.0.0.1:1',
      accessToken: 'provider-secret',
      provider: 'evil',
      fallbacks: [{ endpointUrl: 'http://127.0.0.1:1' }],
    });
    expect(status).toBe(200);
  });

  it('200 requests at once pass no more than the limit of their user, and none of others is refused', async () => {
    const poor = { ...json, authorization: 'Bearer poor' };
    const minute = readMinute();
    const replies = await Promise.all(Array.from({ length: 200 }, () => chat({}, poor)));
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3 * (readMinute() - minute + 1));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await chat()).status).toBe(200);
  });

  it('the limits of a user are those of all dialects together', async () => {
    const poor = { ...json, authorization: 'Bearer frugal' };
    const ways = [
      () => chat({}, poor),
      () => post('/v1/responses', { model: CHAT_MODEL, input: 'Hi' }, poor),
      () =>
        post('/v1/messages', { model: CHAT_MODEL, max_tokens: 5, messages: [{ role: 'user', content: 'Hi' }] }, poor),
    ];
    const minute = readMinute();
    const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => ways[at % ways.length]?.()));
    expect(replies.filter((reply) => reply?.status === 200).length).toBeLessThanOrEqual(
      3 * (readMinute() - minute + 1),
    );
    expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200, 429]));
  });

  it.each<readonly [path: string, body: object, end: RegExp, isWhole: RegExp]>([
    [
      '/v1/chat/completions',
      { messages: [{ role: 'user', content: 'Tell me a long story.' }] },
      /"code":"UNAUTHORIZED"/,
      /\[DONE\]/,
    ],
    ...DIALECT_STREAMS,
  ])('a key that is revoked ends its streams with an error: %s', async (path, body, end, isWhole) => {
    const stream = await slowStream(path, body);
    const reader = stream.getReader();
    await reader.read();
    revokeKey();
    let rest = '';
    const decoder = new TextDecoder();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) rest += decoder.decode(piece.value);
    expect(rest).toMatch(end);
    expect(rest).not.toMatch(isWhole);
    expect(
      (await post(path, { model: CHAT_MODEL, ...body }, { ...json, authorization: 'Bearer revocable' })).status,
    ).toBe(401);
    expect((await chat()).status).toBe(200);
  });
}

/** Number of the minute that limits are counted in: a test that goes on into the next one has the limit again. */
function readMinute(): number {
  return Math.floor(Date.now() / 60_000);
}
