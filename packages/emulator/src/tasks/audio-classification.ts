import { classifySound } from '../content/audio/classify-sound.ts';
import type { LabelScore } from '../content/sentiment/classify.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';

/** The input of audio-classification. */
export interface AudioClassificationInput {
  readonly audio: Uint8Array;
  /** Request field of the recording, for the error of an undecodable file. */
  readonly field: string;
  /** The number of labels. @default 5 */
  readonly topK?: number | undefined;
}

export const audioClassification = defineTask<AudioClassificationInput, readonly LabelScore[]>(
  ({ audio, field, topK = 5 }, { labels }) => {
    const scores = classifySound(audio, labels);
    if (!scores) throw invalidField(field, 'Malformed soundfile');
    return scores.slice(0, topK);
  },
);
