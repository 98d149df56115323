// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskRules } from '../define-task-rules.ts';
import { imageTextToImage } from './image-text-to-image.ts';
import { imageTextToText } from './image-text-to-text.ts';
import { imageTextToVideo } from './image-text-to-video.ts';
import { sentenceSimilarity } from './sentence-similarity.ts';
import { tableQuestionAnswering } from './table-question-answering.ts';
import { tabularClassification } from './tabular-classification.ts';
import { tabularRegression } from './tabular-regression.ts';
import { textRanking } from './text-ranking.ts';
import { textToAudio } from './text-to-audio.ts';
import { textToSpeech } from './text-to-speech.ts';
import { text2textGeneration } from './text2text-generation.ts';

/** Rules of the tasks whose calls differ from those of most tasks. */
export const TASK_RULES: Readonly<Record<string, TaskRules>> = {
  'image-text-to-image': imageTextToImage,
  'image-text-to-text': imageTextToText,
  'image-text-to-video': imageTextToVideo,
  'sentence-similarity': sentenceSimilarity,
  'table-question-answering': tableQuestionAnswering,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'text-ranking': textRanking,
  'text-to-audio': textToAudio,
  'text-to-speech': textToSpeech,
  'text2text-generation': text2textGeneration,
};
