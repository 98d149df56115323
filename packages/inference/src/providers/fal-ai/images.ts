import type { Call, MediaAdapter, ValueAdapter } from '../../contract/adapter.ts';
import { falQueue } from '../../presets/fal-queue.ts';
import { dataUrl, encodedFile, inputFiles } from '../../presets/files.ts';
import { flatten } from '../../presets/parameters.ts';
import { imageUrls, modelPath } from './image-urls.ts';
import { loraWeights } from './lora.ts';
import { type FalFile, fileAt, firstImage, queued } from './queued.ts';

/** `sync_mode` requests one response with the image in it; without it the call waits in a queue, which has no time limit. */
function isSynchronous({ parameters, ...extras }: Call<'text-to-image'>['input']): boolean {
  return flatten({ parameters, ...extras }).sync_mode === true;
}

export const textToImage: MediaAdapter<'text-to-image', FalFile> = {
  type: 'media',
  request: (call) => ({
    path: '{model}',
    ...(!isSynchronous(call.input) && { base: 'queue' }),
    json: { ...loraWeights(call), ...imageParameters(call.input), prompt: call.input.inputs },
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

export const imageToImage = queued<'image-to-image'>({
  response: firstImage,
  uploads: inputFiles,
  body: (call) => ({ ...loraWeights(call), ...imageUrls(call), ...imageParameters(call.input) }),
});

export const imageTextToImage = queued<'image-text-to-image'>({
  response: firstImage,
  uploads: inputFiles,
  path: modelPath,
  body: (call) => ({ ...loraWeights(call), ...imageUrls(call), ...imageParameters(call.input) }),
});

/** fal has one member for both measures, also for the size of a changed image. */
function imageParameters(input: Parameters<typeof flatten>[0]): Record<string, unknown> {
  const { width, height, target_size: target, ...others } = flatten(input);
  if (width !== undefined && height !== undefined) return { image_size: { width, height }, ...others };
  return { ...(target !== undefined && { image_size: target }), ...others, width, height };
}

/** Separates the subject of an image from its background: one mask. */
export const imageSegmentation: ValueAdapter<'image-segmentation', FalFile> = {
  type: 'value',
  uploads: inputFiles,
  request: (call) => ({
    path: '{model}',
    base: 'queue',
    // The mask comes inside the result, where the model allows that.
    json: { sync_mode: true, ...flatten(call.input), image_url: dataUrl(encodedFile(call)) },
  }),
  job: falQueue,
  response: fileAt('image'),
  files: ({ url }) => [{ url }],
  output: (_, __, [mask]) => [{ label: 'mask', score: 1, mask: mask?.base64 ?? '' }],
};
