import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { type CallOptions, type ChatCompletionArgs, InferenceClient, type InferenceError } from '../src/index.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

const mapping = {
  'o/m': [{ provider: 'groq', providerId: 'm', hfModelId: 'o/m', task: 'conversational', status: 'live' }],
};
const args: ChatCompletionArgs = { provider: 'groq', model: 'o/m', messages: [] };

/** Calls chat and returns the first request and the error, if there is one. */
async function chat(options: CallOptions, more: object = {}, token?: string) {
  const fetch = fakeFetch(() => Response.json(CHAT));
  const client = new InferenceClient(token, { fetch, mapping, retry: false, ...options });
  const error = await client
    .chatCompletion({ ...args, ...more })
    .then(() => undefined)
    .catch((thrown: InferenceError) => thrown);
  return { first: fetch.seen[0], message: error?.message };
}

const endpoint = { provider: undefined, endpointUrl: 'https://gateway.example/v1?team=a' };

describe('headers of the options', () => {
  it('are sent with those of the client, and replace them whatever their spelling', async () => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const headers = { 'X-Team': 'a', 'x-trace': 'old', 'x-gone': '1' };
    const client = new InferenceClient('hf_abcdefgh', { fetch, mapping, headers });
    await client.chatCompletion(args, { headers: { 'X-Trace': 'new', 'x-gone': undefined, 'user-agent': 'own/1' } });
    const sent = fetch.seen[0]?.headers;
    expect([sent?.get('x-team'), sent?.get('x-trace'), sent?.has('x-gone')]).toEqual(['a', 'new', false]);
    expect(sent?.get('user-agent')).toBe('own/1');
    expect(sent?.get('authorization')).toBe('Bearer hf_abcdefgh');
    expect(sent?.get('content-type')).toBe('application/json');
  });

  it('are not sent to the hub', async () => {
    const fetch = fakeFetch(({ url }) =>
      Response.json(url.includes('/api/models/') ? { inferenceProviderMapping: mapping['o/m'] } : CHAT),
    );
    const client = new InferenceClient('hf_abcdefgh', { fetch, headers: { 'x-team': 'a' }, query: { team: 'a' } });
    await client.chatCompletion(args);
    expect(fetch.seen.map(({ url, headers }) => [new URL(url).search, headers.get('x-team')])).toEqual([
      ['?expand%5B%5D=inferenceProviderMapping', null],
      ['?team=a', 'a'],
    ]);
  });

  it.each<[NonNullable<CallOptions['headers']>, object, string | undefined, string]>([
    [{ authorization: 'Bearer x' }, {}, undefined, "The header 'authorization' is for calls with an endpointUrl."],
    [{ Authorization: 'Bearer x' }, endpoint, 'key', 'Both an access token and the header'],
    [{ 'Content-Type': 'text/plain' }, {}, undefined, "The header 'Content-Type' is set by the client"],
    [{ host: 'x' }, endpoint, undefined, "The header 'host' is set by the client"],
    [{ 'x y': 'a' }, {}, undefined, '"x y" is not the name of a header.'],
    [{ x: 'a\r\nb: c' }, {}, undefined, "The header 'x' has a character that HTTP headers cannot have"],
    [{ x: 5 as never }, {}, undefined, "The header 'x' has to be text."],
  ])('%j are refused where they would do harm', async (headers, more, token, message) => {
    const refused = await chat({ headers }, more, token);
    expect(refused.message?.startsWith(message)).toBe(true);
    expect(refused.first).toBeUndefined();
  });

  it('may hold the credentials of an endpoint, which no error shows', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'wrong key sk-canary4711 of s3cret42' }, { status: 401 }));
    const client = new InferenceClient(undefined, {
      fetch,
      retry: false,
      headers: { authorization: 'Bearer sk-canary4711' },
      query: { api_key: 's3cret42' },
    });
    const error = await client.chatCompletion({ ...args, ...endpoint }).catch((thrown: unknown) => thrown);
    expect(fetch.seen[0]?.headers.get('authorization')).toBe('Bearer sk-canary4711');
    expect(fetch.seen[0]?.url).toBe('https://gateway.example/v1/chat/completions?team=a&api_key=s3cret42');
    expect(JSON.stringify([error, (error as Error).message])).not.toMatch(/canary4711|s3cret42/);
  });

  it('that hold no credential stay readable in errors', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'openai error: no such model' }, { status: 400 }));
    const headers = { 'x-portkey-provider': 'openai', 'x-portkey-api-key': 'pk-canary4711' };
    const client = new InferenceClient(undefined, { fetch, retry: false, headers });
    await expect(client.chatCompletion({ ...args, ...endpoint })).rejects.toThrow('openai error: no such model');
  });

  it('are part of a prepared request', () => {
    const options = { headers: { 'x-team': 'a' }, query: { tenant: 'b' } };
    const request = prepare(
      { task: 'conversational', args: { ...args, provider: 'groq', accessToken: 'key' } },
      options,
    );
    expect(request).toMatchObject({
      url: 'https://api.groq.com/openai/v1/chat/completions?tenant=b',
      headers: { 'x-team': 'a' },
    });
  });

  it('go with the polls of a job, and with no download', async () => {
    const job = { provider: 'fal-ai', providerId: 'fal-ai/x', hfModelId: 'o/m', task: 'text-to-video', status: 'live' };
    const fetch = fakeFetch(({ url }, number) => {
      if (url.startsWith('https://v3.fal.media/'))
        return new Response('\0\0\0\x10ftypisom', { headers: { 'Content-Type': 'video/mp4' } });
      if (number === 1) return Response.json({ request_id: 'r-1', status: 'IN_QUEUE' });
      return Response.json(
        number === 2 ? { status: 'COMPLETED' } : { video: { url: 'https://v3.fal.media/files/a.mp4' } },
      );
    });
    const client = new InferenceClient('key', { fetch, mapping: { 'o/m': [job] }, headers: { 'x-team': 'a' } });
    await client.textToVideo({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat' });
    expect(fetch.seen.map(({ url, headers }) => [new URL(url).host, headers.get('x-team')])).toEqual([
      ['queue.fal.run', 'a'],
      ['queue.fal.run', 'a'],
      ['queue.fal.run', 'a'],
      ['v3.fal.media', null],
    ]);
  });
});
