import { compose } from '../content/audio/compose.ts';
import { encodeAudio, type SpeechType } from '../content/audio/encode-speech.ts';
import type { MediaFile } from '../content/media-file.ts';
import { defineTask } from '../contract/define-task.ts';
import { hashText } from '../contract/random.ts';

/** The input of text-to-audio. */
export interface TextToAudioInput {
  readonly prompt: string;
  /** From 1 to 30. @default 4 */
  readonly seconds?: number | undefined;
  /** @default derived from the prompt */
  readonly seed?: number | undefined;
  readonly type: SpeechType;
}

/** The output of text-to-audio: one file with a melody. */
export interface TextToAudioOutput {
  readonly files: readonly MediaFile[];
  readonly seed: number;
}

export const textToAudio = defineTask<TextToAudioInput, TextToAudioOutput>(
  ({ prompt, seconds = 4, seed = hashText(prompt), type }) => {
    const sound = compose(prompt, { seconds: Math.min(30, Math.max(1, seconds)), seed });
    return { files: [encodeAudio(sound, type, `Music: ${prompt}`)], seed };
  },
);
