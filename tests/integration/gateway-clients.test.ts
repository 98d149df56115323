import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { type GatewayServer, serveGateway } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import { InferenceClient as TheirClient } from '@huggingface/inference';
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai';
import { embed, generateText, streamText } from 'ai';
import OpenAI, { toFile } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';

/** Clients that people have, against a gateway in front of the emulator: each route that a client knows, and failures. */

const execute = promisify(execFile);

const named = (provider: string, task: string) => [`${emulatedModel(provider, task).model}:${provider}`];

/** Names of models by what they are for. */
const models = {
  chat: named('groq', 'conversational'),
  text: named('featherless-ai', 'text-generation'),
  vectors: named('deepinfra', 'feature-extraction'),
  image: named('together', 'text-to-image'),
  speech: named('fal-ai', 'text-to-speech'),
  listen: named('hf-inference', 'automatic-speech-recognition'),
};

const KEY = 'hbk_test';
const PROMPT = 'What is 6 times 7?';
const messages = [{ role: 'user' as const, content: PROMPT }];

let emulator: Emulator;
let server: GatewayServer;
let baseURL: string;

beforeAll(async () => {
  emulator = await startEmulator();
  server = await serve(emulator.endpoints);
  baseURL = `${server.url}/v1`;
});

afterAll(async () => {
  await server?.close();
  await emulator?.close();
});

function serve(endpoints: Emulator['endpoints']): Promise<GatewayServer> {
  const gateway = createGateway({
    client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints, retry: false }),
    models,
    authorize: (request) => (request.headers.get('authorization') === `Bearer ${KEY}` ? { id: 'tester' } : undefined),
  });
  return serveGateway(gateway, { port: 0 });
}

describe('openai', () => {
  const client = () => new OpenAI({ baseURL, apiKey: KEY, maxRetries: 0 });

  it('lists models', async () => {
    const { data } = await client().models.list();
    expect(data.map(({ id }) => id)).toEqual(Object.keys(models));
    expect((await client().models.retrieve('chat')).id).toBe('chat');
  });

  it('chats, whole and streamed', async () => {
    const whole = await client().chat.completions.create({ model: 'chat', messages });
    expect(whole.choices[0]?.message.content).toContain('42');
    const stream = await client().chat.completions.create({ model: 'chat', messages, stream: true });
    let text = '';
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toContain('42');
  });

  it('completes, embeds, draws, speaks and transcribes', async () => {
    const openai = client();
    const completed = await openai.completions.create({ model: 'text', prompt: 'Once', max_tokens: 8 });
    expect(completed.choices[0]?.text).not.toBe('');
    const { data } = await openai.embeddings.create({ model: 'vectors', input: ['a', 'b'] });
    expect(data[1]?.embedding.length).toBeGreaterThan(3);
    const drawn = await openai.images.generate({ model: 'image', prompt: 'a cat' });
    expect(drawn.data?.[0]?.b64_json?.length).toBeGreaterThan(50);
    const spoken = await openai.audio.speech.create({ model: 'speech', voice: 'alloy', input: 'Hello' });
    const file = await toFile(await spoken.arrayBuffer(), 'speech.wav', { type: 'audio/wav' });
    const heard = await openai.audio.transcriptions.create({ model: 'listen', file });
    expect(heard.text).not.toBe('');
  });

  it('reads failures', async () => {
    const chat = (openai: OpenAI, model: string) => openai.chat.completions.create({ model, messages });
    await expect(chat(client(), 'none')).rejects.toMatchObject({ status: 404, code: 'MODEL' });
    const stranger = new OpenAI({ baseURL, apiKey: 'wrong', maxRetries: 0 });
    await expect(chat(stranger, 'chat')).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
  });

  it.each([
    ['rate-limit;retry-after=3', 429],
    ['overloaded', 502],
    ['bad-gateway', 502],
    ['captive-portal', 502],
    ['malformed-json', 502],
    ['plain-text-error', 400],
    ['reset', 502],
  ])('reads the fault %s of the provider as %i, without anything of its page', async (fault, status) => {
    const faulty = await serve(emulator.faultyEndpoints(fault as never));
    try {
      const openai = new OpenAI({ baseURL: `${faulty.url}/v1`, apiKey: KEY, maxRetries: 0 });
      const failure = await openai.chat.completions.create({ model: 'chat', messages }).catch((error) => error);
      expect(failure).toMatchObject({ status });
      expect(failure.message).not.toMatch(/[<>]|hf_/);
    } finally {
      await faulty.close();
    }
  });
});

describe('openai, while the provider fails in the middle of a stream', () => {
  it.each(['cut-stream', 'stream-error', 'malformed-event', 'reset-stream'])('reads the fault %s', async (fault) => {
    const faulty = await serve(emulator.faultyEndpoints(fault as never));
    try {
      const openai = new OpenAI({ baseURL: `${faulty.url}/v1`, apiKey: KEY, maxRetries: 0 });
      const read = async () => {
        for await (const _ of await openai.chat.completions.create({ model: 'chat', messages, stream: true }));
      };
      await expect(read()).rejects.toBeInstanceOf(OpenAI.APIError);
    } finally {
      await faulty.close();
    }
  });
});

