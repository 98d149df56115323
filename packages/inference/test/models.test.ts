import { describe, expect, it } from 'vitest';
import { type ListedModel, type ModelQuery, models } from '../src/call/models/models.ts';
import { bearer } from '../src/contract/provider.ts';
import type { CallEvent, CallOptions, InferenceError } from '../src/index.ts';
import { defineProvider, notOnHub, openaiChat } from '../src/presets/provider-kit.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';

const entry = (provider: string, providerId: string, task = 'conversational') => ({
  provider,
  providerId,
  task,
  status: 'live',
});

const LLAMA = { id: 'meta/llama', inferenceProviderMapping: [entry('groq', 'llama-8b'), entry('newprov', 'l')] };
const FLUX = { id: 'bfl/flux', inferenceProviderMapping: [entry('fal-ai', 'fal-ai/flux', 'text-to-image')] };

/** The hub with two pages, its router, and groq. */
const services: Answer = ({ url }) => {
  const { host, pathname, searchParams } = new URL(url);
  if (host === 'router.huggingface.co') {
    const details = { context_length: 8192, pricing: { input: 0.05, output: 0.08 }, supports_tools: true };
    const architecture = { input_modalities: ['text', 'image'] };
    return Response.json({ data: [{ id: 'meta/llama', architecture, providers: [{ provider: 'groq', ...details }] }] });
  }
  if (host === 'api.groq.com') return Response.json({ data: [{ id: 'llama-8b', context_window: 4096 }] });
  if (host !== 'huggingface.co' || pathname !== '/api/models') return new Response('', { status: 404 });
  if (searchParams.has('cursor')) return Response.json([FLUX]);
  const link = `<https://evil.example/other?${searchParams}&cursor=abc>; rel="next"`;
  return Response.json([LLAMA], { headers: { link } });
};

async function list(
  query: ModelQuery,
  answer: Answer = services,
  token?: string,
  onEvent?: (event: CallEvent) => void,
) {
  const fetch = fakeFetch(answer);
  const options: CallOptions = { fetch, retry: false, ...(onEvent && { onEvent }) };
  const found: ListedModel[] = [];
  const error = await (async () => {
    for await (const model of models({ accessToken: token, ...query }, options)) found.push(model);
  })().catch((thrown: InferenceError) => thrown);
  return { found, seen: fetch.seen, message: error?.message, code: error?.code };
}

describe('models of the hub', () => {
  it('come page by page, with the providers of each and what the router tells of chats', async () => {
    const { found, seen } = await list({});
    expect(found).toMatchObject([
      {
        id: 'meta/llama',
        task: 'conversational',
        providers: [
          {
            provider: 'groq',
            providerModel: 'llama-8b',
            contextLength: 8192,
            price: { input: 0.05, output: 0.08 },
            capabilities: { tools: true, inputs: ['text', 'image'] },
          },
          { provider: 'newprov', status: 'live' },
        ],
      },
      { id: 'bfl/flux', task: 'text-to-image', providers: [{ provider: 'fal-ai' }] },
    ]);
    expect(found[0]?.raw).toEqual(LLAMA);
    expect(seen.map(({ url }) => new URL(url).host)).toEqual([
      'huggingface.co',
      'router.huggingface.co',
      'huggingface.co',
    ]);
  });

  it('are requested only when they are read, and not after the loop was left', async () => {
    const fetch = fakeFetch(services);
    const found = models({}, { fetch });
    expect(fetch.seen).toHaveLength(0);
    for await (const _ of found) break;
    expect(fetch.seen.filter(({ url }) => url.includes('/api/models'))).toHaveLength(1);
  });

  it('can be read as pages', async () => {
    const pages: number[] = [];
    const found = models({}, { fetch: fakeFetch(services) });
    for await (const page of found.pages()) pages.push(page.length);
    expect(pages).toEqual([1, 1]);
  });

  it('are filtered by task, provider and text', async () => {
    const { found, seen } = await list({ task: 'text-to-image', search: 'flux', pageSize: 5 });
    expect(found.map(({ id }) => id)).toEqual(['bfl/flux']);
    const query = new URL(seen[0]?.url ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      inference_provider: 'all',
      pipeline_tag: 'text-to-image',
      search: 'flux',
      limit: '5',
    });
    const chats = await list({ task: 'conversational', provider: 'groq' }, services, 'hf_abcdefgh');
    expect(new URL(chats.seen[0]?.url ?? '').searchParams.get('filter')).toBe('conversational');
    expect(chats.found).toMatchObject([{ id: 'meta/llama', contextLength: 8192, providers: [{ provider: 'groq' }] }]);
  });

  it('have the details of the provider itself where its API key is given, which the hub does not get', async () => {
    const { found, seen } = await list({ provider: 'groq' }, services, 'gsk_abcdefgh');
    expect(found).toMatchObject([{ id: 'meta/llama', contextLength: 4096 }]);
    const keys = seen.map(({ url, headers }) => [new URL(url).host, headers.get('authorization')]);
    expect(keys).toEqual([
      ['huggingface.co', null],
      ['api.groq.com', 'Bearer gsk_abcdefgh'],
      ['huggingface.co', null],
    ]);
  });

  it('are listed without prices where the router fails, with a warning', async () => {
    const events: CallEvent[] = [];
    const broken: Answer = (request, number) =>
      request.url.includes('router') ? new Response('down', { status: 500 }) : services(request, number);
    const { found } = await list({}, broken, undefined, (event) => events.push(event));
    expect(found.map(({ id }) => id)).toEqual(['meta/llama', 'bfl/flux']);
    expect(events.filter(({ type }) => type === 'warning')).toMatchObject([
      {
        message: expect.stringMatching(
          /^Models are listed without prices and lengths: Failed to list the models of the hub's/,
        ),
      },
    ]);
  });

  it('fail with a HubApiError, and say what is wrong with a list', async () => {
    const refused = await list({}, () => Response.json({ error: 'too many' }, { status: 400 }));
    expect(refused).toMatchObject({ code: 'HUB_API', message: expect.stringContaining('Failed to list the models') });
    const odd = await list({}, () => Response.json({ models: 3 }));
    expect(odd.message).toBe('hub: expected a list of models, as `data`.');
  });
});

