import { instance } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { flatten } from './parameters.ts';

/** Differences of a service that has OpenAI's protocol for speech. */
export interface SpeechService {
  /** @default 'v1/audio/speech' */
  readonly path?: string;
  /** Returns the voice of a model where the call names none. @default that of the service */
  readonly voice?: (model: string) => string | undefined;
}

/** Text to speech by OpenAI's protocol: the body of the response is the file. */
export function openaiSpeech({ path = 'v1/audio/speech', voice }: SpeechService = {}): MediaAdapter<'text-to-speech'> {
  const adapter: MediaAdapter<'text-to-speech', Blob> = {
    type: 'media',
    request: ({ input, model }) => ({
      path,
      json: { voice: voice?.(model), ...flatten(input), input: input.inputs, model: model || undefined },
    }),
    response: instance(Blob, 'expected an audio file'),
    media: (blob) => ({ blob }),
  };
  return adapter;
}
