// Written by `npm run gen` from the files beside it. Do not edit.
import { audioClassification } from './audio-classification.ts';
import { audioToAudio } from './audio-to-audio.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition.ts';
import { conversational } from './conversational.ts';
import { documentQuestionAnswering } from './document-question-answering.ts';
import { featureExtraction } from './feature-extraction.ts';
import { fillMask } from './fill-mask.ts';
import { imageClassification } from './image-classification.ts';
import { imageSegmentation } from './image-segmentation.ts';
import { imageTextToImage } from './image-text-to-image.ts';
import { imageTextToVideo } from './image-text-to-video.ts';
import { imageToImage } from './image-to-image.ts';
import { imageToText } from './image-to-text.ts';
import { imageToVideo } from './image-to-video.ts';
import { objectDetection } from './object-detection.ts';
import { questionAnswering } from './question-answering.ts';
import { sentenceSimilarity } from './sentence-similarity.ts';
import { summarization } from './summarization.ts';
import { tableQuestionAnswering } from './table-question-answering.ts';
import { tabularClassification } from './tabular-classification.ts';
import { tabularRegression } from './tabular-regression.ts';
import { textClassification } from './text-classification.ts';
import { textGeneration } from './text-generation.ts';
import { textRanking } from './text-ranking.ts';
import { textToAudio } from './text-to-audio.ts';
import { textToImage } from './text-to-image.ts';
import { textToSpeech } from './text-to-speech.ts';
import { textToVideo } from './text-to-video.ts';
import { tokenClassification } from './token-classification.ts';
import { translation } from './translation.ts';
import { visualQuestionAnswering } from './visual-question-answering.ts';
import { zeroShotClassification } from './zero-shot-classification.ts';
import { zeroShotImageClassification } from './zero-shot-image-classification.ts';

/** All tasks by id. */
export const TASKS = {
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
