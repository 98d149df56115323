import { expect, it } from 'vitest';
import { chatAnswer, fakeProvider, MODEL } from './fake-provider.ts';
import { post } from './support.ts';

const first = { model: 'a/b', endpointUrl: 'https://provider.example/v1', thinkingVariable: 'thinking' };
const messages = [{ role: 'user', content: 'Hi' }];

/** A gateway in front of own servers, of which all but the last are down. */
function ownServers(...others: readonly object[]) {
  const targets = [first, ...others];
  let calls = 0;
  return fakeProvider(
    () => {
      calls += 1;
      return calls < targets.length ? new Response('', { status: 503 }) : chatAnswer();
    },
    { models: { [MODEL]: { targets } } },
  );
}

it.each([
  ['chat', '/v1/chat/completions', { messages, reasoning: 'none' }, false],
  ['chat', '/v1/chat/completions', { messages, reasoning: 'low' }, true],
  ['responses', '/v1/responses', { input: 'Hi', reasoning: { effort: 'low' } }, true],
  ['messages', '/v1/messages', { messages, max_tokens: 9, output_config: { effort: 'low' } }, true],
])('the template of an own server is told in %s how much to think', async (_, path, body, isOn) => {
  const { gateway, sent } = ownServers();
  expect((await gateway(post(path, { model: MODEL, ...body }))).status).toBe(200);
  expect(sent[0]?.chat_template_kwargs).toEqual({ thinking: isOn });
  expect(sent[0]).not.toHaveProperty('thinkingVariable');
  expect(sent[0]).not.toHaveProperty('reasoning');
});

it('nothing is sent of it without a wish, nor to other tasks', async () => {
  const { gateway, sent } = ownServers();
  await gateway(post('/v1/chat/completions', { model: MODEL, messages }));
  await gateway(post('/v1/embeddings', { model: MODEL, input: 'Hi' }));
  expect(sent).toHaveLength(2);
  for (const body of sent) expect(JSON.stringify(body)).not.toMatch(/thinking/);
});

it('each server has its own variable', async () => {
  const next = { model: 'c/d', endpointUrl: 'https://other.example/v1', accessToken: 'other' };
  const wish = { model: MODEL, messages, reasoning: 'low' };
  const other = ownServers({ ...next, thinkingVariable: 'enable_thinking' });
  expect((await other.gateway(post('/v1/chat/completions', wish))).status).toBe(200);
  expect(other.sent.map((body) => body.chat_template_kwargs)).toEqual([{ thinking: true }, { enable_thinking: true }]);
  const none = ownServers(next);
  expect((await none.gateway(post('/v1/chat/completions', wish))).status).toBe(200);
  expect(none.sent.map((body) => body.chat_template_kwargs)).toEqual([{ thinking: true }, undefined]);
});

it('clients cannot set the variable', async () => {
  const { gateway, sent } = ownServers();
  const reply = await gateway(post('/v1/chat/completions', { model: MODEL, messages, thinkingVariable: 'x' }));
  expect(reply.status).toBe(400);
  expect(sent).toEqual([]);
});
