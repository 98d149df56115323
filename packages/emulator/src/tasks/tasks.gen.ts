// Written by `npm run gen` from the files beside it. Do not edit.
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts';
import { conversational } from './conversational.ts';
import { featureExtraction } from './feature-extraction.ts';
import { sentenceSimilarity } from './sentence-similarity.ts';
import { textClassification } from './text-classification.ts';
import { textGeneration } from './text-generation.ts';
import { textToImage } from './text-to-image.ts';
import { textToSpeech } from './text-to-speech.ts';
import { textToVideo } from './text-to-video.ts';

/** All tasks by id. */
export const TASKS = {
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'feature-extraction': featureExtraction,
  'sentence-similarity': sentenceSimilarity,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-image': textToImage,
  'text-to-speech': textToSpeech,
  'text-to-video': textToVideo,
} as const;
