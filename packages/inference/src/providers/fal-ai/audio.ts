import type { AudioToAudioOutput } from '@hubkit/task-types';
import { array, check, type InferOutput, looseObject, nullish, number, pipe, string, union } from 'valibot';
import type { Call, EncodedFile, MediaAdapter, Uploads, ValueAdapter } from '../../contract/adapter.ts';
import { InputError } from '../../contract/errors.ts';
import type { Binary } from '../../contract/task-types.ts';
import { falQueue } from '../../presets/fal-queue.ts';
import { dataUrl, encodedFile } from '../../presets/files.ts';
import { flatten } from '../../presets/parameters.ts';
import { segmentList, toChunks, toTimedChunks } from '../../presets/transcript.ts';
import { type FalFile, fileAt, queued } from './queued.ts';

/** Speech is returned at once, without the queue. */
export const textToSpeech: MediaAdapter<'text-to-speech', FalFile> = {
  type: 'media',
  label: 'Text-to-Speech',
  request: ({ input }) => ({ path: '{model}', json: { ...flatten(input), text: input.inputs } }),
  response: fileAt('audio'),
  media: ({ url }) => ({ url }),
};

export const textToAudio = queued<'text-to-audio'>({
  // Models of Stability name it audio_file, all others audio.
  response: union([fileAt('audio_file'), fileAt('audio')]),
  body: ({ input }) => ({ ...flatten(input), prompt: input.inputs }),
});

const transformed = looseObject({
  audio: looseObject({ url: string(), content_type: nullish(string()) }),
  text: nullish(string()),
});

/** Names the audio file of a call. Throws for one without a media type that fal accepts. */
function labeledAudio({ inputs }: { readonly inputs: Binary }): Uploads<Binary> {
  if (!(inputs instanceof Blob) || !inputs.type) {
    throw new InputError(
      "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
    );
  }
  audioLabel(inputs.type);
  return { inputs };
}

/** The audio file of a call as a data URL, under the label that fal knows. */
function audioDataUrl(call: Pick<Call, 'uploads'>): string {
  const file: EncodedFile = encodedFile(call);
  return dataUrl({ ...file, type: audioLabel(file.type) });
}

/** Media types accepted by fal, by those of audio files: it maps them to file extensions and rejects all others. */
const AUDIO_LABELS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/wav': 'audio/x-wav',
  'audio/wave': 'audio/x-wav',
  'audio/x-wav': 'audio/x-wav',
  'audio/webm': 'video/webm',
  'video/webm': 'video/webm',
};

function audioLabel(type: string): string {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const label = Object.hasOwn(AUDIO_LABELS, bare) ? AUDIO_LABELS[bare] : undefined;
  if (label) return label;
  throw new InputError(
    `Provider fal-ai does not support blob type ${type} - supported content types are: ${Object.keys(AUDIO_LABELS).join(', ')}`,
  );
}

export const audioToAudio: ValueAdapter<'audio-to-audio', InferOutput<typeof transformed>> = {
  type: 'value',
  uploads: labeledAudio,
  request: (call) => ({
    path: '{model}',
    base: 'queue',
    json: { ...flatten(call.input), audio_url: audioDataUrl(call) },
  }),
  job: falQueue,
  response: transformed,
  files: ({ audio: { url } }) => [{ url }],
  output: ({ audio, text }, _, [file]): AudioToAudioOutput => [
    {
      label: text ?? 'speech',
      'content-type': audio.content_type ?? (file?.type || 'audio/wav'),
      blob: file?.base64 ?? '',
    },
  ],
};

const timestamp = nullish(array(nullish(number())));

const transcript = pipe(
  looseObject({
    text: nullish(string()),
    output: nullish(string()),
    chunks: nullish(array(looseObject({ text: nullish(string()), timestamp }))),
    segments: segmentList,
  }),
  check(({ text, output }) => typeof (text ?? output) === 'string', 'expected { text: string }'),
);

export const speechRecognition: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
  type: 'value',
  label: 'Automatic Speech Recognition',
  uploads: labeledAudio,
  request: (call) => ({ path: '{model}', json: { ...flatten(call.input), audio_url: audioDataUrl(call) } }),
  response: transcript,
  output: ({ text, output, chunks, segments }) => ({
    text: text ?? output ?? '',
    ...(chunks ? { chunks: withTimes(chunks) } : toTimedChunks(segments)),
  }),
};

type Chunks = NonNullable<InferOutput<typeof transcript>['chunks']>;

/** The chunks with a text, and with a start and an end each; other members stay. */
function withTimes(chunks: Chunks) {
  const withText = chunks.filter(({ text }) => text != null);
  const timed = toChunks(withText.map(({ text, timestamp }) => ({ text, start: timestamp?.[0], end: timestamp?.[1] })));
  return timed.map((chunk, at) => ({ ...withText[at], ...chunk }));
}
