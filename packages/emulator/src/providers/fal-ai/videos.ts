import type { DialectOf, ProviderDefinition, TaskInput, TaskRequest } from '../../dialect/provider.ts';
import { isQueued } from '../../presets/fal-queue.ts';
import { readInteger, readOptionalText, readSize, readText } from '../../presets/request-fields.ts';
import { falFile } from './file.ts';
import { checkWeights, readImages } from './read-image-request.ts';

/** Models of the tasks that generate videos. */
export const videoModels: ProviderDefinition['models'] = {
  'text-to-video': {
    'Wan-AI/Wan2.1-T2V-14B': 'fal-ai/wan/v2.1/turbo',
    'Remade-AI/Painting': {
      providerId: 'fal-ai/wan-t2v-lora',
      adapter: 'lora',
      adapterWeightsPath: 'painting_18_epochs.safetensors',
    },
    'Lightricks/LTX-Video': 'fal-ai/ltx-video-13b-distilled',
  },
  'image-to-video': { 'Wan-AI/Wan2.1-I2V-14B-720P': 'fal-ai/wan-i2v' },
  'image-text-to-video': {
    'Lightricks/LTX-Video-0.9.8-13B-distilled': 'fal-ai/ltx-video-13b-distilled/image-to-video',
  },
};

const writeVideo: DialectOf<'text-to-video'>['write'] = ({ files: [file], seed }, { storeFile }) => ({
  video: file && falFile(file, storeFile),
  seed,
});

/** The tasks that generate videos. */
export const videoTasks: ProviderDefinition['tasks'] = {
  'text-to-video': { path: '/{model}', isJob: isQueued, read: readPrompt, write: writeVideo },
  'image-to-video': {
    path: '/{model}',
    isJob: isQueued,
    read: (request) => readFilm(request, false),
    write: writeVideo,
  },
  'image-text-to-video': {
    path: '/{model}',
    isJob: isQueued,
    // Behind the router a request without an image comes to this path as well.
    read: (request) => readFilm(request, true),
    write: writeVideo,
  },
};

function readPrompt({ body, model }: TaskRequest): TaskInput<'text-to-video'> {
  checkWeights(model, body.loras);
  return {
    prompt: readText(body, 'prompt'),
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    frames: readInteger(body, 'num_frames'),
    seed: readInteger(body, 'seed'),
  };
}

function readFilm(request: TaskRequest, isImageOptional: boolean): TaskInput<'image-to-video'> {
  const { body } = request;
  return {
    ...readImages(request, { isImageOptional }),
    size: body.width === undefined ? undefined : readSize(body, { width: 320, height: 192 }),
    frames: readInteger(body, 'num_frames'),
  };
}
