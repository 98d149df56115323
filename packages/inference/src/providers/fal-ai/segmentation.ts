import type { ValueAdapter } from '../../contract/adapter.ts';
import { falQueue } from '../../presets/fal-queue.ts';
import { dataUrl, encodedFile, inputFiles } from '../../presets/files.ts';
import { flatten } from '../../presets/parameters.ts';
import { type FalFile, fileAt } from './queued.ts';

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
