import {
  array,
  type InferOutput,
  looseObject,
  minLength,
  nullish,
  object,
  pipe,
  regex,
  string,
  union,
  unknown,
} from 'valibot';
import type { Call, MediaAdapter } from '../contract/adapter.ts';
import { encodePath } from '../contract/encode-path.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { flatten } from '../presets/parameters.ts';
import { polled } from '../presets/polled.ts';

const prediction = object({
  id: pipe(string(), regex(/^\w+$/, 'expected the id of a prediction')),
  status: string(),
  output: nullish(union([string(), array(string())])),
  error: nullish(unknown()),
  logs: nullish(string()),
});

const images = looseObject({ output: union([string(), pipe(array(string()), minLength(1))]) });

const textToImage: MediaAdapter<'text-to-image', InferOutput<typeof images>> = {
  type: 'media',
  request: (call) => ({
    ...target(call),
    // The service holds the response for up to a minute, until there is an output.
    headers: { Prefer: 'wait' },
  }),
  job: polled({
    ticket: prediction,
    update: prediction,
    // With `Prefer: wait` a prediction may be "processing" when its output is there, as recorded in January 2025.
    status: ({ output, status }) => (output ? 'succeeded' : status),
    done: ['succeeded'],
    failed: ['failed', 'canceled', 'aborted'],
    reason: ({ error }) => (typeof error === 'string' ? error : undefined),
    next: ({ id }) => ({ path: `v1/predictions/${id}` }),
    cancel: ({ id }) => ({ path: `v1/predictions/${id}/cancel`, method: 'POST' }),
    progress: ({ logs }) => (logs ? { logs } : {}),
  }),
  response: images,
  media: ({ output }) => ({ url: (typeof output === 'string' ? output : output[0]) ?? '' }),
};

/** The path of a model, or of one version of it: `owner/name:version`. Members beside `input` are rejected with 422. */
function target({ input, model, mapping }: Call<'text-to-image'>) {
  const [, version] = model.split(':');
  const json = { input: { ...weights(mapping), ...flatten(input), prompt: input.inputs } };
  return version
    ? { path: 'v1/predictions', json: { ...json, version } }
    : { path: 'v1/models/{model}/predictions', json };
}

function weights({ adapter, adapterWeightsPath, hfModelId }: Call['mapping']): object {
  const isLora = adapter === 'lora' && adapterWeightsPath;
  return isLora ? { lora_weights: `https://huggingface.co/${encodePath(hfModelId)}` } : {};
}

export const replicate = defineProvider({
  id: 'replicate',
  label: 'Replicate',
  site: 'https://replicate.com',
  hubOrganization: 'replicate',
  keyVariable: 'REPLICATE_API_TOKEN',
  baseUrl: 'https://api.replicate.com',
  auth: bearer,
  tasks: { 'text-to-image': textToImage },
});
