import { encodeSpeech, type SpeechType } from '../content/audio/encode-speech.ts';
import type { MediaFile } from '../content/media-file.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of text-to-speech. */
export interface TextToSpeechInput {
  readonly text: string;
  readonly type: SpeechType;
}

/** The output of text-to-speech: one file. */
export interface TextToSpeechOutput {
  readonly files: readonly MediaFile[];
}

export const textToSpeech = defineTask<TextToSpeechInput, TextToSpeechOutput>(({ text, type }) => ({
  files: [encodeSpeech(text, type)],
}));
