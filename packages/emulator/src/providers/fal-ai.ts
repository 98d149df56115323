import { toBase64 } from '../content/base64.ts';
import { hashText } from '../content/random.ts';
import { uuidFrom } from '../ids.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { falQueue, isQueued } from '../presets/fal-queue.ts';
import { fastapiProblem } from '../presets/fastapi-problem.ts';
import {
  readCount,
  readDataUrlField,
  readOptionalText,
  readSize,
  readText,
  readWhole,
} from '../presets/request-fields.ts';
import { invalidField, missingField, ProblemError } from '../problem.ts';
import { defineProvider, schemeKey, type TaskInput, type TaskRequest } from '../provider.ts';
import type { ServedModel } from '../served-model.ts';

export const falAi = defineProvider({
  id: 'fal-ai',
  label: 'fal',
  otherHosts: ['queue'],
  readKey: schemeKey('Key'),
  models: {
    'text-to-image': {
      'black-forest-labs/FLUX.1-schnell': 'fal-ai/flux/schnell',
      'black-forest-labs/FLUX.1-dev': 'fal-ai/flux/dev',
      'stabilityai/stable-diffusion-xl-base-1.0': 'fal-ai/fast-sdxl',
      'nerijs/pixel-art-xl': {
        providerId: 'fal-ai/lora',
        adapter: 'lora',
        adapterWeightsPath: 'pixel-art-xl.safetensors',
      },
    },
    'automatic-speech-recognition': { 'openai/whisper-large-v3': 'fal-ai/whisper' },
    'text-to-video': { 'Wan-AI/Wan2.1-T2V-14B': 'fal-ai/wan/v2.1/turbo' },
  },
  tasks: {
    'text-to-image': {
      path: '/{model}',
      isJob: isQueued,
      read: readPicture,
      write(output, { request, storeFile }) {
        const isLora = request.model.adapter === 'lora';
        // Recorded: models with weights ignore sync_mode, and all others name JPEG files `.png`.
        const isInline = request.body.sync_mode === true && !isLora;
        const images = output.files.map((file) => ({
          url: isInline ? `data:${file.type};base64,${toBase64(file.bytes)}` : storeFile(file, { extension: 'png' }),
          width: output.width,
          height: output.height,
          content_type: file.type,
        }));
        const { seed, prompt } = output;
        return { images, timings: { inference: 0.3557 }, seed, has_nsfw_concepts: images.map(() => false), prompt };
      },
    },
    'automatic-speech-recognition': {
      path: '/{model}',
      isJob: isQueued,
      read: ({ body }) => ({ audio: readAudio(body), field: 'audio_url' }),
      write: ({ text, chunks }) => ({ text, chunks, inferred_languages: ['en'], diarization_segments: [] }),
    },
    'text-to-video': {
      path: '/{model}',
      isJob: isQueued,
      read: ({ body }) => ({ prompt: readText(body, 'prompt'), seed: readWhole(body, 'seed') }),
      write: ({ files: [file], seed }, { storeFile }) => ({
        video: file && {
          url: storeFile(file),
          content_type: file.type,
          file_name: 'output.mp4',
          file_size: file.bytes.length,
        },
        seed,
      }),
    },
  },
  jobs: falQueue,
  responses: { headers: (id) => ({ 'x-fal-request-id': uuidFrom(id) }) },
  formatProblem: fastapiProblem({
    'missing-key': 'Authentication is required to access this application.',
    'invalid-key': 'No user found for Key ID and Secret',
    // A path of one segment reaches no application at all.
    'unknown-model': ({ param = '' }) => (param.includes('/') ? `Application '${param}' not found` : undefined),
  }),
});

const IMAGE_SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  square_hd: { width: 1024, height: 1024 },
  square: { width: 512, height: 512 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
};

function readPicture({ body, model }: TaskRequest): TaskInput<'text-to-image'> {
  const prompt = readText(body, 'prompt');
  checkWeights(model, body.loras);
  if (model.providerId === 'fal-ai/lora') readText(body, 'model_name');
  const style = Array.isArray(body.loras) && JSON.stringify(body.loras).includes('pixel') ? ', pixel art' : '';
  const isPng = body.output_format === 'png' || model.adapter === 'lora';
  return {
    prompt: prompt + style,
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    ...readImageSize(body.image_size),
    seed: readWhole(body, 'seed') ?? hashText(prompt),
    count: readCount(body, 'num_images'),
    type: isPng ? 'image/png' : 'image/jpeg',
  };
}

function checkWeights(model: ServedModel, loras: unknown): void {
  if (loras === undefined && model.adapter !== 'lora') return;
  if (loras === undefined) throw missingField('loras');
  if (!Array.isArray(loras)) throw invalidField('loras', 'value is not a valid list');
  const wrong = loras.findIndex((lora) => !isJsonObject(lora) || typeof lora.path !== 'string');
  if (wrong >= 0) throw invalidField(`loras.${wrong}.path`, 'str type expected');
}

function readImageSize(size: unknown): { readonly width: number; readonly height: number } {
  if (size === undefined || size === null) return { width: 1024, height: 768 };
  if (isJsonObject(size)) return readSize(size, { width: 512, height: 512 });
  const preset = typeof size === 'string' && Object.hasOwn(IMAGE_SIZES, size) ? IMAGE_SIZES[size] : undefined;
  if (!preset) throw invalidField('image_size', 'unexpected value; permitted: square_hd, square, portrait_4_3, …');
  return preset;
}

/** The media types of data URLs that the service can map to a file ending; it rejects all others. */
const AUDIO_TYPES = ['audio/mpeg', 'audio/x-wav', 'video/webm'];

function readAudio(body: JsonObject): Uint8Array {
  const { type, bytes } = readDataUrlField(body, 'audio_url');
  if (AUDIO_TYPES.includes(type)) return bytes;
  throw new ProblemError({ status: 400, reason: 'other', message: 'Unsupported data URL' });
}
