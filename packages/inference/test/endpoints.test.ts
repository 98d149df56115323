import type { TaskId } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { runTask } from '../src/call/run-task.ts';
import { InferenceClient, type InferenceError } from '../src/index.ts';
import { eventStream, fakeFetch } from './support/fake-fetch.ts';
import { sampleArgs } from './support/samples.ts';

const BASE = 'http://localhost:8000';
const AZURE = 'https://r.openai.azure.com/openai/deployments/gpt-4o';

/** The address to which a task of an endpoint is sent. */
async function addressOf(task: TaskId, endpointUrl: string, more: object = {}): Promise<string | undefined> {
  const fetch = fakeFetch(() => new Response(null, { status: 418 }));
  const args = { ...sampleArgs(task), endpointUrl, ...more };
  await runTask(task, args as never, { fetch, retry: false }).catch(() => undefined);
  return fetch.seen[0]?.url;
}

describe('a custom endpoint', () => {
  it.each<[task: TaskId, endpointUrl: string, sentTo: string]>([
    ['text-generation', BASE, `${BASE}/v1/completions`],
    ['text-generation', `${BASE}/v1/completions`, `${BASE}/v1/completions`],
    ['text-generation', `${BASE}/generate`, `${BASE}/generate`],
    [
      'text-generation',
      'https://x.eu-west-1.aws.endpoints.huggingface.cloud',
      'https://x.eu-west-1.aws.endpoints.huggingface.cloud/v1/completions',
    ],
    ['feature-extraction', `${BASE}/v1`, `${BASE}/v1/embeddings`],
    ['feature-extraction', `${BASE}/embeddings`, `${BASE}/embeddings`],
    ['feature-extraction', `${BASE}/embed`, `${BASE}/embed`],
    ['feature-extraction', 'https://x.endpoints.huggingface.cloud', 'https://x.endpoints.huggingface.cloud/'],
    [
      'feature-extraction',
      'https://x.endpoints.huggingface.cloud/v1',
      'https://x.endpoints.huggingface.cloud/v1/embeddings',
    ],
    [
      'feature-extraction',
      `${BASE}/models/o/m/pipeline/feature-extraction`,
      `${BASE}/models/o/m/pipeline/feature-extraction`,
    ],
    ['text-to-image', `${BASE}/gateway/team`, `${BASE}/gateway/team/v1/images/generations`],
    ['text-to-image', `${BASE}/invocations`, `${BASE}/invocations`],
    ['text-to-speech', `${BASE}/v1?key=1`, `${BASE}/v1/audio/speech?key=1`],
    ['automatic-speech-recognition', `${BASE}/v1/`, `${BASE}/v1/audio/transcriptions`],
    ['image-classification', `${BASE}/any/path`, `${BASE}/any/path`],
    // A version in the path is not followed by a second one.
    ['conversational', 'https://g.example/v1beta/openai/', 'https://g.example/v1beta/openai/chat/completions'],
    ['conversational', 'https://g.example/api/paas/v4', 'https://g.example/api/paas/v4/chat/completions'],
    [
      'conversational',
      'https://g.example/v1/account/gateway/groq',
      'https://g.example/v1/account/gateway/groq/chat/completions',
    ],
    ['conversational', 'https://g.example/openai', 'https://g.example/openai/v1/chat/completions'],
    // Nor is one added where operations have none.
    ['conversational', `${AZURE}?api-version=2024-10-21`, `${AZURE}/chat/completions?api-version=2024-10-21`],
    ['conversational', `${AZURE}/chat/completions`, `${AZURE}/chat/completions`],
    ['feature-extraction', `${AZURE}/?api-version=1`, `${AZURE}/embeddings?api-version=1`],
    ['text-to-image', AZURE, `${AZURE}/images/generations`],
    ['feature-extraction', `${BASE}/models?api-version=1`, `${BASE}/models/embeddings?api-version=1`],
    [
      'conversational',
      `${BASE}/openai/v1/?api-version=preview`,
      `${BASE}/openai/v1/chat/completions?api-version=preview`,
    ],
    ['conversational', `${BASE}/inference`, `${BASE}/inference/chat/completions`],
    ['conversational', `${BASE}/inference/v1`, `${BASE}/inference/v1/chat/completions`],
    ['conversational', `${BASE}/serving-endpoints`, `${BASE}/serving-endpoints/chat/completions`],
    ['conversational', `${BASE}/serving-endpoints/llama/invocations`, `${BASE}/serving-endpoints/llama/invocations`],
  ])('of %s at %s is called at %s', async (task, endpointUrl, sentTo) => {
    expect(await addressOf(task, endpointUrl)).toBe(sentTo);
  });

  it('is used as it is with the provider whose protocol it has', async () => {
    for (const task of ['feature-extraction', 'text-to-image', 'automatic-speech-recognition'] as const) {
      expect(await addressOf(task, `${BASE}/x`, { provider: 'hf-inference' })).toBe(`${BASE}/x`);
    }
  });

  it('gets no model where the call names none', async () => {
    const fetch = fakeFetch(() => new Response(null, { status: 418 }));
    const client = new InferenceClient(undefined, { endpointUrl: BASE, fetch, retry: false });
    await client.featureExtraction({ inputs: 'a' }).catch(() => undefined);
    await client.textGeneration({ inputs: 'a' }).catch(() => undefined);
    await client.automaticSpeechRecognition({ inputs: new Blob(['RIFF']) }).catch(() => undefined);
    expect(fetch.seen[0]?.body).toEqual({ input: 'a' });
    expect(fetch.seen[1]?.body).toEqual({ prompt: 'a' });
    const form = fetch.seen[2]?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['file']);
  });

  it('takes width and height as one size', async () => {
    const fetch = fakeFetch(() => new Response(null, { status: 418 }));
    const client = new InferenceClient(undefined, { endpointUrl: BASE, fetch, retry: false });
    const parameters = { width: 512, height: 256, num_inference_steps: 4 };
    await client.textToImage({ inputs: 'a cat', parameters }).catch(() => undefined);
    expect(fetch.seen[0]?.body).toEqual({
      prompt: 'a cat',
      size: '512x256',
      num_inference_steps: 4,
      response_format: 'b64_json',
    });
  });
});

