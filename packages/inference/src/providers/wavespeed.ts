import { array, type InferOutput, looseObject, minLength, nullish, object, pipe, string, unknown } from 'valibot';
import type { Call, MediaAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import type { MediaTaskId } from '../contract/task-types.ts';
import { encodedFiles, inputFiles } from '../presets/files.ts';
import { jobId } from '../presets/job-id.ts';
import { flattenVideo } from '../presets/parameters.ts';
import { polled } from '../presets/polled.ts';

const ticket = object({
  data: object({
    id: jobId('task'),
    status: nullish(string()),
    error: nullish(string()),
    urls: nullish(object({ get: nullish(unknown()) })),
  }),
});

const update = looseObject({ data: looseObject({ status: string(), error: nullish(string()) }) });

const result = looseObject({ data: looseObject({ outputs: pipe(array(string()), minLength(1)) }) });

/** A task of wavespeed. All of them are jobs, and differ only in their input. */
function task<K extends MediaTaskId>(
  json: (call: Call<K>) => object,
  uploads?: MediaAdapter<K>['uploads'],
): MediaAdapter<K, InferOutput<typeof result>> {
  return {
    type: 'media',
    ...(uploads && { uploads }),
    request: (call) => ({ path: 'api/v3/{model}', json: { ...weights(call), ...json(call) } }),
    job: polled({
      ticket,
      id: ({ data: { id } }) => id,
      update,
      status: ({ data: { status } }) => status ?? undefined,
      done: ['completed'],
      failed: ['failed'],
      reason: ({ data: { error } }) => error || 'Task failed',
      next: ({ data: { id, urls } }) => resultRequest(id, urls?.get),
    }),
    response: result,
    media: ({ data }) => ({ url: data.outputs[0] ?? '' }),
  };
}

/** The address of the result in the response decides where the key is sent next, so it has to be that of this very task. */
function resultRequest(id: string, address: unknown) {
  const isOwn =
    typeof address === 'string' && URL.canParse(address) && new URL(address).pathname.split('/').includes(id);
  return isOwn ? { address } : { path: `api/v3/predictions/${id}/result`, method: 'GET' as const };
}

function weights({ mapping: { adapter, hfModelId } }: Call): object {
  return adapter === 'lora' ? { loras: [{ path: hfModelId, scale: 1 }] } : {};
}

/** A transparent image of one pixel, for models that need an image where the call has none. */
const NO_IMAGE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function fromText({ input }: Call<'text-to-image'> | Call<'text-to-video'>): object {
  return { ...flattenVideo(input), prompt: input.inputs };
}

/** Images are base64 without a data URL around it; models read one of the two members. */
function fromImage(
  call: Call<'image-to-image' | 'image-to-video' | 'image-text-to-image' | 'image-text-to-video'>,
): object {
  const [first = NO_IMAGE, ...others] = encodedFiles(call).map(({ base64 }) => base64);
  return { image: first, images: [first, ...others], ...flattenVideo(call.input) };
}

export const wavespeed = defineProvider({
  id: 'wavespeed',
  label: 'WaveSpeed',
  site: 'https://wavespeed.ai',
  hubOrganization: 'wavespeed',
  baseUrl: 'https://api.wavespeed.ai',
  auth: bearer,
  tasks: {
    'text-to-image': task<'text-to-image'>(fromText),
    'text-to-video': task<'text-to-video'>(fromText),
    'image-to-image': task<'image-to-image'>(fromImage, inputFiles),
    'image-to-video': task<'image-to-video'>(fromImage, inputFiles),
    'image-text-to-image': task<'image-text-to-image'>(fromImage, inputFiles),
    'image-text-to-video': task<'image-text-to-video'>(fromImage, inputFiles),
  },
});
