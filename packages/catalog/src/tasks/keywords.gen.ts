// Written by `npm run gen` from the files beside it. Do not edit.
import { keywords as anyToAny } from './any-to-any/keywords.ts';
import { keywords as audioClassification } from './audio-classification/keywords.ts';
import { keywords as audioTextToText } from './audio-text-to-text/keywords.ts';
import { keywords as audioToAudio } from './audio-to-audio/keywords.ts';
import { keywords as automaticSpeechRecognition } from './automatic-speech-recognition/keywords.ts';
import { keywords as conversational } from './conversational/keywords.ts';
import { keywords as depthEstimation } from './depth-estimation/keywords.ts';
import { keywords as documentQuestionAnswering } from './document-question-answering/keywords.ts';
import { keywords as featureExtraction } from './feature-extraction/keywords.ts';
import { keywords as fillMask } from './fill-mask/keywords.ts';
import { keywords as graphMl } from './graph-ml/keywords.ts';
import { keywords as imageClassification } from './image-classification/keywords.ts';
import { keywords as imageFeatureExtraction } from './image-feature-extraction/keywords.ts';
import { keywords as imageSegmentation } from './image-segmentation/keywords.ts';
import { keywords as imageTextToImage } from './image-text-to-image/keywords.ts';
import { keywords as imageTextToText } from './image-text-to-text/keywords.ts';
import { keywords as imageTextToVideo } from './image-text-to-video/keywords.ts';
import { keywords as imageTo3d } from './image-to-3d/keywords.ts';
import { keywords as imageToImage } from './image-to-image/keywords.ts';
import { keywords as imageToText } from './image-to-text/keywords.ts';
import { keywords as imageToVideo } from './image-to-video/keywords.ts';
import { keywords as keypointDetection } from './keypoint-detection/keywords.ts';
import { keywords as maskGeneration } from './mask-generation/keywords.ts';
import { keywords as multipleChoice } from './multiple-choice/keywords.ts';
import { keywords as objectDetection } from './object-detection/keywords.ts';
import { keywords as questionAnswering } from './question-answering/keywords.ts';
import { keywords as reinforcementLearning } from './reinforcement-learning/keywords.ts';
import { keywords as robotics } from './robotics/keywords.ts';
import { keywords as sentenceSimilarity } from './sentence-similarity/keywords.ts';
import { keywords as summarization } from './summarization/keywords.ts';
import { keywords as tableQuestionAnswering } from './table-question-answering/keywords.ts';
import { keywords as tableToText } from './table-to-text/keywords.ts';
import { keywords as tabularClassification } from './tabular-classification/keywords.ts';
import { keywords as tabularRegression } from './tabular-regression/keywords.ts';
import { keywords as tabularToText } from './tabular-to-text/keywords.ts';
import { keywords as textClassification } from './text-classification/keywords.ts';
import { keywords as textGeneration } from './text-generation/keywords.ts';
import { keywords as textRanking } from './text-ranking/keywords.ts';
import { keywords as textRetrieval } from './text-retrieval/keywords.ts';
import { keywords as textTo3d } from './text-to-3d/keywords.ts';
import { keywords as textToAudio } from './text-to-audio/keywords.ts';
import { keywords as textToImage } from './text-to-image/keywords.ts';
import { keywords as textToSpeech } from './text-to-speech/keywords.ts';
import { keywords as textToVideo } from './text-to-video/keywords.ts';
import { keywords as text2textGeneration } from './text2text-generation/keywords.ts';
import { keywords as timeSeriesForecasting } from './time-series-forecasting/keywords.ts';
import { keywords as tokenClassification } from './token-classification/keywords.ts';
import { keywords as translation } from './translation/keywords.ts';
import { keywords as unconditionalImageGeneration } from './unconditional-image-generation/keywords.ts';
import { keywords as videoClassification } from './video-classification/keywords.ts';
import { keywords as videoTextToText } from './video-text-to-text/keywords.ts';
import { keywords as videoToVideo } from './video-to-video/keywords.ts';
import { keywords as visualDocumentRetrieval } from './visual-document-retrieval/keywords.ts';
import { keywords as visualQuestionAnswering } from './visual-question-answering/keywords.ts';
import { keywords as voiceActivityDetection } from './voice-activity-detection/keywords.ts';
import { keywords as zeroShotClassification } from './zero-shot-classification/keywords.ts';
import { keywords as zeroShotImageClassification } from './zero-shot-image-classification/keywords.ts';
import { keywords as zeroShotObjectDetection } from './zero-shot-object-detection/keywords.ts';

/** Everyday words for every task that has some, by its id. */
export const TASK_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  'any-to-any': anyToAny,
  'audio-classification': audioClassification,
  'audio-text-to-text': audioTextToText,
  'audio-to-audio': audioToAudio,
  'automatic-speech-recognition': automaticSpeechRecognition,
  conversational,
  'depth-estimation': depthEstimation,
  'document-question-answering': documentQuestionAnswering,
  'feature-extraction': featureExtraction,
  'fill-mask': fillMask,
  'graph-ml': graphMl,
  'image-classification': imageClassification,
  'image-feature-extraction': imageFeatureExtraction,
  'image-segmentation': imageSegmentation,
  'image-text-to-image': imageTextToImage,
  'image-text-to-text': imageTextToText,
  'image-text-to-video': imageTextToVideo,
  'image-to-3d': imageTo3d,
  'image-to-image': imageToImage,
  'image-to-text': imageToText,
  'image-to-video': imageToVideo,
  'keypoint-detection': keypointDetection,
  'mask-generation': maskGeneration,
  'multiple-choice': multipleChoice,
  'object-detection': objectDetection,
  'question-answering': questionAnswering,
  'reinforcement-learning': reinforcementLearning,
  robotics,
  'sentence-similarity': sentenceSimilarity,
  summarization,
  'table-question-answering': tableQuestionAnswering,
  'table-to-text': tableToText,
  'tabular-classification': tabularClassification,
  'tabular-regression': tabularRegression,
  'tabular-to-text': tabularToText,
  'text-classification': textClassification,
  'text-generation': textGeneration,
  'text-ranking': textRanking,
  'text-retrieval': textRetrieval,
  'text-to-3d': textTo3d,
  'text-to-audio': textToAudio,
  'text-to-image': textToImage,
  'text-to-speech': textToSpeech,
  'text-to-video': textToVideo,
  'text2text-generation': text2textGeneration,
  'time-series-forecasting': timeSeriesForecasting,
  'token-classification': tokenClassification,
  translation,
  'unconditional-image-generation': unconditionalImageGeneration,
  'video-classification': videoClassification,
  'video-text-to-text': videoTextToText,
  'video-to-video': videoToVideo,
  'visual-document-retrieval': visualDocumentRetrieval,
  'visual-question-answering': visualQuestionAnswering,
  'voice-activity-detection': voiceActivityDetection,
  'zero-shot-classification': zeroShotClassification,
  'zero-shot-image-classification': zeroShotImageClassification,
  'zero-shot-object-detection': zeroShotObjectDetection,
};
