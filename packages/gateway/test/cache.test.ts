import { createCache, InferenceClient } from '@hubkit/inference';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { startRedis } from '../../../tests/support/redis-server.ts';
import { memoryLimits } from '../src/index.ts';
import { redisCache } from '../src/limits/redis.ts';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL } from './fake-provider.ts';
import { post } from './support.ts';

const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
const body = { model: MODEL, messages: [{ role: 'user', content: 'x' }], max_tokens: 50 };

it('counts a cached answer as a request that costs nothing, in every dialect', async () => {
  const models = {
    [MODEL]: {
      targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }],
      price: { input: 1, output: 10, call: 1 },
    },
  };
  const store = memoryLimits();
  const { gateway, sent, records } = fakeProvider(() => chatAnswer({ usage }), {
    models,
    callOptions: { cache: createCache() },
    limits: { user: { tokensPerDay: 1_000_000, costPerDay: 1000 }, store },
  });
  const bodies = {
    '/v1/chat/completions': body,
    '/v1/messages': body,
    '/v1/responses': { model: MODEL, input: 'x', max_output_tokens: 50 },
  };
  for (const [path, request] of Object.entries(bodies)) {
    const [one, two] = [await gateway(post(path, request)), await gateway(post(path, request))];
    expect([one.status, two.status]).toEqual([200, 200]);
    await Promise.all([one.text(), two.text()]);
  }
  // Requests of dialects that are the same chat have one answer.
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(records).toHaveLength(6);
  expect(records[0]).toMatchObject({ isCached: false, inputTokens: 100, outputTokens: 50 });
  for (const record of records.filter(({ isCached }) => isCached)) {
    expect(record).toMatchObject({ outcome: 'ok', inputTokens: 0, outputTokens: 0, cost: 0, isEstimated: false });
  }
  expect(records.filter(({ isCached }) => isCached)).toHaveLength(6 - sent.length);
});

it('costs nothing when a client leaves a cached stream', async () => {
  const events = [chatEvent({ content: 'a' }), chatEvent({ content: 'b' }, {}), 'data: [DONE]\n\n'];
  const last = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`;
  const { gateway, sent, records } = fakeProvider(
    () => eventStream([...events.slice(0, 2), last, 'data: [DONE]\n\n']),
    {
      callOptions: { cache: createCache() },
    },
  );
  const request = () => gateway(post('/v1/chat/completions', { ...body, stream: true }));
  const whole = await (await request()).text();
  expect(await (await request()).text()).toBe(whole);
  await (await request()).body?.cancel();
  expect(sent).toHaveLength(1);
  await expect.poll(() => records.length).toBe(3);
  expect(records[2]).toMatchObject({ isCached: true, cost: 0, outputTokens: 0 });
});

describeWith(findRedis(), 'answers in Redis', (program) => {
  it('are shared, and expire', async () => {
    const server = await startRedis(program);
    const redis = new Redis(server.url);
    try {
      const answer = {
        id: 'c1',
        choices: [{ index: 0, message: { role: 'assistant', content: 'é' }, finish_reason: 'stop' }],
      };
      let sent = 0;
      const fetch = async () => {
        sent++;
        return Response.json(answer);
      };
      for (const _ of [1, 2]) {
        const cache = createCache({ store: redisCache(redis, 'test'), maxAgeMs: 60_000 });
        const client = new InferenceClient('key', { fetch, cache, endpointUrl: 'https://provider.example/v1' });
        expect(await client.chatCompletion({ model: 'a/b', messages: [{ role: 'user', content: 'x' }] })).toMatchObject(
          answer,
        );
      }
      expect(sent).toBe(1);
      const [key = ''] = await redis.keys('*');
      expect(key).toMatch(/^test:answer:[0-9a-f]{64}$/);
      expect(await redis.pttl(key)).toBeGreaterThan(0);
    } finally {
      redis.disconnect();
      await server.close();
    }
  });
});
