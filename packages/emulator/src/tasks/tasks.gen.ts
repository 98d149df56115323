// Written by `npm run gen` from the files beside it. Do not edit.
import { audioClassification } from './audio-classification.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts';
import { conversational } from './conversational.ts';
import { documentQuestionAnswering } from './document-question-answering.ts';
import { featureExtraction } from './feature-extraction.ts';
import { imageClassification } from './image-classification.ts';
import { imageSegmentation } from './image-segmentation.ts';
import { imageToText } from './image-to-text.ts';
import { objectDetection } from './object-detection.ts';
import { sentenceSimilarity } from './sentence-similarity.ts';
import { tabularClassification } from './tabular-classification.ts';
import { tabularRegression } from './tabular-regression.ts';
import { textClassification } from './text-classification.ts';
import { textGeneration } from './text-generation.ts';
import { textToImage } from './text-to-image.ts';
import { textToSpeech } from './text-to-speech.ts';
import { textToVideo } from './text-to-video.ts';
import { visualQuestionAnswering } from './visual-question-answering.ts';
import { zeroShotImageClassification } from './zero-shot-image-classification.ts';

/** All tasks by id. */
export const TASKS = {
  'audio-classification': audioClassification,
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'document-question-answering': documentQuestionAnswering,
  'feature-extraction': featureExtraction,
  'image-classification': imageClassification,
  'image-segmentation': imageSegmentation,
  'image-to-text': imageToText,
  'object-detection': objectDetection,
  'sentence-similarity': sentenceSimilarity,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-to-image': textToImage,
  'text-to-speech': textToSpeech,
  'text-to-video': textToVideo,
  'visual-question-answering': visualQuestionAnswering,
  'zero-shot-image-classification': zeroShotImageClassification,
} as const;
