// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskSample } from '../task-definition/define-sample.ts';
import { sample as audioClassification } from './audio-classification/sample.ts';
import { sample as audioToAudio } from './audio-to-audio/sample.ts';
import { sample as automaticSpeechRecognition } from './automatic-speech-recognition/sample.ts';
import { sample as conversational } from './conversational/sample.ts';
import { sample as documentQuestionAnswering } from './document-question-answering/sample.ts';
import { sample as featureExtraction } from './feature-extraction/sample.ts';
import { sample as fillMask } from './fill-mask/sample.ts';
import { sample as imageClassification } from './image-classification/sample.ts';
import { sample as imageSegmentation } from './image-segmentation/sample.ts';
import { sample as imageTextToImage } from './image-text-to-image/sample.ts';
import { sample as imageTextToText } from './image-text-to-text/sample.ts';
import { sample as imageTextToVideo } from './image-text-to-video/sample.ts';
import { sample as imageToImage } from './image-to-image/sample.ts';
import { sample as imageToText } from './image-to-text/sample.ts';
import { sample as imageToVideo } from './image-to-video/sample.ts';
import { sample as objectDetection } from './object-detection/sample.ts';
import { sample as questionAnswering } from './question-answering/sample.ts';
import { sample as sentenceSimilarity } from './sentence-similarity/sample.ts';
import { sample as summarization } from './summarization/sample.ts';
import { sample as tableQuestionAnswering } from './table-question-answering/sample.ts';
import { sample as tabularClassification } from './tabular-classification/sample.ts';
import { sample as tabularRegression } from './tabular-regression/sample.ts';
import { sample as textClassification } from './text-classification/sample.ts';
import { sample as textGeneration } from './text-generation/sample.ts';
import { sample as textRanking } from './text-ranking/sample.ts';
import { sample as textToAudio } from './text-to-audio/sample.ts';
import { sample as textToImage } from './text-to-image/sample.ts';
import { sample as textToSpeech } from './text-to-speech/sample.ts';
import { sample as textToVideo } from './text-to-video/sample.ts';
import { sample as text2textGeneration } from './text2text-generation/sample.ts';
import { sample as tokenClassification } from './token-classification/sample.ts';
import { sample as translation } from './translation/sample.ts';
import { sample as visualQuestionAnswering } from './visual-question-answering/sample.ts';
import { sample as zeroShotClassification } from './zero-shot-classification/sample.ts';
import { sample as zeroShotImageClassification } from './zero-shot-image-classification/sample.ts';

/** An example input for every task that people try, by its id. */
export const TASK_SAMPLES = {
  'audio-classification': audioClassification,
  'audio-to-audio': audioToAudio,
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'document-question-answering': documentQuestionAnswering,
  'feature-extraction': featureExtraction,
  'fill-mask': fillMask,
  'image-classification': imageClassification,
  'image-segmentation': imageSegmentation,
  'image-text-to-image': imageTextToImage,
  'image-text-to-text': imageTextToText,
  'image-text-to-video': imageTextToVideo,
  'image-to-image': imageToImage,
  'image-to-text': imageToText,
  'image-to-video': imageToVideo,
  'object-detection': objectDetection,
  'question-answering': questionAnswering,
  'sentence-similarity': sentenceSimilarity,
  summarization,
  'table-question-answering': tableQuestionAnswering,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-ranking': textRanking,
  'text-to-audio': textToAudio,
  'text-to-image': textToImage,
  'text-to-speech': textToSpeech,
  'text-to-video': textToVideo,
  'text2text-generation': text2textGeneration,
  'token-classification': tokenClassification,
  translation,
  'visual-question-answering': visualQuestionAnswering,
  'zero-shot-classification': zeroShotClassification,
  'zero-shot-image-classification': zeroShotImageClassification,
} satisfies Readonly<Record<string, TaskSample>>;