describe('errors of a custom endpoint', () => {
  const failing = (response: () => Response, token?: string) =>
    new InferenceClient(token, { endpointUrl: `${BASE}/v1?key=secret`, fetch: fakeFetch(response), retry: false });

  it('name it without its query, and advise where nothing is at its path', async () => {
    const found = await failing(() => Response.json({ detail: 'Not Found' }, { status: 404 }))
      .featureExtraction({ inputs: 'a' })
      .catch((error: InferenceError) => error);
    expect(found).toMatchObject({
      provider: `${BASE}/v1`,
      message: expect.stringMatching(
        /^Failed to perform inference at http:\/\/localhost:8000\/v1\/embeddings: Not Found\. Pass the base URL/,
      ),
    });
  });

  it('advise nothing where a model is missing', async () => {
    const call = failing(() => Response.json({ error: "model 'x' not found" }, { status: 404 }));
    await expect(call.chatCompletion({ model: 'x', messages: [] })).rejects.toThrow(/: model 'x' not found$/);
  });

  it('name it for responses of another form', async () => {
    const call = failing(() => Response.json({ data: [{}] }));
    await expect(call.featureExtraction({ inputs: 'a' })).rejects.toThrow(
      `Received malformed response from ${BASE}/v1 feature-extraction (embeddings) API: expected`,
    );
    await expect(call.chatCompletion({ messages: [] })).rejects.toThrow(
      `Expected ChatCompletionOutput. ${BASE}/v1 conversational: expected array at $.choices`,
    );
  });
});

