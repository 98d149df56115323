// Written by `npm run gen` from the files beside it. Do not edit.
import type { GenerationParameters } from '../../task-schemas/schema-parts.gen.ts';

/** Input of audio generation: a text and optional settings. */
export interface TextToAudioInput {
  /** Prompt: a description of the audio. */
  inputs: string;
  /** Settings of audio generation. Settings that only one provider supports may be added. */
  parameters?: TextToAudioParameters | undefined;
}

/** Settings of audio generation. Settings that only one provider supports may be added. */
export interface TextToAudioParameters {
  /** Settings of the decoder, for models that generate tokens. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Generated audio file. */
export type TextToAudioResult = Blob;

/** Audio with its sampling rate; the client returns the file itself. */
export interface TextToAudioOutput {
  /** Generated audio file. */
  audio: Blob;
  /** Samples per second. Unit: Hz. */
  sampling_rate: number;
  [key: string]: unknown;
}
