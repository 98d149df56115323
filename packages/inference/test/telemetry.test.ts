import * as realApi from '@opentelemetry/api';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createRequestLog } from '../src/call/request-log/request-log.ts';
import { openTelemetry } from '../src/call/telemetry/opentelemetry.ts';
import type { OpenTelemetryApi } from '../src/call/telemetry/opentelemetry-api.ts';
import { chatCompletion, chatCompletionStream, InferenceClient } from '../src/index.ts';
import { collector } from './support/collector.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const MESSAGES = [{ role: 'user', content: 'the secret of life' }];

describe('telemetry', () => {
  it('makes a span and metrics of a call, by the conventions, without content', async () => {
    const { api, spans, metrics } = collector();
    const fetch = fakeFetch(() => Response.json(CHAT));
    await chatCompletion(
      { ...ARGS, messages: MESSAGES, temperature: 0.5 },
      { fetch, mapping: MAPPING, telemetry: openTelemetry(api) },
    );
    expect(spans).toEqual([
      {
        name: 'chat m',
        kind: 2,
        parent: undefined,
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': 'groq',
          'gen_ai.request.model': 'm',
          'gen_ai.request.temperature': 0.5,
          'server.address': 'api.groq.com',
          'server.port': 443,
          'gen_ai.response.model': 'm',
          'gen_ai.response.id': 'c1',
          'gen_ai.response.finish_reasons': ['stop'],
          'gen_ai.usage.input_tokens': 1,
          'gen_ai.usage.output_tokens': 1,
        },
        status: undefined,
        events: [],
        isEnded: true,
      },
    ]);
    expect(metrics.map(({ name, attributes }) => [name, attributes?.['gen_ai.token.modality']])).toEqual([
      ['gen_ai.client.inference.duration', undefined],
      ['gen_ai.client.inference.usage.input_tokens', 'text'],
      ['gen_ai.client.inference.usage.output_tokens', 'text'],
      ['gen_ai.client.inference.operation.input_tokens', undefined],
      ['gen_ai.client.inference.operation.output_tokens', undefined],
    ]);
    expect(JSON.stringify([spans, metrics])).not.toContain('secret of life');
  });

  it('shows no key that a service repeats in a good response', async () => {
    const key = 'sk_CaNaRy0123456789';
    for (const recordContent of [false, true]) {
      const { api, spans, metrics } = collector();
      const [choice] = CHAT.choices;
      const message = { role: 'assistant', content: `You are ${key}` };
      const echo = { ...CHAT, id: key, model: `m/${key}`, choices: [{ ...choice, message, finish_reason: key }] };
      const options = { mapping: MAPPING, telemetry: openTelemetry(api, { recordContent }) };
      await chatCompletion(
        { ...ARGS, accessToken: ` ${key} ` },
        { ...options, fetch: fakeFetch(() => Response.json(echo)) },
      );
      const chunk = `data: ${JSON.stringify({ ...echo, choices: [{ index: 0, delta: message, finish_reason: key }] })}\n\n`;
      const stream = fakeFetch(() => eventStream([chunk]));
      for await (const _ of chatCompletionStream({ ...ARGS, accessToken: key }, { ...options, fetch: stream }));
      expect(spans.map(({ isEnded }) => isEnded)).toEqual([true, true]);
      expect(spans[1]?.attributes['gen_ai.response.id']).toBe('[redacted]');
      expect(JSON.stringify([spans, metrics])).not.toContain('CaNaRy');
    }
  });

  it('records content only when it is told to', async () => {
    const { api, spans } = collector();
    const fetch = fakeFetch(() => eventStream([`data: ${delta('4')}\n\n`, `data: ${delta('2', 'stop')}\n\n`]));
    const client = new InferenceClient('key', {
      fetch,
      mapping: MAPPING,
      telemetry: openTelemetry(api, { recordContent: true }),
    });
    for await (const _ of client.chatCompletionStream({ provider: 'groq', model: 'm', messages: MESSAGES }));
    expect(spans[0]?.attributes).toMatchObject({
      'gen_ai.input.messages': JSON.stringify([
        { role: 'user', parts: [{ type: 'text', content: 'the secret of life' }] },
      ]),
      'gen_ai.output.messages': JSON.stringify([
        { role: 'assistant', parts: [{ type: 'text', content: '42' }], finish_reason: 'stop' },
      ]),
      'gen_ai.response.finish_reasons': ['stop'],
    });
  });

  it('records failures and the providers that were left, without the text of the provider', async () => {
    const { api, spans, metrics } = collector();
    const fetch = fakeFetch(() => Response.json({ error: 'the secret of life' }, { status: 400 }));
    await chatCompletion(ARGS, { fetch, mapping: MAPPING, telemetry: openTelemetry(api) }).catch(() => undefined);
    expect(spans[0]).toMatchObject({
      status: { code: 2, message: '400' },
      attributes: { 'error.type': '400' },
      isEnded: true,
    });
    expect(spans[0]?.events).toEqual([
      ['hubkit.attempt', { 'gen_ai.provider.name': 'groq', 'error.type': 'other', 'http.response.status_code': 400 }],
    ]);
    expect(metrics[0]?.attributes).toMatchObject({ 'error.type': '400' });
    expect(JSON.stringify(spans)).not.toContain('secret of life');
  });

  it('ends the span of a stream that is left', async () => {
    const { api, spans } = collector();
    const fetch = fakeFetch(() => eventStream([`data: ${delta('4')}\n\n`, `data: ${delta('2', 'stop')}\n\n`]));
    const client = new InferenceClient('key', { fetch, mapping: MAPPING, telemetry: openTelemetry(api) });
    for await (const _ of client.chatCompletionStream({ provider: 'groq', model: 'm', messages: [] })) break;
    expect(spans[0]?.isEnded).toBe(true);
  });
});