describe('a response without accessories', () => {
  const message = { role: 'assistant', content: 'Hello' };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  const chat = (body: object) =>
    new InferenceClient(undefined, {
      endpointUrl: BASE,
      fetch: fakeFetch(() => Response.json(body)),
    }).chatCompletion({ model: 'm', messages: [] });

  it.each<[object, object]>([
    [{}, { id: '', created: 0, model: 'm' }],
    [
      { usage: null, id: null, created: null, model: null },
      { id: '', created: 0, model: 'm' },
    ],
    [
      { id: 'x', created: 5, model: 'n', usage: null },
      { id: 'x', created: 5, model: 'n' },
    ],
    [{ system_fingerprint: 'f' }, { id: '', created: 0, model: 'm', system_fingerprint: 'f' }],
  ])('is filled where it can be: %j', async (given, expected) => {
    expect(await chat({ choices, ...given })).toEqual({ choices, ...expected });
  });

  it('is the same object when it has all of them', async () => {
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    const whole = { id: 'x', created: 5, model: 'n', usage, choices };
    expect(await chat(whole)).toEqual(whole);
  });

  it.each<[object, string]>([
    [{}, 'expected array at $.choices'],
    [{ choices: null }, 'expected array at $.choices'],
    [{ choices: [{}] }, 'expected object at $.choices[0].message'],
    [{ choices: [...choices, null] }, 'expected object at $.choices[1].message'],
  ])('is refused without a message: %j', async (body, reason) => {
    await expect(chat(body)).rejects.toThrow(reason);
  });
});

describe('a transcript with parts that lack members', () => {
  it('has the parts with a text, each with a start', async () => {
    const segments = [{ text: 'a', end: 1.5 }, { text: null }, { text: 'b' }, { start: 2, text: 'c', end: null }];
    const fetch = fakeFetch(() => Response.json({ text: 'a b c', segments }));
    const client = new InferenceClient(undefined, { endpointUrl: BASE, fetch });
    expect(await client.automaticSpeechRecognition({ inputs: new Blob(['RIFF']) })).toEqual({
      text: 'a b c',
      chunks: [
        { text: 'a', timestamp: [0, 1.5] },
        { text: 'b', timestamp: [1.5, null] },
        { text: 'c', timestamp: [2, null] },
      ],
    });
  });
});

describe('embeddings', () => {
  const embed = (data: readonly object[]) =>
    new InferenceClient(undefined, {
      endpointUrl: BASE,
      fetch: fakeFetch(() => Response.json({ data })),
    }).featureExtraction({ inputs: ['a', 'b'], encoding_format: 'base64' });
  const base64 = (numbers: readonly number[]) => Buffer.from(Float32Array.from(numbers).buffer).toString('base64');

  it('are decoded from base64', async () => {
    expect(await embed([{ embedding: base64([0.5, -1]) }, { embedding: [2] }])).toEqual([[0.5, -1], [2]]);
  });

  it('come in the order of their texts, and as they came without an index', async () => {
    expect(
      await embed([
        { index: 1, embedding: [2] },
        { index: 0, embedding: [1] },
      ]),
    ).toEqual([[1], [2]]);
    expect(await embed([{ embedding: [2] }, { index: 0, embedding: [1] }])).toEqual([[2], [1]]);
  });

  it.each(['AAAA', '!!!!', 'AAAAAAA'])('are refused as %s', async (embedding) => {
    await expect(embed([{ embedding }])).rejects.toThrow('expected a list of numbers, or base64 of 32-bit floats');
  });
});

describe('text generation at a custom endpoint', () => {
  it('reads streams of completions and of text-generation-inference', async () => {
    for (const [endpointUrl, event, body] of [
      [BASE, { choices: [{ text: 'Hi', finish_reason: 'stop' }] }, { prompt: 'a', stream: true }],
      [`${BASE}/generate_stream`, { token: { text: 'Hi' }, generated_text: 'Hi' }, { inputs: 'a', stream: true }],
    ] as const) {
      const fetch = fakeFetch(() => eventStream([`data: ${JSON.stringify(event)}\n\n`]));
      const client = new InferenceClient(undefined, { endpointUrl, fetch });
      const texts: unknown[] = [];
      for await (const { generated_text: text } of client.textGenerationStream({ inputs: 'a' })) texts.push(text);
      expect(texts).toEqual(['Hi']);
      expect(fetch.seen[0]?.body).toEqual(body);
    }
  });
});
