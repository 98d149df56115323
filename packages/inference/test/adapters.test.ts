import { custom } from 'valibot';
import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { InferenceClient, request, streamingRequest } from '../src/index.ts';
import { openaiChat } from '../src/presets/openai-chat.ts';
import { openaiImages } from '../src/presets/openai-images.ts';
import { bearer, defineProvider } from '../src/presets/provider-kit.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const acme = { id: 'acme', label: 'Acme', baseUrl: 'https://api.acme.example', auth: bearer } as const;

function entry(task: string) {
  return { m: [{ provider: 'acme', providerId: 'm', hfModelId: 'm', task, status: 'live' }] };
}

describe('an adapter of a value', () => {
  it('may name several uploads, and files to download for its output', async () => {
    const provider = defineProvider({
      ...acme,
      tasks: {
        'automatic-speech-recognition': {
          type: 'value',
          uploads: ({ inputs }) => ({ voice: inputs, music: new Uint8Array([1, 2, 3]), none: undefined }),
          request: ({ uploads: { voice, music, none } }) => ({ path: 'mix', json: { voice, music, none } }),
          response: custom<{ readonly words: string }>(() => true),
          files: ({ words }) => [{ url: words }, { base64: 'aGk=' }],
          output: (_, __, files) => ({ text: files.map(({ base64, type }) => `${type} ${base64}`).join() }),
        },
      },
    });
    const fetch = fakeFetch(({ method }) =>
      method === 'POST' ? Response.json({ words: 'https://cdn.example.com/words' }) : new Response(new Uint8Array(5)),
    );
    const client = new InferenceClient('key', { fetch, mapping: entry('automatic-speech-recognition') });
    const inputs = new Blob(['voice'], { type: 'audio/wav' });
    await expect(client.automaticSpeechRecognition({ provider, model: 'm', inputs })).resolves.toEqual({
      text: 'application/octet-stream AAAAAAA=,application/octet-stream aGk=',
    });
    expect(fetch.seen[0]?.body).toEqual({
      voice: { base64: 'dm9pY2U=', type: 'audio/wav' },
      music: { base64: 'AQID', type: 'application/octet-stream' },
    });
    expect(fetch.seen[1]?.url).toBe('https://cdn.example.com/words');
    expect([...(fetch.seen[1]?.headers ?? [])].join()).not.toContain('key');
  });
});

describe('the preset for chat', () => {
  const body = (provider: Parameters<typeof prepare>[0]['args']['provider'], more: object = {}) => {
    const args = { ...ARGS, provider, ...more };
    const { body } = prepare({ task: 'conversational', args: args as never });
    return body.type === 'json' ? body.value : undefined;
  };

  it('lets a service adjust the body', () => {
    const provider = defineProvider({
      ...acme,
      tasks: { conversational: openaiChat({ body: (json, { model }) => ({ ...json, name: model }) }) },
    });
    expect(body(provider)).toEqual({ model: 'm', messages: [], name: 'm' });
    expect(body('cerebras', { store: true, seed: 1 })).toEqual({ model: 'm', messages: [], seed: 1 });
  });

  it('restates the schema of a response where the service has another form', () => {
    const schema = { type: 'object' };
    const format = { type: 'json_schema', json_schema: { name: 'x', schema, strict: true } };
    expect(body('together', { response_format: format })).toMatchObject({
      response_format: { type: 'json_schema', schema },
    });
    expect(body('groq', { response_format: format })).toMatchObject({ response_format: format });
    expect(body('together', { response_format: { type: 'json_object' } })).toMatchObject({
      response_format: { type: 'json_object' },
    });
  });

  it.each(['hello', undefined, null, { role: 'user' }])('sends nothing when the messages are %j', async (messages) => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const call = new InferenceClient('key', { fetch, mapping: MAPPING }).chatCompletion({ ...ARGS, messages } as never);
    await expect(call).rejects.toMatchObject({
      code: 'INPUT',
      message: "'messages' must be a list, such as [{ role: 'user', content: 'Hello' }].",
    });
    expect(fetch.seen).toHaveLength(0);
  });
});

describe('the preset for images', () => {
  const provider = defineProvider({
    ...acme,
    tasks: {
      'text-to-image': openaiImages({
        base64Format: 'b64_json',
        hasUrls: false,
        parameters: ({ width, height, ...others }) => ({ ...others, size: `${width}x${height}` }),
      }),
    },
  });

  it('lets a service combine parameters, and go without addresses', async () => {
    const fetch = fakeFetch(() => Response.json({ data: [{ b64_json: 'iVBORw==' }] }));
    const client = new InferenceClient('key', { fetch, mapping: entry('text-to-image') });
    const args = { provider, model: 'm', inputs: 'a cat', parameters: { width: 64, height: 32 } };
    await expect(client.textToImage(args, { outputType: 'url' })).resolves.toBe('data:image/png;base64,iVBORw==');
    expect(fetch.seen[0]?.body).toEqual({ size: '64x32', response_format: 'b64_json', prompt: 'a cat', model: 'm' });
  });
});

describe('a raw request', () => {
  it('returns the body as it is', async () => {
    const fetch = fakeFetch(() => Response.json({ anything: 1 }));
    const options = { fetch, mapping: MAPPING, task: 'conversational' } as const;
    await expect(request({ ...ARGS, some_option: 1 }, options)).resolves.toEqual({ anything: 1 });
    expect(fetch.seen[0]?.body).toEqual({ model: 'm', messages: [], some_option: 1 });
    const client = new InferenceClient('key', options);
    await expect(client.request({ ...ARGS }, { task: 'conversational' })).resolves.toEqual({ anything: 1 });
  });

  it('yields events as they are, whatever ends them', async () => {
    const fetch = fakeFetch(() => eventStream(['data: {"a":1}\n\n', `data: ${delta('x')}\n\n`]));
    const options = { fetch, mapping: MAPPING, task: 'conversational' } as const;
    const events: unknown[] = [];
    for await (const event of streamingRequest(ARGS, options)) events.push(event);
    expect(events).toEqual([{ a: 1 }, JSON.parse(delta('x'))]);
    expect(fetch.seen[0]?.body).toMatchObject({ stream: true });
  });

  it('needs a task', async () => {
    await expect(request({ ...ARGS })).rejects.toThrow('you need to provide a task name');
  });
});
