import type { FeatureExtractionOutput } from '@hubkit/catalog';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { embedMany, featureExtraction, InferenceClient, InputError, type ProviderId } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';
import { PAIRS } from './support/providers.ts';

const providers = PAIRS.filter(({ task }) => task === 'feature-extraction').map(
  ({ provider }) => provider.id as ProviderId,
);

/** The vector that the fake services below make of a text: its length, and a half. */
const vectorOf = (text: string) => [text.length, 0.5];

/** A service of embeddings: of the hub's own form, or of OpenAI's. */
function service(request: { readonly url: string; readonly body: unknown }): Response {
  const { input, inputs } = request.body as { readonly input?: string | string[]; readonly inputs?: string | string[] };
  if (!request.url.includes('/pipeline/')) {
    const texts = [input ?? inputs ?? []].flat();
    return Response.json({ data: texts.map((text, index) => ({ index, embedding: vectorOf(text) })) });
  }
  return Response.json(Array.isArray(inputs) ? inputs.map(vectorOf) : vectorOf(inputs ?? ''));
}

function clientOf(answer = service): { readonly client: InferenceClient; readonly seen: readonly { body: unknown }[] } {
  const fetch = fakeFetch(answer);
  const mapping = {
    m: providers.map((provider) => ({
      provider,
      providerId: 'm',
      hfModelId: 'm',
      task: 'feature-extraction' as const,
      status: 'live' as const,
    })),
  };
  return { client: new InferenceClient('hf_abcdefgh', { fetch, mapping, retry: false }), seen: fetch.seen };
}

describe('the shape of embeddings', () => {
  it('is asked of every provider that has the task', () => expect(providers.length).toBeGreaterThan(4));

  describe.each([...providers, 'own server'])('%s', (provider) => {
    const place =
      provider === 'own server' ? { endpointUrl: 'http://localhost:8080/v1' } : { provider: provider as 'together' };

    it('is one vector for a text', async () => {
      const vector = await clientOf().client.featureExtraction({ ...place, model: 'm', inputs: 'four' });
      expect(vector).toEqual([4, 0.5]);
    });

    it('is a list of vectors for a list, also of one text', async () => {
      const { client } = clientOf();
      expect(await client.featureExtraction({ ...place, model: 'm', inputs: ['four'] })).toEqual([[4, 0.5]]);
      expect(await client.featureExtraction({ ...place, model: 'm', inputs: ['four', 'a'] })).toEqual([
        [4, 0.5],
        [1, 0.5],
      ]);
    });
  });

  it('is that of the provider with outputType json', async () => {
    const { client } = clientOf();
    const args = { provider: 'together', model: 'm', inputs: 'four' } as const;
    expect(await client.featureExtraction(args, { outputType: 'json' })).toEqual([[4, 0.5]]);
  });

  it('keeps the vectors of tokens, which models without pooling give', async () => {
    const tokens = [
      [
        [1, 2],
        [3, 4],
      ],
    ];
    const { client } = clientOf(() => Response.json(tokens));
    expect(await client.featureExtraction({ provider: 'hf-inference', model: 'm', inputs: 'two words' })).toEqual(
      tokens,
    );
  });

  it('is known to the types', () => {
    const client = new InferenceClient();
    const args = { provider: 'together', model: 'm' } as const;
    // Not called: only the types of the results are looked at.
    const calls = () => ({
      text: client.featureExtraction({ ...args, inputs: 'a' }),
      texts: client.featureExtraction({ ...args, inputs: ['a', 'b'] }),
      free: featureExtraction({ ...args, inputs: 'a' }),
      raw: client.featureExtraction({ ...args, inputs: 'a' }, { outputType: 'json' }),
      either: client.featureExtraction({ ...args, inputs: Math.random() > 0.5 ? 'a' : ['a'] }),
    });
    type Results = ReturnType<typeof calls>;
    expectTypeOf<Awaited<Results['text']>>().toEqualTypeOf<number[]>();
    expectTypeOf<Awaited<Results['texts']>>().toEqualTypeOf<number[][]>();
    expectTypeOf<Awaited<Results['free']>>().toEqualTypeOf<number[]>();
    expectTypeOf<Awaited<Results['raw']>>().toEqualTypeOf<FeatureExtractionOutput>();
    expectTypeOf<Awaited<Results['either']>>().toEqualTypeOf<FeatureExtractionOutput>();
  });
});

describe('embedMany', () => {
  const texts = Array.from({ length: 75 }, (_, at) => 'x'.repeat(at + 1));
  const args = { provider: 'together', model: 'm', inputs: texts } as const;

  it('embeds all texts in their order, in batches of 32', async () => {
    const { client, seen } = clientOf();
    expect(await client.embedMany(args)).toEqual(texts.map(vectorOf));
    expect(seen.map(({ body }) => (body as { input: string[] }).input.length)).toEqual([32, 32, 11]);
  });

  it('makes no more calls at once than it may', async () => {
    let running = 0;
    let most = 0;
    const { client } = clientOf();
    const fetch: typeof globalThis.fetch = async (_, init) => {
      running += 1;
      most = Math.max(most, running);
      // Others begin in this turn, if they may.
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return service({ url: '', body: JSON.parse(String(init?.body)) });
    };
    await client.embedMany({ ...args, batchSize: 5, concurrency: 3 }, { fetch });
    expect(most).toBe(3);
  });

  it('says how many texts are done', async () => {
    const done: number[] = [];
    await clientOf().client.embedMany({ ...args, onProgress: (count) => done.push(count) });
    expect(done.at(-1)).toBe(75);
    expect(done).toHaveLength(3);
  });

  it('begins no call after one that failed, and ends those under way', async () => {
    const { client, seen } = clientOf(() => Response.json({ error: 'no such model' }, { status: 404 }));
    await expect(client.embedMany({ ...args, batchSize: 1, concurrency: 2 })).rejects.toThrow('no such model');
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  it('ends with the reason of an abort', async () => {
    const reason = new Error('enough');
    const call = clientOf().client.embedMany(args, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });

  it('gives nothing for no texts, without a call', async () => {
    const { client, seen } = clientOf();
    expect(await client.embedMany({ ...args, inputs: [] })).toEqual([]);
    expect(seen).toEqual([]);
  });

  it('refuses an answer that has not one vector for each text', async () => {
    const { client } = clientOf(() => Response.json({ data: [{ embedding: [1] }] }));
    await expect(client.embedMany(args)).rejects.toThrow('1 vectors for 32 texts');
  });

  it.each([
    [{ batchSize: 0 }, 'batchSize'],
    [{ concurrency: 1.5 }, 'concurrency'],
    [{ inputs: 'one text' as never }, 'inputs'],
  ])('refuses %o', async (wrong, name) => {
    const call = clientOf().client.embedMany({ ...args, ...wrong });
    await expect(call).rejects.toThrow(InputError);
    await expect(call).rejects.toThrow(name);
  });

  it('works without a client', async () => {
    const fetch = fakeFetch(service);
    const free = embedMany({ endpointUrl: 'http://localhost:8080/v1', model: 'm', inputs: ['a'] }, { fetch });
    expect(await free).toEqual([[1, 0.5]]);
  });
});
