// Written by `npm run gen` from the files beside it. Do not edit.
import * as automaticSpeechRecognition from './automatic-speech-recognition/schema.ts';
import * as conversational from './conversational/schema.ts';
import * as featureExtraction from './feature-extraction/schema.ts';
import * as textClassification from './text-classification/schema.ts';
import * as textToImage from './text-to-image/schema.ts';
import * as textToVideo from './text-to-video/schema.ts';

/** Input and output schemas of every task. */
export const TASK_SCHEMAS = {
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'feature-extraction': featureExtraction,
  'text-classification': textClassification,
  'text-to-image': textToImage,
  'text-to-video': textToVideo,
} as const;