describe('models of a server', () => {
  const v1: Answer = ({ url }) =>
    new URL(url).pathname === '/v1/models'
      ? Response.json({ data: [{ id: 'Qwen/Qwen2.5', max_model_len: 32_768 }, { id: 'other' }, { broken: true }] })
      : new Response('', { status: 404 });

  it.each([
    'http://box:8000',
    'http://box:8000/v1/',
    'http://box:8000/v1/chat/completions',
    'http://box:8000/v1/embeddings?team=a',
  ])('are found beside any form of its address: %s', async (endpointUrl) => {
    const { found, seen } = await list({ endpointUrl, search: 'qwen' }, v1, 'own-key');
    expect(found).toMatchObject([{ id: 'Qwen/Qwen2.5', contextLength: 32_768, providers: [] }]);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer own-key');
    expect(new URL(seen[0]?.url ?? '').search).toBe(new URL(endpointUrl).search);
  });

  it('are its only one where it has no list but describes itself', async () => {
    const info = { model_id: 'BAAI/bge', max_input_length: 512 };
    const tei: Answer = ({ url }) => (url.endsWith('/info') ? Response.json(info) : new Response('', { status: 404 }));
    expect((await list({ endpointUrl: 'http://tei:80/embed' }, tei)).found).toMatchObject([
      { id: 'BAAI/bge', raw: info },
    ]);
  });

  it('fail with what to do where it has neither', async () => {
    const { message, code } = await list({ endpointUrl: 'http://box:1/v1' }, () => new Response('no', { status: 404 }));
    expect(message).toBe(
      'The server has no list of models at http://box:1/v1/models (status 404), nor a description of its model at /info. ' +
        'If the address is right, pass the name of the model to your calls.',
    );
    expect(code).toBe('PROVIDER_API');
  });

  it('get the headers and the query of the options', async () => {
    const fetch = fakeFetch(v1);
    const options = { fetch, headers: { 'x-team': 'a' }, query: { key: 'b' } };
    await models({ endpointUrl: 'http://box/v1' }, options).next();
    expect(fetch.seen[0]?.headers.get('x-team')).toBe('a');
    expect(fetch.seen[0]?.url).toBe('http://box/v1/models?key=b');
  });
});

