import { array, check, custom, type InferOutput, looseObject, minLength, nullish, number, pipe, string } from 'valibot';
import type { Call, MediaAdapter, ValueAdapter } from '../contract/adapter.ts';
import { encodePath } from '../contract/encode-path.ts';
import { InputError } from '../contract/errors.ts';
import { defineProvider } from '../contract/provider.ts';
import { falQueue } from '../presets/fal-queue.ts';
import { flatten } from '../presets/parameters.ts';

const pictures = looseObject({ images: pipe(array(looseObject({ url: string() })), minLength(1)) });

/** `sync_mode` requests one response with the image in it; without it the call waits in a queue, which has no time limit. */
function isSynchronous({ parameters, ...extras }: Call<'text-to-image'>['input']): boolean {
  return flatten({ parameters, ...extras }).sync_mode === true;
}

const textToImage: MediaAdapter<'text-to-image', InferOutput<typeof pictures>> = {
  type: 'media',
  request: (call) => ({
    path: '{model}',
    ...(!isSynchronous(call.input) && { base: 'queue' }),
    json: { ...adapterWeights(call), ...pictureParameters(flatten(call.input)), prompt: call.input.inputs },
  }),
  job: (body, call, state) =>
    isSynchronous(call.input) || holdsPictures(body) ? { type: 'done', body } : falQueue(body, call, state),
  response: pictures,
  media: ({ images: [picture] }) => ({ url: picture?.url ?? '' }),
};

/** An emulator of fal may respond with the result at once. */
function holdsPictures(answer: unknown): boolean {
  return answer instanceof Object && Object.hasOwn(answer, 'images');
}

/** fal has one member for both measures. */
function pictureParameters({ width, height, ...others }: Record<string, unknown>): Record<string, unknown> {
  if (width === undefined || height === undefined) return { ...others, width, height };
  return { image_size: { width, height }, ...others };
}

/** Weights that change a model, taken from their repository on the hub. */
function adapterWeights({ mapping, model }: Call<'text-to-image'>): Record<string, unknown> {
  const { adapter, adapterWeightsPath: path, hfModelId } = mapping;
  if (adapter !== 'lora' || !path) return {};
  const weights = `https://huggingface.co/${encodePath(hfModelId)}/resolve/main/${encodePath(path)}`;
  // Without it the bare model responds with 422.
  const base = model === 'fal-ai/lora' ? { model_name: 'stabilityai/stable-diffusion-xl-base-1.0' } : {};
  return { loras: [{ path: weights, scale: 1 }], ...base };
}

/** Media types that fal accepts, by those of recordings: it maps them to file extensions and rejects what it cannot map. */
const SOUND_LABELS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/wav': 'audio/x-wav',
  'audio/wave': 'audio/x-wav',
  'audio/x-wav': 'audio/x-wav',
  'audio/webm': 'video/webm',
  'video/webm': 'video/webm',
};

function soundLabel(type: string): string {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const label = Object.hasOwn(SOUND_LABELS, bare) ? SOUND_LABELS[bare] : undefined;
  if (label) return label;
  throw new InputError(
    `Provider fal-ai does not support blob type ${type} - supported content types are: audio/mpeg, audio/mp4, audio/wav, audio/x-wav`,
  );
}

type Timestamp = [start: number, end: number | null];

const timestamp = custom<Timestamp>((value) => Array.isArray(value) && typeof value[0] === 'number');

const transcript = pipe(
  looseObject({
    text: nullish(string()),
    output: nullish(string()),
    chunks: nullish(array(looseObject({ text: string(), timestamp }))),
    segments: nullish(array(looseObject({ text: string(), start: number(), end: number() }))),
  }),
  check(({ text, output }) => typeof (text ?? output) === 'string', 'expected { text: string }'),
);

const speech: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
  type: 'value',
  label: 'Automatic Speech Recognition',
  uploads({ inputs }) {
    if (!(inputs instanceof Blob) || !inputs.type) {
      throw new InputError(
        "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
      );
    }
    soundLabel(inputs.type);
    return { inputs };
  },
  request({ input, uploads: { inputs: upload } }) {
    if (!upload) throw new InputError('The recording has to be read first; pass it to prepare as uploads.inputs.');
    const audio = `data:${soundLabel(upload.type)};base64,${upload.base64}`;
    return { path: '{model}', json: { ...flatten(input), audio_url: audio } };
  },
  response: transcript,
  output({ text, output, chunks, segments }) {
    const heard = segments?.map(({ text: words, start, end }) => ({
      text: words,
      timestamp: [start, end] satisfies Timestamp,
    }));
    const said = chunks ?? heard;
    return { text: text ?? output ?? '', ...(said && { chunks: said }) };
  },
};

export const falAi = defineProvider({
  id: 'fal-ai',
  label: 'Fal.ai',
  site: 'https://fal.ai',
  hubOrganization: 'fal',
  keyVariable: 'FAL_KEY',
  baseUrl: 'https://fal.run',
  bases: { queue: { url: 'https://queue.fal.run', routedQuery: { _subdomain: 'queue' } } },
  auth: { header: 'Authorization', prefix: 'Key ' },
  tasks: { 'text-to-image': textToImage, 'automatic-speech-recognition': speech },
});
