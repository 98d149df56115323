import { expect, it } from 'vitest';
import { createProviderCaller } from '../call-provider.ts';
import { acme } from './providers/acme.example.ts';
import { acmeJobs } from './providers/acme-jobs.example.ts';

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

const call = createProviderCaller(acmeJobs);
const headers = { authorization: 'Bearer acme-key' };
const submit = async (prompt: string) => {
  const body = { prompt, width: 64, height: 64 };
  const response = await call({ path: '/v1/models/acme/flux/predictions', headers, body });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; status: string };
};
const poll = async (id: string) => (await call({ method: 'GET', path: `/v1/predictions/${id}`, headers })).json();

it('the provider with jobs of docs/how-to/add-a-provider.md runs a job to its end', async () => {
  const { id, status } = await submit('a boat');
  expect(status).toBe('starting');
  expect(await poll(id)).toMatchObject({ status: 'starting', output: null });
  expect(await poll(id)).toMatchObject({ status: 'processing', output: null });
  const output = [expect.stringMatching(/\/providers\/acme-jobs-media\/files\/\w+\.webp$/)];
  expect(await poll(id)).toEqual({ id, status: 'succeeded', output, error: null });
});

it('it waits for the end of a job where the request prefers that', async () => {
  const body = { prompt: 'a boat', width: 64, height: 64 };
  const waiting = { ...headers, prefer: 'wait' };
  const response = await call({ path: '/v1/models/acme/flux/predictions', headers: waiting, body });
  expect(await response.json()).toMatchObject({ status: 'succeeded', output: [expect.any(String)] });
});

it('it cancels a job, rejects a wrong input at once, and knows no other jobs', async () => {
  const { id } = await submit('a boat');
  await call({ path: `/v1/predictions/${id}/cancel`, headers });
  expect(await poll(id)).toMatchObject({ status: 'canceled', output: null });
  expect((await call({ path: '/v1/models/acme/flux/predictions', headers, body: {} })).status).toBe(400);
  expect((await call({ method: 'GET', path: '/v1/predictions/none', headers })).status).toBe(404);
});
