import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  audioClassification,
  documentQuestionAnswering,
  InferenceClient,
  type imageClassification,
  imageSegmentation,
  imageToText,
  objectDetection,
  tabularClassification,
  tabularRegression,
  visualQuestionAnswering,
  zeroShotImageClassification,
} from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const BASE64 = 'iVBORw==';
const image = new Blob([PNG], { type: 'image/png' });
const model = 'o/m';
const question = 'How many cats?';
const data = { Height: ['11.52'], Species: ['Bream'] };

/** A client of the hub's own service with one response. */
function hub(task: string, body: unknown) {
  const fetch = fakeFetch(() => Response.json(body));
  const entry = { provider: 'hf-inference', providerId: model, hfModelId: model, task, status: 'live' };
  return {
    client: new InferenceClient('hf_abcdefgh', { fetch, retry: false, mapping: { [model]: [entry] } }),
    seen: fetch.seen,
  };
}

type Client = InferenceClient;

const labels = [{ label: 'cat', score: 0.9 }];
const objects = [{ label: 'cat', score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } }];

/** Tasks that take one file: a call with parameters or none, and a response. */
const files: readonly (readonly [
  task: string,
  call: (client: Client, parameters?: { readonly top_k?: number | undefined }) => Promise<unknown>,
  body: unknown,
])[] = [
  [
    'image-classification',
    (client, parameters) => client.imageClassification({ model, inputs: image, parameters }),
    labels,
  ],
  ['image-segmentation', (client, parameters) => client.imageSegmentation({ model, inputs: image, parameters }), []],
  [
    'image-to-text',
    (client, parameters) => client.imageToText({ model, inputs: image, parameters }),
    [{ generated_text: 'a cat' }],
  ],
  ['object-detection', (client, parameters) => client.objectDetection({ model, inputs: image, parameters }), objects],
  [
    'audio-classification',
    (client, parameters) => client.audioClassification({ model, inputs: image, parameters }),
    labels,
  ],
];

describe.each(files)('%s at hf-inference', (task, call, body) => {
  it('sends a file as it is', async () => {
    const { client, seen } = hub(task, body);
    await call(client);
    expect(seen[0]?.url).toBe('https://router.huggingface.co/hf-inference/models/o/m');
    expect(seen[0]?.body).toBe(image);
    await call(client, { top_k: undefined });
    expect(seen[1]?.body).toBe(image);
  });

  it('sends a file with parameters as base64', async () => {
    const { client, seen } = hub(task, body);
    await call(client, { top_k: 2 });
    expect(seen[0]?.body).toEqual({ inputs: BASE64, parameters: { top_k: 2 } });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
  });
});

describe('questions about images at hf-inference', () => {
  it('send the image as base64 beside the question, and other members as they are', async () => {
    const { client, seen } = hub('document-question-answering', [{ answer: 'two', score: 0.9, start: 1, end: 1 }]);
    const inputs = { image, question, page: 2 };
    const result = await client.documentQuestionAnswering({ model, inputs, parameters: { lang: 'eng' } });
    expect(seen[0]?.body).toEqual({ inputs: { image: BASE64, question, page: 2 }, parameters: { lang: 'eng' } });
    expect(result).toEqual({ answer: 'two', score: 0.9, start: 1, end: 1 });
  });

  it('give the first of several answers', async () => {
    const { client, seen } = hub('visual-question-answering', [
      { answer: '2', score: 0.5 },
      { answer: '3', score: 0.3 },
    ]);
    await expect(client.visualQuestionAnswering({ model, inputs: { image, question } })).resolves.toEqual({
      answer: '2',
      score: 0.5,
    });
    expect(seen[0]?.body).toEqual({ inputs: { image: BASE64, question } });
  });
});

describe('labels of one’s own at hf-inference', () => {
  const parameters = { candidate_labels: ['cat', 'dog'] };

  it('are sent with the image, which older programs put into an object', async () => {
    const { client, seen } = hub('zero-shot-image-classification', labels);
    await client.zeroShotImageClassification({ model, inputs: image, parameters });
    await client.zeroShotImageClassification({ model, inputs: { image: PNG.buffer }, parameters });
    const body = { inputs: { image: BASE64 }, parameters };
    expect(seen.map((request) => request.body)).toEqual([body, body]);
  });
});

describe('tables at hf-inference', () => {
  it('are sent as they are', async () => {
    const { client, seen } = hub('tabular-regression', [270.5]);
    await expect(client.tabularRegression({ model, inputs: { data } })).resolves.toEqual([270.5]);
    expect(seen[0]?.body).toEqual({ inputs: { data } });
  });
});

/** Calls of every task here, by the name in error messages. */
const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  ...Object.fromEntries(files.map(([task, call]) => [task, (client: Client) => call(client)])),
  'zero-shot-image-classification': (client) =>
    client.zeroShotImageClassification({ model, inputs: image, parameters: { candidate_labels: ['a'] } }),
  'document-question-answering': (client) => client.documentQuestionAnswering({ model, inputs: { image, question } }),
  'visual-question-answering': (client) => client.visualQuestionAnswering({ model, inputs: { image, question } }),
  'tabular-classification': (client) => client.tabularClassification({ model, inputs: { data } }),
  'tabular-regression': (client) => client.tabularRegression({ model, inputs: { data } }),
};

