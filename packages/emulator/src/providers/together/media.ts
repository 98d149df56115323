import { toBase64 } from '../../content/base64.ts';
import type { Size } from '../../content/image/size.ts';
import { uuidFrom } from '../../contract/ids.ts';
import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { invalidField, missingField } from '../../contract/problem.ts';
import type { DialectOf, ProviderDefinition } from '../../dialect/provider.ts';
import type { Job, JobsDialect } from '../../jobs/jobs-dialect.ts';
import { readDataUrls, readInteger, readOptionalText, readSize, readText } from '../../presets/request-fields.ts';

/** Models of the tasks that take an image, or make a video. */
export const mediaModels: ProviderDefinition['models'] = {
  'image-to-image': {
    'black-forest-labs/FLUX.1-Kontext-dev': {},
    'Qwen/Qwen-Image-Edit': {},
  },
  'text-to-video': { 'Wan-AI/Wan2.2-T2V-A14B': {} },
  'image-to-video': { 'Wan-AI/Wan2.2-I2V-A14B': {} },
};

/** Most characters of an image that a video starts from. */
const LONGEST_FRAME = 61_440;

type WriteVideo = DialectOf<'text-to-video'>['write'];

const writeVideo: WriteVideo = ({ files: [file], seed }, { storeFile }) => ({
  outputs: { cost: 0.4, video_url: file && storeFile(file) },
  seed,
});

/** Tasks that take an image, or make a video. */
export const mediaTasks: ProviderDefinition['tasks'] = {
  'image-to-image': {
    path: '/v1/images/generations',
    read: ({ body, modelName }) => ({
      images: readDataUrls(body, /kontext/i.test(modelName) ? 'image_url' : 'reference_images').map(
        ({ bytes }) => bytes,
      ),
      field: 'image_url',
      prompt: readText(body, 'prompt'),
      negativePrompt: readOptionalText(body, 'negative_prompt'),
      size: sizeIn(body),
      seed: readInteger(body, 'seed'),
      type: 'image/jpeg' as const,
    }),
    write: ({ files }, { id, request, storeFile }) => ({
      id,
      model: request.modelName,
      object: 'list',
      data: files.map((file, index) =>
        request.body.response_format === 'base64'
          ? { index, b64_json: toBase64(file.bytes) }
          : { index, url: storeFile(file) },
      ),
    }),
  },
  'text-to-video': {
    path: '/v2/videos',
    isJob: () => true,
    read: ({ body }) => ({
      prompt: readText(body, 'prompt'),
      negativePrompt: readOptionalText(body, 'negative_prompt'),
      size: sizeIn(body),
      frames: readInteger(body, 'num_frames'),
      seed: readInteger(body, 'seed'),
    }),
    write: writeVideo,
  },
  'image-to-video': {
    path: '/v2/videos',
    isJob: () => true,
    read: ({ body }) => ({
      images: [firstFrame(body)],
      field: 'frame_images',
      prompt: readOptionalText(body, 'prompt'),
      size: sizeIn(body),
      frames: readInteger(body, 'num_frames'),
      seed: readInteger(body, 'seed'),
    }),
    write: writeVideo,
  },
};

/** Videos are jobs. */
export const videoJobs: JobsDialect = {
  id: uuidFrom,
  states: {
    queued: 'queued',
    running: 'in_progress',
    succeeded: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  submit: (job) => ({ body: formatVideo(job) }),
  routes: [{ method: 'GET', path: '/v2/videos/{id}', isPoll: true, write: (job) => ({ body: formatVideo(job) }) }],
};

function formatVideo({ id, status, modelName, createdAt, output, problem }: Job): object {
  return {
    id,
    object: 'video',
    model: modelName,
    status,
    created_at: Math.floor(createdAt / 1000),
    ...(problem && { error: { code: null, message: problem.message } }),
    ...output,
  };
}

function sizeIn(body: JsonObject): Size | undefined {
  return body.width === undefined ? undefined : readSize(body, { width: 512, height: 512 });
}

function firstFrame({ frame_images: frames }: JsonObject): Uint8Array {
  const [first] = Array.isArray(frames) ? frames : [];
  if (!isJsonObject(first)) throw missingField('frame_images');
  const image = readText(first, 'input_image');
  if (image.length > LONGEST_FRAME) throw invalidField('frame_images', 'input_image exceeds the maximum length');
  return readDataUrls({ frame_images: image }, 'frame_images')[0]?.bytes ?? new Uint8Array();
}
