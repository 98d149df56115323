import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, startFast } from '../../test/caller.ts';
import { photo } from '../../test/photo.ts';
import { encodeSpeech } from '../content/audio/encode-speech.ts';
import { toBase64 } from '../content/base64.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const DETR = 'facebook/detr-resnet-50';
const PANOPTIC = 'facebook/detr-resnet-50-panoptic';
const VIT = 'google/vit-base-patch16-224';
const VILT = 'dandelin/vilt-b32-finetuned-vqa';
const LAYOUT = 'impira/layoutlm-document-qa';
const image = toBase64(photo);

/** Sends raw bytes, or JSON, to a model of hf-inference. */
function run(model: string, body: Uint8Array<ArrayBuffer> | object): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  return fetch(`${emulator.endpoints.router}/hf-inference/models/${model}`, {
    method: 'POST',
    headers: { ...hubAuth, 'content-type': isFile ? 'image/jpeg' : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  });
}

interface Label {
  readonly label: string;
  readonly score: number;
}

interface Segment extends Omit<Label, 'score'> {
  readonly score: number | null;
  readonly mask: string;
}

describe('images at hf-inference', () => {
  it('are classified alike as bytes and as base64, with as many labels as wanted', async () => {
    const labels = await json<Label[]>(run(VIT, photo));
    expect(labels).toHaveLength(5);
    expect(await json(run(VIT, { inputs: image, parameters: { top_k: 2 } }))).toEqual(labels.slice(0, 2));
  });

  it('have objects above a threshold', async () => {
    const objects = await json<Label[]>(run(DETR, photo));
    expect(objects.map(({ label }) => label).sort()).toEqual(['sports ball', 'stop sign']);
    const highest = Math.max(...objects.map(({ score }) => score));
    const best = await json<Label[]>(run(DETR, { inputs: image, parameters: { threshold: highest } }));
    expect(best.map(({ score }) => score)).toEqual([highest]);
    expect((await run(DETR, { inputs: image, parameters: { threshold: 2 } })).status).toBe(400);
  });

  it('have segments of the wanted kind, with masks of their own size', async () => {
    const segments = async (model: string, subtask?: string) =>
      json<Segment[]>(run(model, subtask ? { inputs: image, parameters: { subtask } } : photo));
    const panoptic = await segments(PANOPTIC);
    expect(panoptic).toHaveLength(4);
    for (const { mask } of panoptic) {
      const { width, height } = PNG.sync.read(Buffer.from(mask, 'base64'));
      expect([width, height]).toEqual([96, 64]);
    }
    expect(await segments(PANOPTIC, 'instance')).toHaveLength(2);
    const semantic = await segments(PANOPTIC, 'semantic');
    expect(semantic.map(({ score }) => score)).toEqual([null, null, null, null]);
    expect(await segments('nvidia/segformer-b0-finetuned-ade-512-512')).toEqual(semantic);
    expect((await run(PANOPTIC, { inputs: image, parameters: { subtask: 'cubist' } })).status).toBe(400);
  });

  it('are described in a few words', async () => {
    const caption = 'nlpconnect/vit-gpt2-image-captioning';
    const [full] = await json<{ generated_text: string }[]>(run(caption, photo));
    expect(full?.generated_text).toMatch(/^a red stop sign/);
    const short = await json(run(caption, { inputs: image, parameters: { max_new_tokens: 2 } }));
    expect(short).toEqual([{ generated_text: 'a red' }]);
  });

  it('are compared with the labels of the caller', async () => {
    const clip = 'openai/clip-vit-base-patch32';
    const parameters = { candidate_labels: ['purple', 'a lawn under a blue sky'] };
    const labels = await json<Label[]>(run(clip, { inputs: { image }, parameters }));
    expect(labels.map(({ label }) => label).sort()).toEqual([...parameters.candidate_labels].sort());
    expect(await json(run(clip, { inputs: { image } }))).toEqual({
      error: expect.stringContaining('candidate_labels'),
    });
  });

  it.each([
    ['bytes that are no image', DETR, new TextEncoder().encode('no image'), 'cannot identify image file'],
    ['a text in the place of base64', DETR, { inputs: '?' }, '`inputs` must be base64'],
    ['a question without an image', VILT, { inputs: { question: 'Why?' } }, 'missing field `inputs.image`'],
    ['an image without a question', VILT, { inputs: { image } }, 'missing field `question`'],
    ['an image without an object around it', VILT, { inputs: image }, 'missing field `question`'],
  ])('are refused: %s', async (_, model, body, error) => {
    const response = await run(model, body);
    expect([response.status, await json(response)]).toEqual([400, { error }]);
  });
});