describe('ai', () => {
  const provider = () => createOpenAICompatible({ name: 'gateway', baseURL, apiKey: KEY });

  it('generates, streams and embeds', async () => {
    expect((await generateText({ model: provider()('chat'), prompt: PROMPT })).text).toContain('42');
    const { textStream } = streamText({ model: provider()('chat'), prompt: PROMPT });
    let text = '';
    for await (const piece of textStream) text += piece;
    expect(text).toContain('42');
    const { embedding } = await embed({ model: provider().textEmbeddingModel('vectors'), value: 'a' });
    expect(embedding.length).toBeGreaterThan(3);
  });
});

describe('@huggingface/inference', () => {
  it('chats with the address of the gateway as endpoint, whole and streamed', async () => {
    const client = new TheirClient(KEY, { endpointUrl: baseURL });
    const { choices } = await client.chatCompletion({ model: 'chat', messages });
    expect(choices[0]?.message.content).toContain('42');
    let text = '';
    for await (const chunk of client.chatCompletionStream({ model: 'chat', messages })) {
      text += chunk.choices[0]?.delta.content ?? '';
    }
    expect(text).toContain('42');
  });
});

describe('@hubkit/inference', () => {
  it('chats and embeds through the gateway', async () => {
    const client = new InferenceClient(KEY, { endpointUrl: baseURL });
    const { choices } = await client.chatCompletion({ model: 'chat', messages });
    expect(choices[0]?.message.content).toContain('42');
    expect(await client.featureExtraction({ model: 'vectors', inputs: ['a', 'b'] })).toHaveLength(2);
  });
});

describe('@langchain/openai', () => {
  const configuration = () => ({ baseURL });

  it('chats, streams and embeds', async () => {
    const chat = new ChatOpenAI({ model: 'chat', apiKey: KEY, configuration: configuration() });
    expect(String((await chat.invoke(PROMPT)).content)).toContain('42');
    let text = '';
    for await (const chunk of await chat.stream(PROMPT)) text += String(chunk.content);
    expect(text).toContain('42');
    const embeddings = new OpenAIEmbeddings({ model: 'vectors', apiKey: KEY, configuration: configuration() });
    expect(await embeddings.embedDocuments(['a', 'b'])).toHaveLength(2);
  });
});

describe('curl', () => {
  const curl = async (...args: string[]) =>
    (await execute('curl', ['-sS', '-N', '-H', `Authorization: Bearer ${KEY}`, ...args])).stdout;

  it('lists, chats and streams', async () => {
    expect(await curl(`${baseURL}/models`)).toContain('"chat"');
    const body = (isStream: boolean) => JSON.stringify({ model: 'chat', messages, stream: isStream });
    const chat = (isStream: boolean) =>
      curl(`${baseURL}/chat/completions`, '-H', 'Content-Type: application/json', '-d', body(isStream));
    expect(await chat(false)).toContain('42');
    expect(await chat(true)).toContain('data: [DONE]');
  });
});

describeWith(findPython('huggingface_hub'), 'in Python', (python) => {
  const run = async (code: string) =>
    (await execute(python, ['-c', code], { env: { ...process.env, BASE_URL: baseURL, KEY } })).stdout;

  it('huggingface_hub chats and streams with base_url', async () => {
    const code = `
import os
from huggingface_hub import InferenceClient
client = InferenceClient(base_url=os.environ["BASE_URL"], api_key=os.environ["KEY"])
messages = [{"role": "user", "content": "${PROMPT}"}]
print(client.chat.completions.create(model="chat", messages=messages).choices[0].message.content)
for chunk in client.chat.completions.create(model="chat", messages=messages, stream=True):
    print(chunk.choices[0].delta.content or "", end="")
`;
    expect((await run(code)).match(/42/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describeWith(findPython('openai'), 'openai in Python', (python) => {
  it('chats, streams, embeds and reads failures', async () => {
    const code = `
import os
import openai
client = openai.OpenAI(base_url=os.environ["BASE_URL"], api_key=os.environ["KEY"], max_retries=0)
messages = [{"role": "user", "content": "${PROMPT}"}]
print(client.chat.completions.create(model="chat", messages=messages).choices[0].message.content)
for chunk in client.chat.completions.create(model="chat", messages=messages, stream=True):
    print(chunk.choices[0].delta.content or "", end="")
print(len(client.embeddings.create(model="vectors", input=["a", "b"]).data))
try:
    client.chat.completions.create(model="none", messages=messages)
except openai.NotFoundError as error:
    print(error.code)
`;
    const { stdout } = await execute(python, ['-c', code], { env: { ...process.env, BASE_URL: baseURL, KEY } });
    expect(stdout.match(/42/g)?.length).toBeGreaterThanOrEqual(2);
    expect(stdout).toContain('MODEL');
  });
});
