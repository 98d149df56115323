import { array, check, custom, type InferOutput, looseObject, nullish, number, pipe, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { InputError } from '../../contract/errors.ts';
import { flatten } from '../../presets/parameters.ts';

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

export const speechRecognition: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
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
