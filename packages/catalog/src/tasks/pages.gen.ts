// Written by `npm run gen` from the files beside it. Do not edit.
import { taskData } from '../task-data.ts';
import { page as automaticSpeechRecognitionPage } from './automatic-speech-recognition/page.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts';
import { page as featureExtractionPage } from './feature-extraction/page.ts';
import { featureExtraction } from './feature-extraction/task.ts';
import { page as textClassificationPage } from './text-classification/page.ts';
import { textClassification } from './text-classification/task.ts';
import { page as textGenerationPage } from './text-generation/page.ts';
import { textGeneration } from './text-generation/task.ts';
import { page as textToImagePage } from './text-to-image/page.ts';
import { textToImage } from './text-to-image/task.ts';

/** Every task with all that its page shows. */
export const TASKS_DATA = {
  'automatic-speech-recognition': taskData(automaticSpeechRecognition, automaticSpeechRecognitionPage),
  'feature-extraction': taskData(featureExtraction, featureExtractionPage),
  'text-classification': taskData(textClassification, textClassificationPage),
  'text-generation': taskData(textGeneration, textGenerationPage),
  'text-to-image': taskData(textToImage, textToImagePage),
};
