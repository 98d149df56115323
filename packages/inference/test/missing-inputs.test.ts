import { describe, expect, it } from 'vitest';
import { InferenceClient } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const entry = (task: string) => ({ provider: 'hf-inference', providerId: 'm', hfModelId: 'm', task, status: 'live' });

/** A client, and the arguments of a program in JavaScript, which no compiler has seen. */
function call(method: string, task: string, args: object) {
  const fetch = fakeFetch(() => Response.json([]));
  const client = new InferenceClient('hf_x', { fetch, mapping: { m: [entry(task)] }, retry: false });
  const methods = client as unknown as Readonly<Record<string, (args: object) => Promise<unknown>>>;
  const result = methods[method]?.call(client, { provider: 'hf-inference', model: 'm', ...args });
  return { result, seen: fetch.seen };
}

describe('a call without inputs', () => {
  it.each([
    ['textToImage', 'text-to-image', { input: 'a cat' }, "text-to-image has no argument 'input': pass { inputs: … }"],
    ['textToImage', 'text-to-image', { prompt: 'a cat' }, "no argument 'prompt': pass { inputs: … }"],
    ['featureExtraction', 'feature-extraction', { text: 'x' }, "no argument 'text'"],
    [
      'questionAnswering',
      'question-answering',
      { question: 'x', context: 'y' },
      'pass { inputs: { question, context } }',
    ],
    ['textClassification', 'text-classification', {}, "'inputs' is missing: pass { inputs: … }"],
    ['textClassification', 'text-classification', { inputs: null }, "'inputs' is null: pass { inputs: … }"],
    ['imageClassification', 'image-classification', { inputs: undefined }, "'inputs' is undefined: pass a file"],
    ['imageClassification', 'image-classification', {}, "'inputs' is missing: pass a file"],
    ['imageClassification', 'image-classification', { image: new Blob(['x']) }, "no argument 'image'"],
  ])('is refused before anything is sent: %s, %s, %o', async (method, task, args, message) => {
    const { result, seen } = call(method, task, args);
    await expect(result).rejects.toMatchObject({ code: 'INPUT', message: expect.stringContaining(message) });
    expect(seen).toEqual([]);
  });

  it('has empty inputs where they are empty', async () => {
    for (const inputs of ['', []]) {
      const { result, seen } = call('featureExtraction', 'feature-extraction', { inputs });
      await result?.catch(() => undefined);
      expect(seen[0]?.body).toMatchObject({ inputs });
    }
  });

  it('is sent as it is where it is raw', async () => {
    const fetch = fakeFetch(() => Response.json([]));
    const client = new InferenceClient('hf_x', { fetch, mapping: { m: [entry('text-classification')] } });
    const args = { provider: 'hf-inference', model: 'm', text: 'x' } as const;
    await client.request(args, { task: 'text-classification' });
    expect(fetch.seen[0]?.body).toMatchObject({ text: 'x' });
  });
});
