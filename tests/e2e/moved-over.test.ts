import * as theirs from '@huggingface/inference';
import { describe, expect, it } from 'vitest';
import * as ours from '../../packages/inference/dist/index.js';

/** The parts of a request that a server acts on. */
interface Seen {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly billTo: string | null;
  readonly body: unknown;
}

const messages = [{ role: 'user', content: 'Hello' }];
const chat = {
  id: 'c1',
  created: 1,
  model: 'own-name',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hi' } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]);
const event = { ...chat, choices: [{ index: 0, delta: { content: 'Hi' }, finish_reason: 'stop' }] };

/** The hub, which knows a model at a provider, and the provider, which always gives the same answer. */
function createServer(provider: string, task: string, answer: () => Response) {
  const seen: Seen[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    if (url.includes('/api/models/')) {
      const entry = { status: 'live', task, providerId: 'own-name' };
      return Response.json({ id: 'some-org/some-model', inferenceProviderMapping: { [provider]: entry } });
    }
    const headers = new Headers(init.headers);
    const { body } = init;
    seen.push({
      url,
      method: init.method ?? 'GET',
      authorization: headers.get('authorization'),
      billTo: headers.get('x-hf-bill-to'),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    });
    return answer();
  };
  return { fetch, seen };
}

type Client = InstanceType<typeof theirs.InferenceClient>;

interface Call {
  readonly name: string;
  readonly provider: theirs.InferenceProvider;
  readonly task: string;
  readonly answer: () => Response;
  readonly token?: string;
  /** Written once, as for the other client: it is compiled for theirs, and run with both. */
  readonly run: (client: Client, model: string) => Promise<unknown>;
}

const json = (body: unknown) => () => Response.json(body);
const picture = () => new Response(jpeg, { headers: { 'content-type': 'image/jpeg' } });
const stream = () =>
  new Response(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const chats = (['groq', 'together', 'cerebras', 'hf-inference'] as const).flatMap((provider): Call[] => {
  const base = { provider, task: 'conversational' };
  const args = (model: string) => ({ provider, model, messages });
  return [
    { ...base, name: 'chatCompletion', answer: json(chat), run: (client, model) => client.chatCompletion(args(model)) },
    {
      ...base,
      name: 'chatCompletion with parameters and billTo',
      answer: json(chat),
      run: (client, model) =>
        client.chatCompletion({ ...args(model), max_tokens: 5, temperature: 0, stop: ['x'] }, { billTo: 'some-org' }),
    },
    {
      ...base,
      name: 'chatCompletionStream',
      answer: stream,
      run: (client, model) => collect(client.chatCompletionStream(args(model))),
    },
    ...(provider === 'hf-inference'
      ? []
      : [
          {
            ...base,
            name: 'a key of its own',
            token: 'own-key',
            answer: json(chat),
            run: (client: Client, model: string) => client.chatCompletion(args(model)),
          },
        ]),
  ];
});

const calls: readonly Call[] = [
  ...chats,
  {
    name: 'textToImage',
    provider: 'hf-inference',
    task: 'text-to-image',
    answer: picture,
    run: (client, model) =>
      client.textToImage({ provider: 'hf-inference', model, inputs: 'a cat', parameters: { guidance_scale: 3 } }),
  },
  {
    name: 'textToImage',
    provider: 'together',
    task: 'text-to-image',
    answer: json({ data: [{ b64_json: Buffer.from(jpeg).toString('base64') }] }),
    run: (client, model) =>
      client.textToImage({ provider: 'together', model, inputs: 'a cat', parameters: { num_inference_steps: 4 } }),
  },
  {
    name: 'featureExtraction',
    provider: 'hf-inference',
    task: 'feature-extraction',
    answer: json([[0.1, 0.2]]),
    run: (client, model) =>
      client.featureExtraction({ provider: 'hf-inference', model, inputs: ['a'], normalize: true }),
  },
  {
    name: 'textClassification',
    provider: 'hf-inference',
    task: 'text-classification',
    answer: json([[{ label: 'POSITIVE', score: 0.9 }]]),
    run: (client, model) =>
      client.textClassification({ provider: 'hf-inference', model, inputs: 'Fine!', parameters: { top_k: 1 } }),
  },
  ...(
    [
      ['hf-inference', 'audio/flac'],
      ['fal-ai', 'audio/mpeg'],
    ] as const
  ).map(
    ([provider, type]): Call => ({
      name: 'automaticSpeechRecognition',
      provider,
      task: 'automatic-speech-recognition',
      answer: json({ text: 'hello' }),
      run: (client, model) =>
        client.automaticSpeechRecognition({ provider, model, data: new Blob(['sound'], { type }) }),
    }),
  ),
];

describe('code that was written for @huggingface/inference', () => {
  it.each(calls)(
    'asks the same of $provider, and gets the same: $name',
    async ({ provider, task, answer, token, run }) => {
      // Theirs remembers for ever who serves a model.
      const model = `some-org/${task}-by-${provider}`;
      const results = [];
      for (const { InferenceClient } of [theirs, ours as unknown as typeof theirs]) {
        const { fetch, seen } = createServer(provider, task, answer);
        const result = await run(new InferenceClient(token ?? 'hf_abcdefgh', { fetch }), model);
        results.push({ seen, result });
      }
      const [other, own] = results;
      expect(own?.seen).toEqual(other?.seen);
      expect(own?.result).toEqual(other?.result);
    },
  );

  it.each([
    ['InferenceClientInputError', { provider: 'nobody' as 'groq' }, json(chat)],
    ['InferenceClientProviderApiError', {}, () => Response.json({ error: 'No key' }, { status: 401 })],
    ['InferenceClientProviderOutputError', {}, json({ nothing: true })],
  ] as const)('catches %s', async (name, change, answer) => {
    for (const library of [theirs, ours as unknown as typeof theirs]) {
      const { fetch } = createServer('groq', 'conversational', answer);
      const client = new library.InferenceClient('hf_abcdefgh', { fetch });
      const args = { provider: 'groq', model: 'some-org/conversational-by-groq', messages, ...change } as const;
      const error: unknown = await client.chatCompletion(args).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(library[name]);
      expect(error).toBeInstanceOf(library.InferenceClientError);
      if (!(error instanceof library.InferenceClientProviderApiError)) continue;
      expect(error.httpResponse).toMatchObject({ status: 401, body: { error: 'No key' } });
      expect(error.httpRequest.url).toBe('https://router.huggingface.co/groq/openai/v1/chat/completions');
    }
  });

  it('asks an endpoint by its older names', async () => {
    for (const { HfInference } of [theirs, ours as unknown as typeof theirs]) {
      const { fetch, seen } = createServer('groq', 'conversational', json(chat));
      const client = new HfInference('hf_abcdefgh', { fetch }).endpoint('https://endpoint.example/v1');
      await client.chatCompletion({ messages });
      expect(seen.map(({ url }) => url)).toEqual(['https://endpoint.example/v1/chat/completions']);
    }
  });

  it('knows providers by the same lists', () => {
    // In version 4.0.5, and dropped since.
    const dropped = ['black-forest-labs', 'hyperbolic', 'nebius', 'sambanova'];
    const kept = ours.INFERENCE_PROVIDERS.filter((id) => !dropped.includes(id));
    expect(theirs.INFERENCE_PROVIDERS).toEqual(expect.arrayContaining(kept));
    expect(theirs.PROVIDERS_OR_POLICIES).toContain(ours.PROVIDERS_OR_POLICIES.at(-1));
  });
});
