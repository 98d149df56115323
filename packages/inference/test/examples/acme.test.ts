import { expect, it } from 'vitest';
import { chatCompletion } from '../../src/call/chat-completion.ts';
import { CHAT, fakeFetch } from '../support/fake-fetch.ts';
import { acme } from './providers/acme.example.ts';

it('the provider of docs/how-to/add-a-provider.md answers a chat', async () => {
  const fetch = fakeFetch(() => Response.json(CHAT));
  const mapping = {
    m: [{ provider: 'acme', providerId: 'acme-m', hfModelId: 'm', task: 'conversational', status: 'live' }],
  };
  const args = { provider: acme, model: 'm', messages: [], accessToken: 'key' };
  await expect(chatCompletion(args, { fetch, mapping })).resolves.toEqual(CHAT);
  expect(fetch.seen.map(({ url, body }) => [url, body])).toEqual([
    ['https://api.acme.example/v1/chat/completions', { model: 'acme-m', messages: [] }],
  ]);
});
