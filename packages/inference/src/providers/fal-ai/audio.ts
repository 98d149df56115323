import type { AudioToAudioOutput } from '@hubkit/task-types';
import { type InferOutput, looseObject, nullish, string, union } from 'valibot';
import type { MediaAdapter, ValueAdapter } from '../../contract/adapter.ts';
import { falQueue } from '../../presets/fal-queue.ts';
import { flatten } from '../../presets/parameters.ts';
import { audioDataUrl, labeledAudio } from './audio-label.ts';
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
