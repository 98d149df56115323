// Written by `npm run gen` from the files beside it. Do not edit.
import type { GenerationParameters } from '../../task-schemas/schema-parts.gen.ts';

/** Input of speech synthesis: a text and optional settings. */
export interface TextToSpeechInput {
  /** Text to speak. */
  inputs: string;
  /** Settings of speech synthesis. Settings that only one provider supports, such as a voice, may be added. */
  parameters?: TextToSpeechParameters | undefined;
}

/** Settings of speech synthesis. Settings that only one provider supports, such as a voice, may be added. */
export interface TextToSpeechParameters {
  /** Settings of the decoder, for models that generate tokens. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Audio file with the speech. */
export type TextToSpeechResult = Blob;

/** Audio with its sampling rate; the client returns the file itself. */
export interface TextToSpeechOutput {
  /** Audio file with the speech. */
  audio: Blob;
  /** Samples per second. Unit: Hz. */
  sampling_rate?: number | undefined;
  [key: string]: unknown;
}
