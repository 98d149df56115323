import { describe, expect, it } from 'vitest';
import type { UsageRecord } from '../src/index.ts';
import { CHAT_MODEL, chatBody, dataOf, post, testGateway } from './support.ts';

describe('chat completions', () => {
  it('answers as JSON', async () => {
    const gateway = await testGateway();
    const response = await gateway(post('/v1/chat/completions', chatBody()));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    const body = await response.json();
    expect(body.choices[0].message.content).toContain('42');
  });

  it('is found below any path that it is mounted at', async () => {
    const gateway = await testGateway();
    expect((await gateway(post('/api/ai/v1/chat/completions', chatBody()))).status).toBe(200);
  });

  it('streams events to the end', async () => {
    const gateway = await testGateway();
    const response = await gateway(post('/v1/chat/completions', chatBody({ stream: true })));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const data = dataOf(await response.text());
    expect(data.at(-1)).toBe('[DONE]');
    const chunks = data.slice(0, -1).map((line) => JSON.parse(line));
    expect(chunks.map(({ choices }) => choices[0].delta.content ?? '').join('')).toContain('42');
  });

  it('reports the usage of a stream only where it is asked for, and records it always', async () => {
    const records: UsageRecord[] = [];
    const gateway = await testGateway({ onUsage: (usage) => records.push(usage) });
    const stream = async (more: object) =>
      dataOf(await (await gateway(post('/v1/chat/completions', chatBody({ stream: true, ...more })))).text());
    const plain = await stream({});
    expect(plain.some((line) => line.includes('"choices":[]'))).toBe(false);
    const asked = await stream({ stream_options: { include_usage: true } });
    expect(asked.some((line) => line.includes('"completion_tokens":'))).toBe(true);
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({ user: 'tester', task: 'conversational', outcome: 'ok', isStream: true });
    expect(records[0]?.outputTokens).toBeGreaterThan(0);
  });

  it('chooses the first model that the user may call for a chat where the request names none', async () => {
    const records: UsageRecord[] = [];
    const gateway = await testGateway({
      models: {
        paint: { targets: ['black-forest-labs/FLUX.1-dev'], tasks: ['text-to-image'] },
        secret: CHAT_MODEL,
        fast: `${CHAT_MODEL}:groq`,
      },
      authorize: () => ({ id: 'tester', models: ['paint', 'fast'] }),
      onUsage: (usage) => records.push(usage),
    });
    expect((await gateway(post('/v1/chat/completions', chatBody({ model: undefined })))).status).toBe(200);
    expect(records[0]).toMatchObject({ model: 'fast', provider: 'groq' });
    const nothing = await testGateway({ authorize: () => ({ id: 'tester', models: [] }) });
    const refused = await nothing(post('/v1/chat/completions', chatBody({ model: undefined })));
    expect(await refused.json()).toMatchObject({ error: { code: 'INPUT', param: 'model' } });
  });

  it('lists its models, and refuses others', async () => {
    const gateway = await testGateway();
    const list = await (await gateway(new Request('http://gateway.test/v1/models'))).json();
    expect(list.data.map(({ id }: { id: string }) => id)).toContain(CHAT_MODEL);
    const refused = await gateway(post('/v1/chat/completions', chatBody({ model: 'acme/other' })));
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ error: { code: 'MODEL', param: 'model' } });
  });
});
