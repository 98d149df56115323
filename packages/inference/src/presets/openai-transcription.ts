import type { AutomaticSpeechRecognitionInput } from '@hubkit/task-types';
import { type InferOutput, looseObject, string } from 'valibot';
import { sniffMediaType } from '../binary/media-type.ts';
import type { ValueAdapter } from '../contract/adapter.ts';
import type { Binary } from '../contract/task-types.ts';
import { flatten } from './parameters.ts';
import { NO_TRANSCRIPT, segmentList, toTimedChunks } from './transcript.ts';

/** Differences of a service that has OpenAI's protocol for transcription. */
export interface TranscriptionService {
  /** @default 'v1/audio/transcriptions' */
  readonly path?: string;
}

const response = looseObject({ text: string(), segments: segmentList });

/** Speech recognition by OpenAI's protocol: a form with the recording, and a part for every setting. */
export function openaiTranscription({
  path = 'v1/audio/transcriptions',
}: TranscriptionService = {}): ValueAdapter<'automatic-speech-recognition'> {
  const adapter: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof response>> = {
    type: 'value',
    malformedText: NO_TRANSCRIPT,
    request({ input, model, isStream }) {
      const form = new FormData();
      const settings = { ...toSettings(input), ...(isStream && { stream: true }), ...(model && { model }) };
      for (const [name, value] of Object.entries(settings)) {
        form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
      }
      const file = recording(input.inputs);
      form.append('file', file, `audio.${toExtension(file)}`);
      return { path, form };
    },
    response,
    output: ({ text, segments }) => ({ text, ...toTimedChunks(segments) }),
  };
  return adapter;
}

/** The settings in the words of the protocol: segments, and so timestamps, only come with the long form of a response. */
function toSettings(input: AutomaticSpeechRecognitionInput): Record<string, unknown> {
  const { return_timestamps: hasTimestamps, ...settings } = flatten(input);
  return hasTimestamps ? { response_format: 'verbose_json', ...settings } : settings;
}

/** The extension of a recording: services detect the format of audio by its file name. */
function toExtension({ type }: Blob): string {
  const [, format = 'wav'] = /^(?:audio|video)\/(?:x-)?(mp[34]|mpeg|m4a|flac|ogg|webm)$/.exec(type) ?? [];
  return format === 'mpeg' ? 'mp3' : format;
}

/** The recording, with a media type and without the parameters of that. */
function recording(inputs: Binary): Blob {
  if (inputs instanceof Blob) return inputs.slice(0, inputs.size, inputs.type.replace(/\s*;.*/s, ''));
  const type = sniffMediaType(new Uint8Array(inputs));
  return new Blob([inputs], type ? { type } : {});
}
