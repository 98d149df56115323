import {
  array,
  type InferOutput,
  looseObject,
  minLength,
  nullish,
  object,
  pipe,
  string,
  union,
  unknown,
} from 'valibot';
import type { Call, MediaAdapter } from '../../contract/adapter.ts';
import type { HttpRequest } from '../../contract/http-request.ts';
import { encodePath } from '../../contract/provider.ts';
import type { MediaTaskId } from '../../contract/task-types.ts';
import { jobId } from '../../presets/job-id.ts';
import { polled } from '../../presets/polled.ts';

const prediction = object({
  id: jobId('prediction'),
  status: string(),
  output: nullish(unknown()),
  error: nullish(unknown()),
  logs: nullish(string()),
});

/** The work of a model, which is polled where it takes longer than the service holds a response. */
export const predictionJob = polled({
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
});

/** The request of a model, or of one version of it: `owner/name:version`. Members beside `input` are rejected with 422. */
export function predictionRequest({ model, mapping }: Call, input: object): HttpRequest {
  const [, version] = model.split(':');
  const json = { input: { ...weights(mapping), ...input } };
  // The service holds the response for up to a minute, until there is an output.
  const headers = { Prefer: 'wait' };
  return version
    ? { path: 'v1/predictions', headers, json: { ...json, version } }
    : { path: 'v1/models/{model}/predictions', headers, json };
}

function weights({ adapter, adapterWeightsPath, hfModelId }: Call['mapping']): object {
  const isLora = adapter === 'lora' && adapterWeightsPath;
  return isLora ? { lora_weights: `https://huggingface.co/${encodePath(hfModelId)}` } : {};
}

const files = looseObject({ output: union([string(), pipe(array(string()), minLength(1))]) });

/** A task whose output is the address of a file, or a list of such addresses. */
export function fileTask<K extends MediaTaskId>(
  input: (call: Call<K>) => object,
  uploads?: MediaAdapter<K>['uploads'],
): MediaAdapter<K, InferOutput<typeof files>> {
  return {
    type: 'media',
    ...(uploads && { uploads }),
    request: (call) => predictionRequest(call, input(call)),
    job: predictionJob,
    response: files,
    media: ({ output }) => ({ url: (typeof output === 'string' ? output : output[0]) ?? '' }),
  };
}
