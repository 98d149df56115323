import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, describe, expect, it, vi } from 'vitest';

const emulator = await startEmulator({ pace: 'instant' });
afterAll(() => emulator.close());

const inputs = {
  query: 'How do I water a cactus?',
  texts: ['Bread rises in a warm kitchen.', 'A cactus needs little water.', 'The train leaves at nine.'],
};

const PROVIDERS = [
  ['cohere', 'CohereLabs/rerank-v3.5'],
  ['deepinfra', 'Qwen/Qwen3-Reranker-8B'],
  ['fireworks-ai', 'Qwen/Qwen3-Reranker-8B'],
  ['hf-inference', 'BAAI/bge-reranker-v2-m3'],
  ['novita', 'BAAI/bge-reranker-v2-m3'],
  ['together', 'mixedbread-ai/mxbai-rerank-large-v2'],
] as const;

describe('text ranking', () => {
  it.each(PROVIDERS)('at %s gives positions and scores, the best first', async (provider, model) => {
    const client = new InferenceClient('hf_emulator', { endpoints: emulator.endpoints });
    const ranked = await client.textRanking({ provider, model, inputs });
    expect(ranked).toHaveLength(3);
    expect(ranked[0]?.index).toBe(1);
    expect(ranked.map(({ score }) => score)).toEqual(ranked.map(({ score }) => score).sort((a, b) => b - a));
    expect(Object.keys(ranked[0] ?? {}).sort()).toEqual(['index', 'score']);
    expect(await client.textRanking({ provider, model, inputs, parameters: { top_n: 1 } })).toEqual([ranked[0]]);
  });

  it.each([
    ['vllm', '/v1'],
    ['vllm', ''],
    ['vllm', '/rerank'],
    ['llama-cpp', '/v1'],
    ['llama-cpp', '/rerank'],
    ['sglang', '/v1'],
    ['localai', '/v1'],
    ['tei', '/rerank'],
  ])('works at %s by the address "%s"', async (server, path) => {
    const client = new InferenceClient(undefined, {
      endpointUrl: `${emulator.servers[server as keyof typeof emulator.servers]}${path}`,
    });
    const model = server === 'localai' ? 'jina-reranker-v1-base-en' : 'BAAI/bge-reranker-v2-m3';
    const ranked = await client.textRanking({ model, inputs, parameters: { top_n: 2 } });
    expect(ranked.map(({ index }) => index)[0]).toBe(1);
    expect(ranked).toHaveLength(2);
  });

  it.each<[string, unknown]>([
    [
      'a list with scores',
      [
        { index: 1, score: 0.9 },
        { index: 0, score: 0.1, document: 'a' },
      ],
    ],
    [
      'results out of order',
      {
        results: [
          { index: 0, relevance_score: 0.1 },
          { index: 1, relevance_score: 0.9 },
        ],
      },
    ],
    [
      'a list below data',
      {
        data: [
          { index: 1, relevance_score: 0.9 },
          { index: 0, relevance_score: 0.1, score: null },
        ],
      },
    ],
  ])('reads %s', async (_, body) => {
    const fetch = async () => Response.json(body);
    const client = new InferenceClient('key', { fetch, endpointUrl: 'http://h/v1' });
    expect(await client.textRanking({ model: 'm', inputs })).toEqual([
      { index: 1, score: 0.9 },
      { index: 0, score: 0.1 },
    ]);
  });

  it.each<[string, unknown]>([
    ['no list', { ranking: [] }],
    ['an item without a score', { results: [{ index: 0 }] }],
    ['an item without a position', [{ score: 1 }]],
  ])('refuses %s', async (_, body) => {
    const fetch = async () => Response.json(body);
    const client = new InferenceClient('key', { fetch, endpointUrl: 'http://h/v1' });
    await expect(client.textRanking({ model: 'm', inputs })).rejects.toMatchObject({ name: 'ProviderOutputError' });
  });

  it('names what is missing before anything is sent', async () => {
    const fetch = vi.fn(async () => Response.json([]));
    const client = new InferenceClient('key', { fetch, endpointUrl: 'http://h/v1' });
    await expect(client.textRanking({ model: 'm', inputs: { query: 'q' } } as never)).rejects.toThrow('inputs.texts');
    expect(fetch).not.toHaveBeenCalled();
  });
});
