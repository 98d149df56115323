import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { invalidField, missingField, ProblemError } from '../../contract/problem.ts';
import type { ProviderDefinition, TaskDialect, TaskResponseContext } from '../../dialect/provider.ts';
import {
  readCount,
  readDataUrlField,
  readDataUrls,
  readInteger,
  readOptionalText,
  readSize,
  readText,
} from '../../presets/request-fields.ts';

/** Example of a model whose jobs take longer than a response is held. */
export const SLOW_MODEL = 'stability-ai/stable-diffusion-3.5-large';

/** Models, with their versions unless they have their own path. */
export const models: ProviderDefinition['models'] = {
  'text-to-image': {
    'black-forest-labs/FLUX.1-schnell': 'black-forest-labs/flux-schnell',
    'stabilityai/stable-diffusion-3.5-large-turbo': 'stability-ai/stable-diffusion-3.5-large-turbo',
    'stabilityai/stable-diffusion-3.5-large': SLOW_MODEL,
    'ByteDance/SDXL-Lightning':
      'bytedance/sdxl-lightning-4step:5599ed30703defd1d160a25a63321b4dec97101d98b4674bcc56e41f62f35637',
    'openfree/flux-chatgpt-ghibli-lora': {
      providerId: 'black-forest-labs/flux-dev-lora',
      adapter: 'lora',
      adapterWeightsPath: 'flux-chatgpt-ghibli-lora.safetensors',
    },
  },
  'text-to-speech': {
    'OuteAI/OuteTTS-0.3-500M': 'jbilcke/oute-tts:39a59319327b27327fa3095149c5a746e7f2aee18c75055c3368237a6503cd26',
  },
  'text-to-video': { 'Wan-AI/Wan2.1-T2V-14B': 'wavespeedai/wan-2.1-t2v-480p' },
  'image-to-image': { 'black-forest-labs/FLUX.1-Kontext-dev': 'black-forest-labs/flux-kontext-dev' },
  'automatic-speech-recognition': {
    'openai/whisper-large-v3': 'openai/whisper:8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e',
  },
};

/** A task at a model's own path, or at that of versions, which the body names. */
function prediction<Input, Output>(
  read: (input: JsonObject, model: { readonly adapter?: 'lora' }) => Input,
  write: (output: Output, context: TaskResponseContext) => object,
): TaskDialect<Input, Output> {
  return {
    path: ['/v1/models/{model}/predictions', '/v1/predictions'],
    readModel: (body, served) => {
      const { version } = body;
      if (version === undefined) throw missingField('version', 422);
      return served.find(({ providerId }) => providerId.split(':')[1] === version)?.providerId ?? version;
    },
    isJob: () => true,
    read: ({ body, model }) => read(readInput(body), model),
    write,
  };
}

const storeFiles = (
  { files }: { readonly files: readonly Parameters<TaskResponseContext['storeFile']>[0][] },
  { storeFile }: TaskResponseContext,
) => files.map((file) => storeFile(file));

/** The tasks; files are listed by their addresses. */
export const tasks: ProviderDefinition['tasks'] = {
  'text-to-image': prediction((input, { adapter }) => {
    if (adapter === 'lora') readText(input, 'lora_weights');
    return {
      prompt: readText(input, 'prompt'),
      ...readSize(input, { width: 512, height: 512 }),
      seed: readInteger(input, 'seed'),
      count: readCount(input, 'num_outputs'),
      type: 'image/webp' as const,
    };
  }, storeFiles),
  'text-to-speech': prediction((input) => ({ text: readText(input, 'text'), type: 'audio/wav' as const }), storeFiles),
  'text-to-video': prediction(
    (input) => ({
      prompt: readText(input, 'prompt'),
      negativePrompt: readOptionalText(input, 'negative_prompt'),
      frames: readInteger(input, 'num_frames'),
      seed: readInteger(input, 'seed'),
    }),
    storeFiles,
  ),
  'image-to-image': prediction(
    (input) => ({
      images: readDataUrls(input, 'input_images').map(({ bytes }) => bytes),
      field: 'input_image',
      prompt: readOptionalText(input, 'prompt'),
      seed: readInteger(input, 'seed'),
      size: isJsonObject(input.target_size) ? readSize(input.target_size, { width: 512, height: 512 }) : undefined,
      type: 'image/webp' as const,
    }),
    storeFiles,
  ),
  'automatic-speech-recognition': prediction(
    (input) => ({ audio: readDataUrlField(input, 'audio').bytes, field: 'audio' }),
    ({ text, chunks }) => ({
      detected_language: 'english',
      transcription: text,
      translation: null,
      txt_file: null,
      segments: chunks.map(({ text: part, timestamp: [start, end] }, id) => ({ id, start, end, text: part })),
    }),
  ),
};

/** True for tasks whose output is one address instead of a list. */
export function hasSingleOutput(task: string): boolean {
  return task === 'text-to-speech' || task === 'text-to-video';
}

function readInput(body: JsonObject): JsonObject {
  for (const name of Object.keys(body)) {
    if (['input', 'version', 'webhook', 'webhook_events_filter', 'stream'].includes(name)) continue;
    const message = `Additional property ${name} is not allowed`;
    throw new ProblemError({ status: 422, reason: 'unexpected-field', param: name, message });
  }
  if (body.input === undefined) throw missingField('input', 422);
  if (!isJsonObject(body.input)) throw invalidField('input', 'Invalid type. Expected: object', 422);
  return body.input;
}
