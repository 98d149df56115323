// Written by `npm run gen` from the files beside it. Do not edit.
import { audioToAudio } from './audio-to-audio.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts';
import { conversational } from './conversational.ts';
import { featureExtraction } from './feature-extraction.ts';
import { imageTextToImage } from './image-text-to-image.ts';
import { imageTextToVideo } from './image-text-to-video.ts';
import { imageToImage } from './image-to-image.ts';
import { imageToVideo } from './image-to-video.ts';
import { textClassification } from './text-classification.ts';
import { textGeneration } from './text-generation.ts';
import { textToAudio } from './text-to-audio.ts';
import { textToImage } from './text-to-image.ts';
import { textToSpeech } from './text-to-speech.ts';
import { textToVideo } from './text-to-video.ts';

/** An example input for every task that has one. */
export const SAMPLE_INPUTS = {
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
};
