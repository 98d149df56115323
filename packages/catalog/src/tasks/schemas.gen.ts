// Written by `npm run gen` from the files beside it. Do not edit.
import * as audioToAudio from './audio-to-audio/schema.ts';
import * as automaticSpeechRecognition from './automatic-speech-recognition/schema.ts';
import * as conversational from './conversational/schema.ts';
import * as featureExtraction from './feature-extraction/schema.ts';
import * as imageTextToImage from './image-text-to-image/schema.ts';
import * as imageTextToVideo from './image-text-to-video/schema.ts';
import * as imageToImage from './image-to-image/schema.ts';
import * as imageToVideo from './image-to-video/schema.ts';
import * as textClassification from './text-classification/schema.ts';
import * as textGeneration from './text-generation/schema.ts';
import * as textToAudio from './text-to-audio/schema.ts';
import * as textToImage from './text-to-image/schema.ts';
import * as textToSpeech from './text-to-speech/schema.ts';
import * as textToVideo from './text-to-video/schema.ts';

/** Input and output schemas of every task. */
export const TASK_SCHEMAS = {
  'audio-to-audio': audioToAudio,
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'feature-extraction': featureExtraction,
  'image-text-to-image': imageTextToImage,
  'image-text-to-video': imageTextToVideo,
  'image-to-image': imageToImage,
  'image-to-video': imageToVideo,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-audio': textToAudio,
  'text-to-image': textToImage,
  'text-to-speech': textToSpeech,
  'text-to-video': textToVideo,
} as const;
