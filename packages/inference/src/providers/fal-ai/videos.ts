import { flattenVideo } from '../../presets/parameters.ts';
import { loraWeights } from './lora.ts';
import { fileAt, queued } from './queued.ts';

const response = fileAt('video');

export const textToVideo = queued<'text-to-video'>({
  response,
  body: (call) => ({ ...loraWeights(call), ...flattenVideo(call.input), prompt: call.input.inputs }),
});
