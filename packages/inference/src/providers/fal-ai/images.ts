import type { Call, MediaAdapter } from '../../contract/adapter.ts';
import { falQueue } from '../../presets/fal-queue.ts';
import { flatten } from '../../presets/parameters.ts';
import { loraWeights } from './lora.ts';
import { type FalFile, firstImage } from './queued.ts';

/** `sync_mode` requests one response with the image in it; without it the call waits in a queue, which has no time limit. */
function isSynchronous({ parameters, ...extras }: Call<'text-to-image'>['input']): boolean {
  return flatten({ parameters, ...extras }).sync_mode === true;
}

export const textToImage: MediaAdapter<'text-to-image', FalFile> = {
  type: 'media',
  request: (call) => ({
    path: '{model}',
    ...(!isSynchronous(call.input) && { base: 'queue' }),
    json: { ...loraWeights(call), ...imageParameters(flatten(call.input)), prompt: call.input.inputs },
  }),
  job: (body, call, state) =>
    isSynchronous(call.input) || holdsImages(body) ? { type: 'done', body } : falQueue(body, call, state),
  response: firstImage,
  media: ({ url }) => ({ url }),
};

/** An emulator of fal may respond with the result at once. */
function holdsImages(response: unknown): boolean {
  return response instanceof Object && Object.hasOwn(response, 'images');
}

/** fal has one member for both measures. */
function imageParameters({ width, height, ...others }: Record<string, unknown>): Record<string, unknown> {
  if (width === undefined || height === undefined) return { ...others, width, height };
  return { image_size: { width, height }, ...others };
}
