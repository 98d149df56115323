import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ChatOpenAI, OpenAI as OpenAICompletions, OpenAIEmbeddings } from '@langchain/openai';
import { embedMany, experimental_generateImage as generateImage, generateText, streamText } from 'ai';
import OpenAI from 'openai';
import { type Calls, QUESTION, type Target, TEXTS } from './routes.ts';

const execute = promisify(execFile);
const messages = [{ role: 'user' as const, content: QUESTION }];

/** Clients in JavaScript, and curl, each with its calls. */
export const JAVASCRIPT: Readonly<Record<string, (target: Target) => Calls>> = {
  'openai (JavaScript)': openaiCalls,
  'ai, @ai-sdk/openai-compatible': aiCalls,
  '@langchain/openai': langchainCalls,
  curl: curlCalls,
};

function openaiCalls({ baseUrl, key, soundFile }: Target): Calls {
  const openai = new OpenAI({ baseURL: baseUrl, apiKey: key, maxRetries: 0 });
  return {
    models: async () => (await openai.models.list()).data.map(({ id }) => id),
    'chat/completions': async () =>
      (await openai.chat.completions.create({ model: 'chat', messages })).choices[0]?.message.content,
    'chat/completions, streamed': async () => {
      let text = '';
      for await (const { choices } of await openai.chat.completions.create({ model: 'chat', messages, stream: true }))
        text += choices[0]?.delta.content ?? '';
      return text;
    },
    completions: async () =>
      (await openai.completions.create({ model: 'text', prompt: 'Once', max_tokens: 20 })).choices[0]?.text,
    embeddings: async () =>
      (await openai.embeddings.create({ model: 'vectors', input: TEXTS })).data.map(({ embedding }) => embedding),
    'images/generations': async () =>
      (await openai.images.generate({ model: 'painter', prompt: 'A cat' })).data?.[0]?.b64_json?.length,
    'audio/speech': async () => {
      const sound = await openai.audio.speech.create({ model: 'voice', voice: 'alloy', input: 'Hello' });
      return (await sound.arrayBuffer()).byteLength;
    },
    'audio/transcriptions': async () =>
      (await openai.audio.transcriptions.create({ model: 'ears', file: createReadStream(soundFile) })).text,
    'tasks/<task>': () =>
      openai.post('/tasks/text-classification', { body: { model: 'labels', inputs: 'What a lovely day!' } }),
  };
}

function aiCalls({ baseUrl, key }: Target): Calls {
  const provider = createOpenAICompatible({ name: 'gateway', baseURL: baseUrl, apiKey: key });
  return {
    'chat/completions': async () => (await generateText({ model: provider('chat'), prompt: QUESTION })).text,
    'chat/completions, streamed': () => Promise.resolve(streamText({ model: provider('chat'), prompt: QUESTION }).text),
    completions: async () =>
      (await generateText({ model: provider.completionModel('text'), prompt: 'Once', maxOutputTokens: 20 })).text,
    embeddings: async () =>
      (await embedMany({ model: provider.textEmbeddingModel('vectors'), values: TEXTS })).embeddings,
    'images/generations': async () =>
      (await generateImage({ model: provider.imageModel('painter'), prompt: 'A cat' })).image.uint8Array.byteLength,
  };
}

function langchainCalls({ baseUrl, key }: Target): Calls {
  const options = { apiKey: key, configuration: { baseURL: baseUrl }, maxRetries: 0 };
  return {
    'chat/completions': async () => (await new ChatOpenAI({ ...options, model: 'chat' }).invoke(QUESTION)).content,
    'chat/completions, streamed': async () => {
      let text = '';
      for await (const { content } of await new ChatOpenAI({ ...options, model: 'chat' }).stream(QUESTION))
        text += content;
      return text;
    },
    completions: () => new OpenAICompletions({ ...options, model: 'text', maxTokens: 20 }).invoke('Once'),
    embeddings: () => new OpenAIEmbeddings({ ...options, model: 'vectors' }).embedDocuments([...TEXTS]),
  };
}

function curlCalls({ baseUrl, key, soundFile }: Target): Calls {
  const curl = async (route: string, ...args: readonly string[]) => {
    const all = ['--silent', '--fail-with-body', `${baseUrl}/${route}`, '-H', `Authorization: Bearer ${key}`, ...args];
    const { stdout } = await execute('curl', all, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  };
  const send = (route: string, body: object) =>
    curl(route, '--json', JSON.stringify(body)).then((bytes) => JSON.parse(bytes.toString()));
  return {
    models: async () => JSON.parse((await curl('models')).toString()).data,
    'chat/completions': async () => (await send('chat/completions', { model: 'chat', messages })).choices[0].message,
    'chat/completions, streamed': async () => {
      const body = JSON.stringify({ model: 'chat', messages, stream: true });
      const text = (await curl('chat/completions', '--no-buffer', '--json', body)).toString();
      const data = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json));
      return data.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
    },
    completions: async () =>
      (await send('completions', { model: 'text', prompt: 'Once', max_tokens: 20 })).choices[0].text,
    embeddings: async () => {
      const { data } = await send('embeddings', { model: 'vectors', input: TEXTS });
      return data.map(({ embedding }: { readonly embedding: readonly number[] }) => embedding);
    },
    'images/generations': async () =>
      (await send('images/generations', { model: 'painter', prompt: 'A cat' })).data[0].b64_json.length,
    'audio/speech': async () =>
      (await curl('audio/speech', '--json', JSON.stringify({ model: 'voice', voice: 'alloy', input: 'Hello' }))).length,
    'audio/transcriptions': async () =>
      JSON.parse((await curl('audio/transcriptions', '-F', 'model=ears', '-F', `file=@${soundFile}`)).toString()).text,
    'tasks/<task>': () => send('tasks/text-classification', { model: 'labels', inputs: 'What a lovely day!' }),
  };
}
