import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  chatCompletion,
  chatCompletionStream,
  chatCompletionStreamWithResponse,
  chatCompletionWithResponse,
} from '../src/call/chat-completion.ts';
import { InferenceClient } from '../src/call/client.ts';
import type { CallOptions } from '../src/contract/options.ts';
import { cerebras } from '../src/providers/cerebras.ts';
import { groq } from '../src/providers/groq.ts';
import { CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const args = { provider: groq, model: 'm', messages: [], accessToken: 'hf_abcdefgh' };

describe('chat alone', () => {
  it('asks one provider, plain and streamed', async () => {
    const fetch = fakeFetch(({ body }) => {
      const isStream = (body as { stream?: boolean }).stream;
      return isStream ? eventStream([`data: ${delta('Hi', 'stop')}\n\n`]) : Response.json(CHAT);
    });
    await expect(chatCompletion(args, { fetch, mapping: MAPPING })).resolves.toEqual(CHAT);
    const texts: (string | null | undefined)[] = [];
    for await (const { choices } of chatCompletionStream(args, { fetch, mapping: MAPPING })) {
      texts.push(choices[0]?.delta.content);
    }
    expect(texts).toEqual(['Hi']);
    expect(fetch.seen.map(({ url }) => url)).toEqual(
      Array(2).fill('https://router.huggingface.co/groq/openai/v1/chat/completions'),
    );
  });

  it('asks the hub under which name the provider has the model', async () => {
    const entry = { status: 'live', task: 'conversational', providerId: 'llama' };
    const fetch = fakeFetch(({ url }) =>
      Response.json(url.includes('/api/models/') ? { inferenceProviderMapping: { cerebras: entry } } : CHAT),
    );
    await chatCompletion({ ...args, provider: cerebras, accessToken: 'csk' }, { fetch });
    expect(fetch.seen[1]).toMatchObject({
      url: 'https://api.cerebras.ai/v1/chat/completions',
      body: { model: 'llama', messages: [] },
    });
  });

  it('sends `data` as it is, which is a setting of some services, as the client does', async () => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const withData = { ...args, data: { tenant: 'a' } };
    await chatCompletion(withData, { fetch, mapping: MAPPING });
    await new InferenceClient('hf_abcdefgh').chatCompletion(
      { ...withData, provider: 'groq' },
      { fetch, mapping: MAPPING },
    );
    for (const { body } of fetch.seen) expect(body).toEqual({ model: 'm', messages: [], data: { tenant: 'a' } });
  });

  it('takes options that it would pass over only where they have an effect', () => {
    type Options<F extends (...args: never[]) => unknown> = NonNullable<Parameters<F>[1]>;
    type Managed = Pick<CallOptions, 'breaker' | 'limiter' | 'telemetry'>;
    expectTypeOf<{ failover: true }>().not.toExtend<Options<typeof chatCompletion>>();
    expectTypeOf<Required<Managed>['limiter']>().not.toExtend<Options<typeof chatCompletion>['limiter']>();
    expectTypeOf<Required<Managed>['telemetry']>().not.toExtend<Options<typeof chatCompletionStream>['telemetry']>();
    expectTypeOf<Required<Managed>>().toExtend<Options<typeof chatCompletionWithResponse>>();
    expectTypeOf<Required<Managed>>().toExtend<Options<typeof chatCompletionStreamWithResponse>>();
  });

  it('gives the response behind a result and a stream where it is called for', async () => {
    const headers = { 'x-request-id': 'r1' };
    const fetch = fakeFetch(({ body }) => {
      const isStream = (body as { stream?: boolean }).stream;
      if (!isStream) return Response.json(CHAT, { headers });
      return eventStream([`data: ${delta('Hi')}\n\n`, `data: ${delta('!', 'stop')}\n\n`]);
    });
    const options = { fetch, mapping: MAPPING };
    const { data, response } = await chatCompletionWithResponse(args, options);
    expect(data).toEqual(CHAT);
    expect(response).toMatchObject({
      status: 200,
      requestId: 'r1',
      provider: 'groq',
      model: 'm',
      attempts: [{ provider: 'groq', status: 200 }],
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    });
    const stream = await chatCompletionStreamWithResponse(args, options);
    expect(stream.response).toMatchObject({ status: 200, timings: { firstTokenMs: expect.any(Number) } });
    let text = '';
    for await (const { choices } of stream.data) text += choices[0]?.delta.content ?? '';
    await stream.response.ended;
    expect(text).toBe('Hi!');
    expect(stream.response.timings.totalMs).toEqual(expect.any(Number));
  });

  it('rejects with the error of the call, once, where the response behind it is called for', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'no' }, { status: 400 }));
    const options = { fetch, mapping: MAPPING };
    await expect(chatCompletionWithResponse(args, options)).rejects.toMatchObject({ response: { status: 400 } });
    await expect(chatCompletionStreamWithResponse(args, options)).rejects.toMatchObject({ response: { status: 400 } });
  });

  it('takes providers as objects only', async () => {
    // @ts-expect-error names would need the list of all providers
    await expect(chatCompletion({ ...args, provider: 'groq' })).rejects.toMatchObject({ code: 'INPUT' });
    await expect(chatCompletion({ provider: groq, messages: [] })).rejects.toThrow('No model provided for task');
  });
});
