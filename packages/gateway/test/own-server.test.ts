import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { createGateway, type UsageRecord } from '../src/index.ts';
import { chatEvent, eventStream, fakeProvider, MODEL } from './fake-provider.ts';
import { post } from './support.ts';

const chat = { model: MODEL, messages: [{ role: 'user', content: 'Hi' }] };
const ADDRESS = /provider\.example|127\.0\.0\.1|10\.1\.2\.3|vllm|endpointUrl|33263/;

it.each([400, 401, 403, 404, 405, 413, 415, 422, 429, 500, 503])(
  'tells users nothing of the address of an own server that responds with %i',
  async (status) => {
    for (const body of [
      JSON.stringify({
        error: { message: 'too long for http://10.1.2.3:8000/v1 (provider.example, vllm-internal.svc:8000)' },
      }),
      'not found at //127.0.0.1:33263/v1',
      '{}',
      '<html><title>404 at provider.example</title></html>',
    ]) {
      for (const stream of [false, true]) {
        const { gateway } = fakeProvider(() => new Response(body, { status }));
        const reply = await gateway(post('/v1/chat/completions', { ...chat, stream }));
        expect(reply.status).toBeGreaterThanOrEqual(400);
        const shown = `${await reply.text()} ${JSON.stringify([...reply.headers])}`;
        expect(shown).not.toMatch(ADDRESS);
      }
    }
  },
);

it('passes on the words of the server', async () => {
  const { gateway } = fakeProvider(() =>
    Response.json({ error: { message: 'The prompt is too long.' } }, { status: 400 }),
  );
  const { error } = await (await gateway(post('/v1/chat/completions', chat))).json();
  expect(error.message).toBe('The provider refused the request: The prompt is too long.');
});

it('tells users nothing of an address that cannot be reached', async () => {
  const records: UsageRecord[] = [];
  const gateway = createGateway({
    client: new InferenceClient('key', { retry: false }),
    models: { [MODEL]: { targets: [{ model: 'a/b', endpointUrl: 'http://127.0.0.1:1/v1' }] } },
    authorize: () => ({ id: 'tester' }),
    onUsage: (record) => records.push(record),
  });
  const reply = await gateway(post('/v1/chat/completions', chat));
  expect(reply.status).toBe(502);
  expect(await reply.text()).not.toMatch(ADDRESS);
});

it.each<[string, object]>([
  ['data', { data: 'http://127.0.0.1:33263/secret' }],
  ['an object', { inputs: { image: 'http://127.0.0.1:33263/secret' } }],
  ['inputs', { inputs: '/etc/passwd' }],
])('fetches and reads nothing that is named by %s', async (_, body) => {
  const { gateway, sent } = fakeProvider(() => Response.json([]));
  const task = 'data' in body ? 'image-classification' : 'zero-shot-image-classification';
  const parameters = { candidate_labels: ['a'] };
  const reply = await gateway(post(`/v1/tasks/${task}`, { model: MODEL, parameters, ...body }));
  expect([reply.status, sent.length]).toEqual([400, 0]);
});

it('gives an image of an own server as data, not as its address', async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const client = new InferenceClient('key', {
    retry: false,
    fetch: async (url) =>
      String(url).endsWith('.png')
        ? new Response(Buffer.from(png, 'base64'), { headers: { 'content-type': 'image/png' } })
        : Response.json({ data: [{ url: 'https://provider.example/made.png' }] }),
  });
  const models = { [MODEL]: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }] } };
  const gateway = createGateway({ client, models, authorize: () => ({ id: 'tester' }) });
  const reply = await gateway(
    post('/v1/images/generations', { model: MODEL, prompt: 'a boat', response_format: 'url' }),
  );
  expect(await reply.json()).toMatchObject({ data: [{ url: `data:image/png;base64,${png}` }] });
});

it('says in a sentence that the stream of an own server has broken off', async () => {
  const { gateway } = fakeProvider(() => eventStream([chatEvent({ content: 'Hel' })]));
  const reply = await gateway(post('/v1/chat/completions', { ...chat, stream: true }));
  expect(await reply.text()).toContain('"message":"The provider ended the stream too early."');
});
