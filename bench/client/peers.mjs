// What is compared: our client, others of its kind, and the fetches below them. A process loads the packages of one peer.
import { connectFetch } from './fetch-peer.mjs';
import { body, MODEL } from './request.mjs';

const nodeFetch = async (options) => (await import('@hubkit/inference/node')).nodeFetch(options);
const hubkit = async () => (await import('@hubkit/inference')).InferenceClient;

/** The peers by name: `load` gives a function from a base URL to what the workloads call. */
export const PEERS = {
  fetch: { label: 'bare fetch', load: () => (base) => connectFetch(fetch, base) },
  // What a call costs that can be aborted, as one with a timeout has to be.
  'fetch-signal': {
    label: 'fetch with a signal',
    load: () => (base) =>
      connectFetch((url, init) => fetch(url, { ...init, signal: new AbortController().signal }), base),
  },
  // On which a client for Node alone could stand.
  undici: { label: 'undici.request', load: async () => (await import('./undici-peer.mjs')).connect },
  'node-fetch': {
    label: '@hubkit/inference/node',
    async load() {
      const fetch = await nodeFetch();
      return (base) => connectFetch(fetch, base);
    },
  },
  // With several requests on one connection, as for many short calls to a fast service.
  'node-fetch-pipelined': {
    label: 'the same, pipelined',
    async load() {
      const fetch = await nodeFetch({ connections: 4, pipelining: 16 });
      return (base) => connectFetch(fetch, base);
    },
  },
  hubkit: {
    label: '@hubkit/inference',
    async load() {
      const InferenceClient = await hubkit();
      return (base) => connectClient(InferenceClient, { endpointUrl: base });
    },
  },
  'hubkit-node': {
    label: '@hubkit/inference over it',
    async load() {
      const [InferenceClient, fetch] = await Promise.all([hubkit(), nodeFetch()]);
      return (base) => connectClient(InferenceClient, { endpointUrl: base, fetch });
    },
  },
  // At a provider, whose name for the model is known: what routing adds.
  'hubkit-provider': {
    label: '@hubkit/inference, provider',
    async load() {
      const InferenceClient = await hubkit();
      const entry = {
        provider: 'together',
        providerId: MODEL,
        hfModelId: MODEL,
        task: 'conversational',
        status: 'live',
      };
      return (base) => {
        const endpoints = { providers: { together: base.replace(/\/v1$/, '') } };
        const { binary: _, ...chats } = connectClient(
          InferenceClient,
          { mapping: { [MODEL]: [entry] }, endpoints },
          { provider: 'together' },
        );
        return chats;
      };
    },
  },
  huggingface: {
    label: '@huggingface/inference',
    async load() {
      const { InferenceClient } = await import('@huggingface/inference');
      return (base) => connectClient(InferenceClient, { endpointUrl: base });
    },
  },
  openai: {
    label: 'openai',
    async load() {
      const { default: OpenAI } = await import('openai');
      return (base) => {
        const { audio, chat } = new OpenAI({ apiKey: 'key', baseURL: base });
        return {
          call: async () => (await chat.completions.create(body())).choices[0].message.content,
          stream: async (count) => addUpChunks(await chat.completions.create({ ...body(count), stream: true })),
          async binary() {
            const response = await audio.speech.create({ model: MODEL, voice: 'alloy', input: 'hello' });
            return (await response.blob()).size;
          },
        };
      };
    },
  },
  ai: {
    label: 'ai',
    async load() {
      const [{ createOpenAICompatible }, { generateText, streamText }] = await Promise.all([
        import('@ai-sdk/openai-compatible'),
        import('ai'),
      ]);
      return (base) => {
        const service = createOpenAICompatible({ name: 'local', apiKey: 'key', baseURL: base });
        const settings = ({ model, max_tokens: maxOutputTokens, ...rest }) => ({
          ...rest,
          model: service.chatModel(model),
          allowSystemInMessages: true,
          maxOutputTokens,
        });
        // Files come as base64 inside JSON here, so there is no binary answer to compare.
        return {
          call: async () => (await generateText(settings(body()))).text,
          async stream(count) {
            let length = 0;
            for await (const text of streamText(settings(body(count))).textStream) length += text.length;
            return length;
          },
        };
      };
    },
  },
};

/** The length of the text that chunks of a chat bring. */
async function addUpChunks(chunks) {
  let length = 0;
  for await (const chunk of chunks) length += chunk.choices[0].delta.content.length;
  return length;
}

/** The workloads through an `InferenceClient`: ours and the one it replaces have the same methods. */
function connectClient(InferenceClient, options, args = {}) {
  const client = new InferenceClient('key', options);
  return {
    call: async () => (await client.chatCompletion({ ...args, ...body() })).choices[0].message.content,
    stream: (count) => addUpChunks(client.chatCompletionStream({ ...args, ...body(count) })),
    binary: async () => (await client.textToImage({ model: MODEL, inputs: 'hello' })).size,
  };
}
