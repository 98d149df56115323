// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of audio transformation: an audio file and optional settings. */
export interface AudioToAudioInput {
  /** Audio to transform, for example a FLAC, MP3 or WAV file. */
  inputs: BinaryInput;
  /** Settings of the transformation, as the model or the provider names them. */
  parameters?: AudioToAudioParameters | undefined;
}

/** Settings of the transformation, as the model or the provider names them. */
export interface AudioToAudioParameters {
  [key: string]: unknown;
}

/** Transformed audio files, one for each source. */
export type AudioToAudioOutput = AudioToAudioOutputElement[];

/** Audio file with its label. */
export interface AudioToAudioOutputElement {
  /** Name of the source, such as `label_0` or `speech`. */
  label: string;
  /** Media type of the audio, such as `audio/flac`. */
  'content-type': string;
  /** Audio file, encoded as base64. */
  blob: string;
  [key: string]: unknown;
}