describe('models of a provider that is not on the hub', () => {
  const own = { data: [{ id: 'gpt-5', object: 'model' }] };

  it('have the ids by which they are called', async () => {
    const openai = await list({ provider: 'openai' }, () => Response.json(own), 'sk-abcdefgh');
    expect(openai.found.map(({ id }) => id)).toEqual(['openai/gpt-5']);
    expect(openai.seen.map(({ url }) => url)).toEqual(['https://api.openai.com/v1/models']);
    const acme = defineProvider({
      id: 'acme',
      label: 'Acme',
      baseUrl: 'https://api.acme.example',
      auth: bearer,
      access: notOnHub,
      tasks: { conversational: openaiChat() },
    });
    const acmes = await list({ provider: acme }, () => Response.json(own), 'acme-key');
    expect(acmes.found.map(({ id }) => id)).toEqual(['gpt-5']);
  });

  it('need its key, and a list', async () => {
    expect((await list({ provider: 'openai' }, services, 'hf_abcdefgh')).code).toBe('INPUT');
    expect((await list({ provider: 'nebius' }, services, 'hf_abcdefgh')).message).toMatch(/direct only/);
    const none = await list({ provider: 'black-forest-labs' }, services, 'bfl-abcdefgh');
    expect(none.message).toMatch(/^Black Forest Labs has no list of models/);
  });
});

describe('a list of models', () => {
  it.each<[object, object]>([
    [
      { context_length: 8, pricing: { prompt: '0.0000001', completion: '0.0000004', input_cache_read: '0' } },
      { contextLength: 8, price: { input: 0.1, output: 0.4, cachedInput: 0 } },
    ],
    [
      { pricing: { input: 0.88, output: 0.9, cached_input: 0.4 } },
      { price: { input: 0.88, output: 0.9, cachedInput: 0.4 } },
    ],
    [{ pricing: { input: '0.0000003', output: '0.000001' } }, { price: { input: 0.3, output: 1 } }],
    [
      { metadata: { context_length: 16, max_tokens: 4, pricing: { input_tokens: 0.03, output_tokens: 0.05 } } },
      { contextLength: 16, price: { input: 0.03, output: 0.05 } },
    ],
    [
      { context_size: 9, max_output_tokens: 4, input_token_price_per_m: 200, output_token_price_per_m: 500 },
      { contextLength: 9, maxOutputTokens: 4, price: { input: 0.02, output: 0.05 } },
    ],
    [{ meta: { n_ctx_train: 131_072 } }, { contextLength: 131_072 }],
    [
      { supports_tools: true, supports_image_input: true },
      { capabilities: { tools: true, inputs: ['text', 'image'] } },
    ],
    [{ supported_features: ['tools', 'json_mode'] }, { capabilities: { tools: true, structuredOutput: false } }],
    [
      { features: ['function-calling', 'structured-outputs'] },
      { capabilities: { tools: true, structuredOutput: true } },
    ],
    [
      { first_token_latency_ms: 120.5, throughput: 900, is_free: true, is_model_author: false },
      { speed: { firstTokenMs: 120.5, tokensPerSecond: 900 }, isFree: true, isAuthor: false },
    ],
    [{ throughput: 'fast', is_free: 'yes' }, {}],
    [{ pricing: { prompt: 'free' }, context_length: 0, features: [], architecture: null }, {}],
  ])('reads the details that services tell: %j', async (told, details) => {
    const { found } = await list({ endpointUrl: 'http://box' }, () => Response.json([{ id: 'm', ...told }]));
    const { id: _, raw: __, providers: ___, ...read } = found[0] ?? ({} as ListedModel);
    expect(read).toEqual(details);
  });

  it('leaves out models of other tasks where the service tells, and keeps the others', async () => {
    const data = [{ id: 'a', type: 'chat' }, { id: 'b', type: 'image' }, { id: 'c' }, { id: 'd', type: 'rerank' }];
    const { found } = await list({ endpointUrl: 'http://box', task: 'text-to-image' }, () => Response.json({ data }));
    expect(found.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  it('refuses a page size that the hub does not have', async () => {
    const { message, seen } = await list({ pageSize: 0 });
    expect(message).toBe('pageSize has to be a whole number from 1 to 1000; got 0.');
    expect(seen).toHaveLength(0);
  });

  it('ends with the abort of its signal', async () => {
    const found = models({}, { fetch: fakeFetch(services), signal: AbortSignal.abort('stop') });
    await expect(found.next()).rejects.toBe('stop');
  });
});
