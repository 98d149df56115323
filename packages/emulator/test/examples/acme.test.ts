import { expect, it } from 'vitest';
import { createProviderCaller } from '../call-provider.ts';
import { acme } from './providers/acme.example.ts';

const callAcme = createProviderCaller(acme);

async function chat(model: string, key = 'acme-key') {
  const response = await callAcme({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${key}` },
    body: { model, messages: [{ role: 'user', content: 'What is 6 times 7?' }] },
  });
  return { status: response.status, body: await response.json() };
}

it('the provider of docs/how-to/add-a-provider.md responds, and rejects what it should', async () => {
  const content = expect.stringContaining('42');
  expect(await chat('llama-3.1-8b')).toMatchObject({ status: 200, body: { choices: [{ message: { content } }] } });
  expect(await chat('nothing')).toMatchObject({ status: 404, body: { error: { code: 'model_not_found' } } });
  expect(await chat('llama-3.1-8b', 'invalid')).toMatchObject({ status: 401 });
});
