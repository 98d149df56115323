// Written by `npm run gen` from the files beside it. Do not edit.
import { pipelineData } from '../task-data.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts';
import { featureExtraction } from './feature-extraction/task.ts';
import { textClassification } from './text-classification/task.ts';
import { textGeneration } from './text-generation/task.ts';
import { textToImage } from './text-to-image/task.ts';

/** The short entry of every task that models are tagged with, the most specific of a modality first. */
export const PIPELINE_DATA = {
  'text-classification': pipelineData(textClassification),
  'feature-extraction': pipelineData(featureExtraction),
  'text-generation': pipelineData(textGeneration),
  'automatic-speech-recognition': pipelineData(automaticSpeechRecognition),
  'text-to-image': pipelineData(textToImage),
};

/** Libraries that can run the models of a task. */
export const TASKS_MODEL_LIBRARIES = {
  'text-classification': textClassification.libraries,
  'feature-extraction': featureExtraction.libraries,
  'text-generation': textGeneration.libraries,
  'automatic-speech-recognition': automaticSpeechRecognition.libraries,
  'text-to-image': textToImage.libraries,
};
