import type { TaskId } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { runTask } from '../src/call/run-task.ts';
import type { CallOptions, MappingEntry } from '../src/index.ts';
import { PROVIDER_REGISTRY } from '../src/providers/provider-registry.gen.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';
import { PAIRS } from './support/providers.ts';
import { sampleArgs } from './support/samples.ts';

const HUB_TOKEN = 'hf_abcdefgh';
const PROVIDERS = Object.keys(PROVIDER_REGISTRY).join(',');

/** Runs a task with sample input; returns the message of its error. */
async function messageOf(
  task: TaskId | undefined,
  args: object,
  answer: Answer,
  options: CallOptions = {},
): Promise<string> {
  const input = { accessToken: HUB_TOKEN, ...(task && sampleArgs(task)), ...args };
  const call = runTask(task as TaskId, input as never, { fetch: fakeFetch(answer), retry: false, ...options });
  return call.then(
    () => 'no error',
    (error: Error) => error.message,
  );
}

function mapped(provider: string, task: string): CallOptions {
  const entry: MappingEntry = { provider, providerId: 'p/m', hfModelId: 'm', task, status: 'live' };
  return { mapping: { m: [entry] } };
}

const never: Answer = () => {
  throw new Error('Nothing has to be sent.');
};

type InputCase = readonly [message: string, task: TaskId | undefined, args: object, options?: CallOptions];

/** Messages about wrong arguments, letter by letter; some go on with advice. */
const INPUT: readonly InputCase[] = [
  [
    `Provider 'x-y-z' not supported. Available providers: ${PROVIDERS}`,
    'conversational',
    { provider: 'x-y-z', model: 'm' },
  ],
  [
    `Provider 'toString' not supported. Available providers: ${PROVIDERS}`,
    'conversational',
    { provider: 'toString', model: 'm' },
  ],
  [
    "you need to provide a task name when using an external provider, e.g. 'text-to-image'",
    undefined,
    { provider: 'groq', model: 'm' },
  ],
  [
    "Task 'text-to-image' not supported for provider 'cerebras'. Available tasks: conversational",
    'text-to-image',
    { provider: 'cerebras', model: 'm' },
  ],
  [
    'Provider openai is closed-source and does not support HF tokens.',
    'conversational',
    { provider: 'openai', model: 'openai/x' },
  ],
  [
    'Provider openai requires a model ID to be passed directly.',
    'conversational',
    { provider: 'openai', accessToken: 'sk-1' },
  ],
  [
    'Models from openai must be prefixed by "openai/". Got "gpt-5".',
    'conversational',
    { provider: 'openai', accessToken: 'sk-1', model: 'gpt-5' },
  ],
  [
    'Model URLs are no longer supported. Use endpointUrl instead.',
    'conversational',
    { provider: 'groq', model: 'https://x.example' },
  ],
  [
    'Specifying both endpointUrl and provider is not supported.',
    'conversational',
    { provider: 'groq', endpointUrl: 'https://x.example' },
  ],
  ["Specifying a model is required when provider is 'auto'", 'conversational', { provider: 'auto' }],
  [
    'No Inference Provider available for model m.',
    'conversational',
    { provider: 'auto', model: 'm' },
    { mapping: { m: [] } },
  ],
  [
    'We have not been able to find inference provider information for model m.',
    'conversational',
    { provider: 'groq', model: 'm' },
    { mapping: { m: [] } },
  ],
  [
    'Model m is not supported for task conversational and provider groq. Supported task: text-generation.',
    'conversational',
    { provider: 'groq', model: 'm' },
    mapped('groq', 'text-generation'),
  ],
  [
    "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
    'automatic-speech-recognition',
    { provider: 'fal-ai', model: 'm', inputs: new Uint8Array([1, 2]) },
    mapped('fal-ai', 'automatic-speech-recognition'),
  ],
  [
    'Provider fal-ai does not support blob type audio/aac - supported content types are: audio/mpeg, audio/mp3, audio/wav, audio/wave, audio/x-wav, audio/webm, video/webm',
    'automatic-speech-recognition',
    { provider: 'fal-ai', model: 'm', inputs: new Blob(['x'], { type: 'audio/aac' }) },
    mapped('fal-ai', 'automatic-speech-recognition'),
  ],
];

describe('the message about wrong arguments', () => {
  it.each(INPUT.map((row) => ({ row, message: row[0] })))('$message', async ({ row }) => {
    const [message, task, args, options] = row;
    expect((await messageOf(task, args, never, options)).slice(0, message.length)).toBe(message);
  });

  it('No default model defined for task …', async () => {
    const tasks = () => Response.json({});
    expect(await messageOf('feature-extraction', { provider: 'hf-inference' }, tasks)).toBe(
      'No default model defined for task feature-extraction, please define the model explicitly.',
    );
  });
});

const not =
  (body: string, init: ResponseInit = { status: 400 }): Answer =>
  () =>
    new Response(body, init);

