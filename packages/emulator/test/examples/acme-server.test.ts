import { expect, it } from 'vitest';
import { createProviderCaller } from '../call-provider.ts';
import { acmeServer } from './servers/acme-server.example.ts';

const call = createProviderCaller(acmeServer);

it('the server of the documentation chats without a key, whatever the model, and has its own errors', async () => {
  const body = { model: 'any', messages: [{ role: 'user', content: 'What is 2 + 2?' }] };
  const chat = await call({ path: '/v1/chat/completions', body });
  expect(await chat.json()).toMatchObject({
    build: 'b42',
    choices: [{ message: { content: expect.stringContaining('4') } }],
  });
  const vector = await call({ path: '/v1/embeddings', body: { input: 'a boat' } });
  expect(await vector.json()).toMatchObject({ data: [{ index: 0 }] });
  expect(await (await call({ method: 'GET', path: '/health' })).json()).toEqual({ status: 'ok' });
  const lost = await call({ path: '/v2/chat', body });
  expect([lost.status, await lost.json()]).toEqual([404, { error: { code: 404, message: 'no such path' } }]);
});