describe('questions at hf-inference', () => {
  it('about an image have several answers', async () => {
    const inputs = { image, question: 'How many things are there?' };
    const answers = await json<{ answer: string }[]>(run(VILT, { inputs, parameters: { top_k: 3 } }));
    expect(answers.map(({ answer }) => answer)).toEqual(['2', '3', '1']);
  });

  it('about a document are answered with its words', async () => {
    const inputs = { image, question: 'What is the invoice number?' };
    const word_boxes = ['Invoice', [0, 0, 50, 10], 'number', [60, 0, 90, 10], 'us-001', [100, 0, 140, 10]];
    expect(await json(run(LAYOUT, { inputs, parameters: { word_boxes } }))).toEqual([
      { answer: 'us-001', score: expect.any(Number), start: 2, end: 2 },
    ]);
    const [made] = await json<{ answer: string }[]>(run(LAYOUT, { inputs }));
    const donut = await json(run('naver-clova-ix/donut-base-finetuned-docvqa', { inputs }));
    expect(donut).toEqual([{ answer: made?.answer.toLowerCase() }]);
  });

  it('without an answer have an empty one where that is allowed', async () => {
    const inputs = { image, question: 'Why?' };
    const [forced] = await json<{ answer: string }[]>(run(LAYOUT, { inputs }));
    expect(forced?.answer).not.toBe('');
    const parameters = { handle_impossible_answer: true };
    expect(await json(run(LAYOUT, { inputs, parameters }))).toMatchObject([{ answer: '' }]);
  });
});

describe('sounds and tables at hf-inference', () => {
  it('are classified with the labels of the model', async () => {
    const speech = encodeSpeech('Hello.', 'audio/wav').bytes;
    expect(await json(run('MIT/ast-finetuned-audioset-10-10-0.4593', speech))).toMatchObject([
      { label: 'Speech' },
      {},
      {},
      {},
      {},
    ]);
    const emotions = 'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition';
    const body = { inputs: toBase64(speech), parameters: { top_k: 1 } };
    expect(await json(run(emotions, body))).toEqual([
      { label: expect.stringMatching(/^[a-z]+$/), score: expect.any(Number) },
    ]);
  });

  it.each([
    ['vvmnnnkv/wine-quality', /^[3-8](,[3-8])*$/],
    ['scikit-learn/Fish-Weight', /^[\d.]+,[\d.]+$/],
  ])('have one result of %s for each row', async (model, form) => {
    const data = { Height: ['11.52', '12.48'], Species: ['Bream', 'Perch'] };
    const results = await json<number[]>(run(model, { inputs: { data } }));
    expect(results).toHaveLength(2);
    expect(results.join()).toMatch(form);
  });

  it.each([
    ['columns of several lengths', { data: { a: ['1'], b: ['1', '2'] } }, 'All arrays must be of the same length'],
    ['a column that is no list', { data: { a: '1' } }, '`data` must be an object with a list of cells for each column'],
    ['no table', {}, '`data` must be an object with a list of cells for each column'],
  ])('are refused: %s', async (_, inputs, error) => {
    const response = await run('scikit-learn/Fish-Weight', { inputs });
    expect([response.status, await json(response)]).toEqual([400, { error }]);
  });
});