describe('responses in the shapes that servers send', () => {
  it.each<[task: string, body: unknown, result: unknown]>([
    ['image-classification', [], []],
    ['image-segmentation', [{ label: 'sky', mask: 'AA==', score: null }], [{ label: 'sky', mask: 'AA==' }]],
    ['image-to-text', { generated_text: 'a cat' }, { generated_text: 'a cat' }],
    ['image-to-text', [{ generated_text: 'a cat' }], { generated_text: 'a cat' }],
    ['document-question-answering', [{ answer: 'us-001' }], { answer: 'us-001' }],
    ['document-question-answering', { answer: 'a', score: null, start: null, end: null }, { answer: 'a' }],
    ['visual-question-answering', { answer: 'a', score: 1 }, { answer: 'a', score: 1 }],
    ['object-detection', [{ ...objects[0], id: 7 }], [{ ...objects[0], id: 7 }]],
    ['tabular-classification', [5, 5, 7], [5, 5, 7]],
  ])('%s: %j', async (task, body, result) => {
    await expect(calls[task]?.(hub(task, body).client)).resolves.toEqual(result);
  });

  const list = 'expected Array<{label: string, score: number}>';
  const answers = 'expected Array<{answer: string, end: number, score: number, start: number}>';
  it.each<[task: string, body: unknown, message: string]>([
    ['image-classification', [{ label: 'cat', score: 1 }, { label: 'dog' }], `${list} at $[1].score`],
    ['image-classification', [null], `${list} at $[0]`],
    ['zero-shot-image-classification', 'no', `${list} at $`],
    ['audio-classification', [{ label: 1, score: 1 }], `${list} but received different format at $[0].label`],
    [
      'object-detection',
      [{ label: 'cat', score: 1 }],
      'expected Array<{label: string, score: number, box: {xmin: number, ymin: number, xmax: number, ymax: number}}> at $[0].box',
    ],
    [
      'image-segmentation',
      [{ label: 'sky' }],
      'expected Array<{label: string, mask: string, score: number}> at $[0].mask',
    ],
    ['image-to-text', [], 'expected {generated_text: string}, received an empty list at $'],
    ['image-to-text', [{ text: 'a cat' }], 'expected {generated_text: string} at $[0].generated_text'],
    ['document-question-answering', [], `${answers}, received an empty list at $`],
    ['document-question-answering', [{ answer: 'a', start: '1' }], `${answers} at $[0].start`],
    ['visual-question-answering', [{ answer: 'a' }], 'expected Array<{answer: string, score: number}> at $[0].score'],
    ['tabular-classification', ['a'], 'expected Array<number> at $[0]'],
    ['tabular-regression', 5, 'expected Array<number> at $'],
  ])('are refused otherwise, in the words of the specification: %s %j', async (task, body, message) => {
    await expect(calls[task]?.(hub(task, body).client)).rejects.toMatchObject({
      name: 'ProviderOutputError',
      message: `Received malformed response from HF-Inference ${task} API: ${message}`,
    });
  });
});

describe('the types of calls', () => {
  it('are those of their tasks, for methods and functions alike', () => {
    const client = new InferenceClient();
    const input = { inputs: image };
    interface Label {
      label: string;
      score: number;
    }
    // Never called: only their types are of interest.
    const results = () => ({
      image: client.imageClassification({ data: image, parameters: { top_k: 1, function_to_apply: 'softmax' } }),
      audio: audioClassification(input),
      zero: zeroShotImageClassification({ ...input, parameters: { candidate_labels: ['a'] } }),
      objects: objectDetection({ ...input, parameters: { threshold: 0.5 } }),
      segments: imageSegmentation({ ...input, parameters: { subtask: 'panoptic' } }),
      text: imageToText(input),
      document: documentQuestionAnswering({ inputs: { image, question } }),
      visual: visualQuestionAnswering({ inputs: { image, question } }),
      classes: tabularClassification({ inputs: { data } }),
      values: tabularRegression({ inputs: { data } }),
    });
    type Results = { [Name in keyof ReturnType<typeof results>]: Awaited<ReturnType<typeof results>[Name]> };
    expectTypeOf<Results['image']>().toExtend<Label[]>();
    expectTypeOf<Results['audio']>().toExtend<Label[]>();
    expectTypeOf<Results['zero']>().toExtend<Label[]>();
    expectTypeOf<Results['objects'][number]['box']>().toExtend<{
      xmin: number;
      ymin: number;
      xmax: number;
      ymax: number;
    }>();
    expectTypeOf<Results['segments'][number]['score']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Results['segments'][number]['mask']>().toEqualTypeOf<string>();
    expectTypeOf<Results['text']['generated_text']>().toEqualTypeOf<string>();
    expectTypeOf<Results['document']['start']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Results['visual']['score']>().toEqualTypeOf<number>();
    expectTypeOf<Results['classes']>().toEqualTypeOf<number[]>();
    expectTypeOf<Results['values']>().toEqualTypeOf<number[]>();
    expectTypeOf(client.imageClassification).parameters.toEqualTypeOf<Parameters<typeof imageClassification>>();
  });

  it('refuse what a task does not take, and providers that lack it', () => {
    const client = new InferenceClient();
    const mistakes = () => [
      // @ts-expect-error the labels are missing
      client.zeroShotImageClassification({ inputs: image }),
      // @ts-expect-error no such kind of segmentation
      client.imageSegmentation({ inputs: image, parameters: { subtask: 'cubist' } }),
      // @ts-expect-error an image is no text
      client.visualQuestionAnswering({ inputs: { image, question: image } }),
      // @ts-expect-error groq has no object detection
      client.objectDetection({ provider: 'groq', inputs: image }),
      // @ts-expect-error cells are text
      client.tabularRegression({ inputs: { data: { Height: [11.52] } } }),
    ];
    expect(mistakes).toBeTypeOf('function');
  });
});
