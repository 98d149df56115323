// Written by `npm run gen` from the files beside it. Do not edit.
import * as audioClassification from './audio-classification/schema.ts';
import * as audioToAudio from './audio-to-audio/schema.ts';
import * as automaticSpeechRecognition from './automatic-speech-recognition/schema.ts';
import * as conversational from './conversational/schema.ts';
import * as depthEstimation from './depth-estimation/schema.ts';
import * as documentQuestionAnswering from './document-question-answering/schema.ts';
import * as featureExtraction from './feature-extraction/schema.ts';
import * as fillMask from './fill-mask/schema.ts';
import * as imageClassification from './image-classification/schema.ts';
import * as imageSegmentation from './image-segmentation/schema.ts';
import * as imageTextToImage from './image-text-to-image/schema.ts';
import * as imageTextToVideo from './image-text-to-video/schema.ts';
import * as imageToImage from './image-to-image/schema.ts';
import * as imageToText from './image-to-text/schema.ts';
import * as imageToVideo from './image-to-video/schema.ts';
import * as objectDetection from './object-detection/schema.ts';
import * as questionAnswering from './question-answering/schema.ts';
import * as sentenceSimilarity from './sentence-similarity/schema.ts';
import * as summarization from './summarization/schema.ts';
import * as tableQuestionAnswering from './table-question-answering/schema.ts';
import * as tabularClassification from './tabular-classification/schema.ts';
import * as tabularRegression from './tabular-regression/schema.ts';
import * as textClassification from './text-classification/schema.ts';
import * as textGeneration from './text-generation/schema.ts';
import * as textRanking from './text-ranking/schema.ts';
import * as textToAudio from './text-to-audio/schema.ts';
import * as textToImage from './text-to-image/schema.ts';
import * as textToSpeech from './text-to-speech/schema.ts';
import * as textToVideo from './text-to-video/schema.ts';
import * as text2textGeneration from './text2text-generation/schema.ts';
import * as tokenClassification from './token-classification/schema.ts';
import * as translation from './translation/schema.ts';
import * as videoClassification from './video-classification/schema.ts';
import * as visualQuestionAnswering from './visual-question-answering/schema.ts';
import * as zeroShotClassification from './zero-shot-classification/schema.ts';
import * as zeroShotImageClassification from './zero-shot-image-classification/schema.ts';
import * as zeroShotObjectDetection from './zero-shot-object-detection/schema.ts';

/** Input and output schemas of every task that the client can run. */
export const TASK_SCHEMAS = {
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
  'token-classification': tokenClassification,
  translation,
  'visual-question-answering': visualQuestionAnswering,
  'zero-shot-classification': zeroShotClassification,
  'zero-shot-image-classification': zeroShotImageClassification,
} as const;

/** Input and output schemas of tasks that the client has no method for. */
export const FURTHER_TASK_SCHEMAS = {
  'depth-estimation': depthEstimation,
  'text2text-generation': text2textGeneration,
  'video-classification': videoClassification,
  'zero-shot-object-detection': zeroShotObjectDetection,
} as const;
