// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { GenerationParameters } from '../../task-schemas/schema-parts.gen.ts';

/** Input of automatic speech recognition: an audio file and optional settings. */
export interface AutomaticSpeechRecognitionInput {
  /** Audio to transcribe, for example a FLAC, MP3 or WAV file. */
  inputs: BinaryInput;
  /** Settings of automatic speech recognition. */
  parameters?: AutomaticSpeechRecognitionParameters | undefined;
}

/** Settings of automatic speech recognition. */
export interface AutomaticSpeechRecognitionParameters {
  /** Return the start and end of each segment in `chunks`. Default: false. */
  return_timestamps?: boolean | undefined;
  /** Settings of the text decoder. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Transcript of a recording. */
export interface AutomaticSpeechRecognitionOutput {
  /** Transcript of the whole recording. */
  text: string;
  /** Segments with timestamps; present if `return_timestamps` is set. */
  chunks?: AutomaticSpeechRecognitionOutputChunk[] | undefined;
  [key: string]: unknown;
}

/** Segment of a transcript. */
export interface AutomaticSpeechRecognitionOutputChunk {
  /** Transcript of the segment. */
  text: string;
  /** Start and end of the segment, in seconds. The end is null if the recording stops in the middle of a word. */
  timestamp: [number, number | null];
  [key: string]: unknown;
}
