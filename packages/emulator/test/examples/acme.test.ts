import { expect, it } from 'vitest';
import { directApp } from '../../src/router/provider-app.ts';
import { createWorld } from '../../src/world.ts';
import { acme } from './providers/acme.example.ts';

const pace = { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 };
const app = directApp(acme, createWorld({ basePath: '', pace, now: () => 0 }));

async function ask(model: string, key = 'acme-key') {
  const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'What is 6 times 7?' }] });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await app.request('/v1/chat/completions', { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

it('the provider of docs/how-to/add-a-provider.md answers and refuses', async () => {
  const content = expect.stringContaining('42');
  expect(await ask('llama-3.1-8b')).toMatchObject({ status: 200, body: { choices: [{ message: { content } }] } });
  expect(await ask('nothing')).toEqual({ status: 404, body: { error: { message: 'unknown model nothing' } } });
  expect(await ask('llama-3.1-8b', 'invalid')).toMatchObject({ status: 401 });
});