describe('the part of OpenTelemetry that is used', () => {
  it('is one of the real API, which takes calls without a provider for nothing', async () => {
    expectTypeOf<typeof realApi>().toExtend<OpenTelemetryApi>();
    const fetch = fakeFetch(() => Response.json(CHAT));
    const telemetry = openTelemetry(realApi);
    expect(await chatCompletion(ARGS, { fetch, mapping: MAPPING, telemetry })).toEqual(CHAT);
  });

  it('names kinds and states of spans as the real API does', async () => {
    const { api, spans } = collector();
    const fetch = fakeFetch(() => new Response('no', { status: 400 }));
    await chatCompletion(ARGS, { fetch, mapping: MAPPING, telemetry: openTelemetry(api) }).catch(() => undefined);
    expect(spans[0]).toMatchObject({
      kind: realApi.SpanKind.CLIENT,
      status: { code: realApi.SpanStatusCode.ERROR },
    });
  });
});

describe('the request log', () => {
  it('has every request as HAR, without keys, bodies and queries', async () => {
    const answer = fakeFetch(() =>
      Response.json(CHAT, { headers: { 'x-request-id': 'r1', 'set-cookie': 'a=b', 'x-echo': 'canary-key' } }),
    );
    const log = createRequestLog({ fetch: answer });
    await chatCompletion(
      { ...ARGS, accessToken: 'canary-key', messages: MESSAGES },
      { fetch: log.fetch, mapping: MAPPING },
    );
    const har = JSON.parse(JSON.stringify(log));
    expect(har.log).toMatchObject({
      version: '1.2',
      entries: [
        {
          request: { method: 'POST', url: 'https://api.groq.com/openai/v1/chat/completions' },
          response: { status: 200, content: { mimeType: 'application/json' } },
        },
      ],
    });
    expect(har.log.entries[0].request.headers).toContainEqual({ name: 'authorization', value: '[redacted]' });
    expect(har.log.entries[0].response.headers).toContainEqual({ name: 'x-request-id', value: 'r1' });
    expect(JSON.stringify(har)).not.toMatch(/canary|secret of life|a=b/);
  });

  it('keeps the newest entries, and failures', async () => {
    const log = createRequestLog({ fetch: () => Promise.reject(new TypeError('fetch failed')), maxEntries: 2 });
    await chatCompletion(ARGS, { fetch: log.fetch, mapping: MAPPING, retry: { attempts: 4, baseMs: 0 } }).catch(
      () => undefined,
    );
    expect(log.entries.map(({ comment, response }) => [comment, response.status])).toEqual([
      ['TypeError', 0],
      ['TypeError', 0],
    ]);
    log.clear();
    expect(log.entries).toEqual([]);
  });
});