describe('the message of a failed look-up', () => {
  it.each([
    ['Failed to fetch inference provider mapping for model m: gone', { model: 'm' }, not('{"error":"gone"}')],
    [
      'Failed to fetch inference provider mapping for model m: malformed API response, invalid JSON',
      { model: 'm' },
      not('{', { status: 200 }),
    ],
    [
      'We have not been able to find inference provider information for model m.',
      { model: 'm' },
      not('{}', { status: 200 }),
    ],
    ['Failed to load tasks definitions from Hugging Face Hub.', {}, not('')],
  ])('%s', async (message, args, answer) => {
    const text = await messageOf('text-classification', { provider: 'hf-inference', ...args }, answer);
    expect(text.slice(0, message.length)).toBe(message);
  });
});

/** Beginnings of the messages about malformed responses, by the names that providers and tasks have in them. */
const OUTPUT: Readonly<Record<string, string>> = {
  'hf-inference text-to-image': 'Received malformed response from HF-Inference text-to-image API',
  'hf-inference text-generation': 'Received malformed response from HF-Inference text generation API',
  'hf-inference audio-classification': 'Received malformed response from HF-Inference audio-classification API',
  'hf-inference audio-to-audio': 'Received malformed response from HF-Inference audio-to-audio API',
  'hf-inference document-question-answering':
    'Received malformed response from HF-Inference document-question-answering API',
  'hf-inference question-answering': 'Received malformed response from HF-Inference question-answering API',
  'hf-inference feature-extraction': 'Received malformed response from HF-Inference feature-extraction API',
  'hf-inference image-classification': 'Received malformed response from HF-Inference image-classification API',
  'hf-inference zero-shot-image-classification':
    'Received malformed response from HF-Inference zero-shot-image-classification API',
  'hf-inference text-classification': 'Received malformed response from HF-Inference text-classification API',
  'hf-inference image-segmentation': 'Received malformed response from HF-Inference image-segmentation API',
  'hf-inference image-to-text': 'Received malformed response from HF-Inference image-to-text API',
  'hf-inference image-to-image': 'Received malformed response from HF-Inference image-to-image API',
  'hf-inference object-detection': 'Received malformed response from HF-Inference object-detection API',
  'hf-inference fill-mask': 'Received malformed response from HF-Inference fill-mask API',
  'hf-inference zero-shot-classification': 'Received malformed response from HF-Inference zero-shot-classification API',
  'hf-inference sentence-similarity': 'Received malformed response from HF-Inference sentence-similarity API',
  'hf-inference tabular-classification': 'Received malformed response from HF-Inference tabular-classification API',
  'hf-inference tabular-regression': 'Received malformed response from HF-Inference tabular-regression API',
  'hf-inference table-question-answering': 'Received malformed response from HF-Inference table-question-answering API',
  'hf-inference token-classification': 'Received malformed response from HF-Inference token-classification API',
  'hf-inference translation': 'Received malformed response from HF-Inference translation API',
  'hf-inference summarization': 'Received malformed response from HF-Inference summarization API',
  'hf-inference visual-question-answering':
    'Received malformed response from HF-Inference visual-question-answering API',
  'hf-inference automatic-speech-recognition': 'Received malformed response from automatic-speech-recognition API',
  'fal-ai text-to-image': 'Received malformed response from Fal.ai text-to-image API',
  'fal-ai text-to-video':
    'Received malformed response from Fal.ai text-to-video API: no request ID found in the response',
  'fal-ai automatic-speech-recognition': 'Received malformed response from Fal.ai Automatic Speech Recognition API',
  'fal-ai text-to-speech': 'Received malformed response from Fal.ai Text-to-Speech API',
  'replicate text-to-image': 'Received malformed response from Replicate text-to-image API',
  'replicate text-to-speech': 'Received malformed response from Replicate text-to-speech API',
  'replicate text-to-video': 'Received malformed response from Replicate text-to-video API',
  'together text-generation': 'Received malformed response from Together text generation API',
  'together text-to-image': 'Received malformed response from Together text-to-image API',
  'nebius text-to-image': 'Received malformed response from Nebius text-to-image API',
  'nscale text-to-image': 'Received malformed response from Nscale text-to-image API',
  'hyperbolic text-generation': 'Received malformed response from Hyperbolic text generation API',
  'hyperbolic text-to-image': 'Received malformed response from Hyperbolic text-to-image API',
  'featherless-ai text-generation': 'Received malformed response from Featherless AI text generation API',
  'ovhcloud text-generation': 'Received malformed response from OVHcloud text generation API',
  'sambanova feature-extraction': 'Received malformed response from Sambanova feature-extraction (embeddings) API',
  'novita text-to-video': 'Received malformed response from Novita text-to-video API: no task ID found in the response',
};

describe('the message about a malformed response', () => {
  const pairs = PAIRS.filter(({ name, task }) => task === 'conversational' || name in OUTPUT);

  it.each(pairs)('of $name has its beginning', async ({ provider, task, name }) => {
    const model = provider.access?.only === 'direct' ? `${provider.id}/m` : 'm';
    const accessToken = provider.access?.only === 'direct' ? 'sk-1' : HUB_TOKEN;
    const options = {
      mapping: { m: [{ provider: provider.id, providerId: 'p/m', hfModelId: 'm', task, status: 'live' }] },
    };
    const message = await messageOf(
      task,
      { provider: provider.id, model, accessToken },
      () => Response.json({ x: 1 }),
      options,
    );
    const beginning = OUTPUT[name] ?? 'Expected ChatCompletionOutput';
    expect(message.slice(0, beginning.length)).toBe(beginning);
  });
});
