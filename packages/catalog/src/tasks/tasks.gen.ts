// Written by `npm run gen` from the files beside it. Do not edit.
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts';
import { conversational } from './conversational/task.ts';
import { featureExtraction } from './feature-extraction/task.ts';
import { textClassification } from './text-classification/task.ts';
import { textGeneration } from './text-generation/task.ts';
import { textToImage } from './text-to-image/task.ts';

/** Every task, in alphabetical order. */
export const TASKS = {
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'feature-extraction': featureExtraction,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-image': textToImage,
} as const;
