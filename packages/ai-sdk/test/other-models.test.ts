import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import {
  generateImage,
  experimental_generateSpeech as generateSpeech,
  rerank,
  experimental_transcribe as transcribe,
} from 'ai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHubkit } from '../src/index.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
});
afterAll(() => emulator?.close());

const hubkit = () =>
  createHubkit({ client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, retry: false }) });

it('draws several images', async () => {
  const { model } = emulatedModel('together', 'text-to-image');
  const image = hubkit().imageModel(model, { provider: 'together' });
  const { images } = await generateImage({ model: image, prompt: 'a boat', n: 2, size: '64x64' });
  expect(images).toHaveLength(2);
  expect(images[0]?.mediaType).toMatch(/^image\//);
});

it('speaks, and writes down what it said', async () => {
  const { model } = emulatedModel('fal-ai', 'text-to-speech');
  const speech = hubkit().speechModel(model, { provider: 'fal-ai' });
  const { audio, warnings } = await generateSpeech({ model: speech, text: 'Hello', voice: 'alloy' });
  expect(audio.uint8Array.length).toBeGreaterThan(100);
  expect(warnings).toMatchObject([{ feature: 'voice' }]);
  const ear = emulatedModel('hf-inference', 'automatic-speech-recognition').model;
  const listen = hubkit().transcriptionModel(ear, { provider: 'hf-inference' });
  expect((await transcribe({ model: listen, audio: audio.uint8Array })).text).not.toBe('');
});

it('ranks texts and objects', async () => {
  const { model } = emulatedModel('hf-inference', 'text-ranking');
  const ranking = hubkit().rerankingModel(model, { provider: 'hf-inference' });
  const texts = ['The station was built in 1890.', 'Parking is free behind the station.'];
  const query = 'Where is parking free?';
  const { rerankedDocuments } = await rerank({ model: ranking, query, documents: texts, topN: 1 });
  expect(rerankedDocuments).toEqual([texts[1]]);
  const documents = texts.map((text) => ({ text }));
  expect((await rerank({ model: ranking, query, documents })).ranking[0]?.originalIndex).toBe(1);
});
