import { readDataUrl } from '../content/base64.ts';
import type { ImageEdit } from '../content/image/edit-images.ts';
import type { Size } from '../content/image/size.ts';
import type { MediaFile } from '../content/media-file.ts';
import { hexId } from '../contract/ids.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import { missingField } from '../contract/problem.ts';
import { defineProvider, type TaskDialect, type TaskRequest } from '../dialect/provider.ts';
import type { Job } from '../jobs/jobs-dialect.ts';
import { decodeField } from '../presets/hub-task.ts';
import { readInteger, readOptionalText, readSize, readText, readTexts } from '../presets/request-fields.ts';
import { textProblem } from '../presets/text-problem.ts';

export const wavespeed = defineProvider({
  id: 'wavespeed',
  label: 'WaveSpeed',
  models: {
    'text-to-image': {
      'black-forest-labs/FLUX.1-schnell': 'wavespeed-ai/flux-schnell',
      'openfree/flux-chatgpt-ghibli-lora': {
        providerId: 'wavespeed-ai/flux-dev-lora',
        adapter: 'lora',
        adapterWeightsPath: 'flux-chatgpt-ghibli-lora.safetensors',
      },
    },
    'text-to-video': { 'Wan-AI/Wan2.2-T2V-A14B': 'wavespeed-ai/wan-2.2/t2v-480p' },
    'image-to-image': { 'black-forest-labs/FLUX.1-Kontext-dev': 'wavespeed-ai/flux-kontext-dev' },
    'image-to-video': { 'Wan-AI/Wan2.2-I2V-A14B': 'wavespeed-ai/wan-2.2/i2v-480p' },
    'image-text-to-image': { 'Qwen/Qwen-Image-Edit-2509': 'wavespeed-ai/qwen-image/edit-plus' },
    'image-text-to-video': { 'Lightricks/LTX-Video-0.9.8-13B-distilled': 'wavespeed-ai/ltx-video/i2v' },
  },
  tasks: {
    'text-to-image': task((request) => ({
      ...readPrompt(request),
      ...(sizeIn(request.body) ?? { width: 1024, height: 1024 }),
      type: 'image/jpeg' as const,
    })),
    'text-to-video': task((request) => ({
      ...readPrompt(request),
      size: sizeIn(request.body),
      frames: framesIn(request),
    })),
    'image-to-image': task((request) => ({ ...readImages(request), type: 'image/jpeg' as const })),
    'image-to-video': task((request) => ({ ...readImages(request), frames: framesIn(request) })),
    'image-text-to-image': task((request) => ({ ...readImages(request), type: 'image/jpeg' as const })),
    'image-text-to-video': task((request) => ({ ...readImages(request), frames: framesIn(request) })),
  },
  jobs: {
    id: (hex) => hex,
    states: {
      queued: 'created',
      running: 'processing',
      succeeded: 'completed',
      failed: 'failed',
      cancelled: 'failed',
    },
    submit: (job) => ({ body: formatPrediction(job) }),
    routes: [
      {
        method: 'GET',
        path: '/api/v3/predictions/{id}/result',
        isPoll: true,
        write: (job) => ({ body: formatPrediction(job) }),
      },
    ],
  },
  responses: { headers: (id) => ({ 'x-request-id': hexId(id, 32) }) },
  formatProblem: textProblem({
    messages: {
      'missing-key': 'Unauthorized: API key is missing',
      'invalid-key': 'Unauthorized: invalid API key',
      'unknown-model': ({ param }) => `product not found: ${param}`,
    },
    statuses: { 'unknown-model': 400 },
    body: (message, { status }) => ({ code: status, message }),
  }),
});

/** A task: all of them are jobs at the path of their model. */
function task<Input, Output extends { readonly files: readonly MediaFile[] }>(
  read: (request: TaskRequest) => Input,
): TaskDialect<Input, Output> {
  return {
    path: '/api/v3/{model}',
    isJob: () => true,
    read(request) {
      if (request.model.adapter === 'lora' && !Array.isArray(request.body.loras)) throw missingField('loras');
      return read(request);
    },
    write: ({ files }, { storeFile }) => ({ outputs: files.map((file) => storeFile(file)) }),
  };
}

function formatPrediction({ id, modelName, status, createdAt, output, problem, url }: Job): object {
  return {
    code: 200,
    message: 'success',
    data: {
      id,
      model: modelName,
      outputs: [],
      urls: { get: url('/api/v3/predictions/{id}/result') },
      has_nsfw_contents: [],
      status,
      created_at: new Date(createdAt).toISOString(),
      error: problem?.message ?? '',
      executionTime: output ? 812 : 0,
      timings: { inference: output ? 790 : 0 },
      ...output,
    },
  };
}

function readPrompt({ body }: TaskRequest) {
  return {
    prompt: readText(body, 'prompt'),
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    seed: readInteger(body, 'seed'),
  };
}

/** Images are base64, also as data URLs, as huggingface_hub sends them: a list, or a single one. */
function readImages({ body }: TaskRequest): ImageEdit & { readonly field: string } {
  const field = body.images === undefined ? 'image' : 'images';
  return {
    images: readTexts(body, field).map((image) => readDataUrl(image)?.bytes ?? decodeField(image, field)),
    field,
    prompt: readOptionalText(body, 'prompt'),
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    size: sizeIn(body),
    seed: readInteger(body, 'seed'),
  };
}

function sizeIn({ target_size: target, ...body }: JsonObject): Size | undefined {
  if (isJsonObject(target)) return readSize(target, { width: 512, height: 512 });
  return body.width === undefined ? undefined : readSize(body, { width: 512, height: 512 });
}

function framesIn({ body }: TaskRequest): number | undefined {
  return readInteger(body, 'num_frames');
}
