// Written by `npm run gen` from the files beside it. Do not edit.
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts';
import { conversational } from './conversational.ts';
import { featureExtraction } from './feature-extraction.ts';
import { textClassification } from './text-classification.ts';
import { textGeneration } from './text-generation.ts';
import { textToImage } from './text-to-image.ts';
import { textToVideo } from './text-to-video.ts';

/** An example input for every task that has one. */
export const SAMPLE_INPUTS = {
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'feature-extraction': featureExtraction,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-image': textToImage,
  'text-to-video': textToVideo,
};
