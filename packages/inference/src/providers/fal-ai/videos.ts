import type { Call } from '../../contract/adapter.ts';
import { inputFiles } from '../../presets/files.ts';
import { flattenVideo } from '../../presets/parameters.ts';
import { imageUrl, modelPath } from './image-urls.ts';
import { loraWeights } from './lora.ts';
import { fileAt, queued } from './queued.ts';

const response = fileAt('video');

export const textToVideo = queued<'text-to-video'>({
  response,
  body: (call) => ({ ...loraWeights(call), ...flattenVideo(call.input), prompt: call.input.inputs }),
});

/** The body of a task that starts from an image. */
function imageBody(call: Call<'image-to-video'> | Call<'image-text-to-video'>): object {
  return { ...loraWeights(call), ...imageUrl(call), ...flattenVideo(call.input) };
}

export const imageToVideo = queued<'image-to-video'>({ response, uploads: inputFiles, body: imageBody });

export const imageTextToVideo = queued<'image-text-to-video'>({
  response,
  uploads: inputFiles,
  path: modelPath,
  body: imageBody,
});
