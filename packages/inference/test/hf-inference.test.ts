import { describe, expect, it } from 'vitest';
import { InferenceClient } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const FLAC = new Uint8Array([...'fLaC'].map((character) => character.charCodeAt(0)));

/** A client of the hub's own service, which answers as told. */
function hub(answer: unknown) {
  const fetch = fakeFetch(() => Response.json(answer));
  const tasks = ['text-classification', 'automatic-speech-recognition', 'feature-extraction'];
  const mapping = Object.fromEntries(
    tasks.map((task) => [
      task,
      [{ provider: 'hf-inference', providerId: 'o/m', hfModelId: 'o/m', task, status: 'live' }],
    ]),
  );
  return { client: new InferenceClient('hf_abcdefgh', { fetch, mapping }), seen: fetch.seen };
}

describe('the hub’s own service', () => {
  const labels = [{ label: 'POSITIVE', score: 0.9 }];

  it('gives labels from both of the shapes that servers send', async () => {
    const args = { model: 'text-classification', inputs: 'good' };
    await expect(hub([labels]).client.textClassification(args)).resolves.toEqual(labels);
    await expect(hub(labels).client.textClassification(args)).resolves.toEqual(labels);
    await expect(hub([[{ label: 1 }]]).client.textClassification(args)).rejects.toThrow(
      /^Received malformed response from HF-Inference text-classification API: .+ at \$/,
    );
  });

  it('does not make one list of the labels of several texts', async () => {
    const args = { model: 'text-classification', inputs: ['good', 'bad'] };
    await expect(hub([labels, labels]).client.textClassification(args as never)).rejects.toThrow(/expected one list/);
  });

  it('gives vectors of any depth that models have, and nothing uneven', async () => {
    const args = { model: 'feature-extraction', inputs: 'a' };
    for (const vectors of [[1], [[1]], [[[1]]], [[[[1]]]], [], [[], []]]) {
      await expect(hub(vectors).client.featureExtraction(args, { outputType: 'json' })).resolves.toEqual(vectors);
    }
    for (const other of [[[[[[1]]]]], [1, [2]], ['1'], [null], 1]) {
      await expect(hub(other).client.featureExtraction(args)).rejects.toThrow(
        /^Received malformed response from HF-Inference feature-extraction API: expected Array<number/,
      );
    }
  });

  it('serves sentence similarity models as embedding models', async () => {
    const fetch = fakeFetch(() => Response.json([1]));
    const entry = {
      provider: 'hf-inference',
      providerId: 'o/m',
      hfModelId: 'o/m',
      task: 'sentence-similarity',
      status: 'live',
    };
    const client = new InferenceClient(undefined, { fetch, mapping: { 'o/m': [entry] } });
    await expect(client.featureExtraction({ model: 'o/m', inputs: 'a', normalize: true })).resolves.toEqual([1]);
    expect(fetch.seen[0]?.body).toEqual({ inputs: 'a', normalize: true });
  });

  it('is sent a recording as it is, under the type that it has', async () => {
    const { client, seen } = hub({ text: 'hello' });
    const model = 'automatic-speech-recognition';
    await expect(client.automaticSpeechRecognition({ model, data: FLAC.buffer })).resolves.toEqual({ text: 'hello' });
    const blob = new Blob([FLAC], { type: 'audio/ogg' });
    await client.automaticSpeechRecognition({ model, inputs: blob });
    const sent = seen[0]?.body as Blob;
    expect(sent.type).toBe('audio/flac');
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(FLAC);
    expect(seen[1]?.body).toBe(blob);
  });

  it('is sent a recording inside JSON when there are parameters', async () => {
    const { client, seen } = hub({ text: 'hello', chunks: [] });
    const parameters = { return_timestamps: true };
    const args = { model: 'automatic-speech-recognition', inputs: new Blob([FLAC]), parameters };
    await expect(client.automaticSpeechRecognition(args)).resolves.toEqual({ text: 'hello', chunks: [] });
    expect(seen[0]?.body).toEqual({ inputs: 'ZkxhQw==', parameters });
  });

  it('is misunderstood in the words of the specification', async () => {
    const args = { model: 'automatic-speech-recognition', inputs: new Blob([FLAC]) };
    await expect(hub({ words: 1 }).client.automaticSpeechRecognition(args)).rejects.toThrow(
      /^Received malformed response from automatic-speech-recognition API/,
    );
  });
});
