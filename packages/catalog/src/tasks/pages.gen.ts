// Written by `npm run gen` from the files beside it. Do not edit.
import { PLACEHOLDER_PAGE, taskData } from '../task-data.ts';
import { anyToAny } from './any-to-any/task.ts';
import { audioClassification } from './audio-classification/task.ts';
import { audioTextToText } from './audio-text-to-text/task.ts';
import { audioToAudio } from './audio-to-audio/task.ts';
import { page as automaticSpeechRecognitionPage } from './automatic-speech-recognition/page.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts';
import { depthEstimation } from './depth-estimation/task.ts';
import { documentQuestionAnswering } from './document-question-answering/task.ts';
import { page as featureExtractionPage } from './feature-extraction/page.ts';
import { featureExtraction } from './feature-extraction/task.ts';
import { fillMask } from './fill-mask/task.ts';
import { graphMl } from './graph-ml/task.ts';
import { imageClassification } from './image-classification/task.ts';
import { imageFeatureExtraction } from './image-feature-extraction/task.ts';
import { imageSegmentation } from './image-segmentation/task.ts';
import { imageTextToImage } from './image-text-to-image/task.ts';
import { imageTextToText } from './image-text-to-text/task.ts';
import { imageTextToVideo } from './image-text-to-video/task.ts';
import { imageTo3d } from './image-to-3d/task.ts';
import { imageToImage } from './image-to-image/task.ts';
import { imageToText } from './image-to-text/task.ts';
import { imageToVideo } from './image-to-video/task.ts';
import { keypointDetection } from './keypoint-detection/task.ts';
import { maskGeneration } from './mask-generation/task.ts';
import { multipleChoice } from './multiple-choice/task.ts';
import { objectDetection } from './object-detection/task.ts';
import { other } from './other/task.ts';
import { questionAnswering } from './question-answering/task.ts';
import { reinforcementLearning } from './reinforcement-learning/task.ts';
import { robotics } from './robotics/task.ts';
import { sentenceSimilarity } from './sentence-similarity/task.ts';
import { summarization } from './summarization/task.ts';
import { tableQuestionAnswering } from './table-question-answering/task.ts';
import { tableToText } from './table-to-text/task.ts';
import { tabularClassification } from './tabular-classification/task.ts';
import { tabularRegression } from './tabular-regression/task.ts';
import { tabularToText } from './tabular-to-text/task.ts';
import { page as textClassificationPage } from './text-classification/page.ts';
import { textClassification } from './text-classification/task.ts';
import { page as textGenerationPage } from './text-generation/page.ts';
import { textGeneration } from './text-generation/task.ts';
import { textRanking } from './text-ranking/task.ts';
import { textRetrieval } from './text-retrieval/task.ts';
import { textTo3d } from './text-to-3d/task.ts';
import { textToAudio } from './text-to-audio/task.ts';
import { page as textToImagePage } from './text-to-image/page.ts';
import { textToImage } from './text-to-image/task.ts';
import { textToSpeech } from './text-to-speech/task.ts';
import { textToVideo } from './text-to-video/task.ts';
import { text2textGeneration } from './text2text-generation/task.ts';
import { timeSeriesForecasting } from './time-series-forecasting/task.ts';
import { tokenClassification } from './token-classification/task.ts';
import { translation } from './translation/task.ts';
import { unconditionalImageGeneration } from './unconditional-image-generation/task.ts';
import { videoClassification } from './video-classification/task.ts';
import { videoTextToText } from './video-text-to-text/task.ts';
import { videoToVideo } from './video-to-video/task.ts';
import { visualDocumentRetrieval } from './visual-document-retrieval/task.ts';
import { visualQuestionAnswering } from './visual-question-answering/task.ts';
import { voiceActivityDetection } from './voice-activity-detection/task.ts';
import { zeroShotClassification } from './zero-shot-classification/task.ts';
import { zeroShotImageClassification } from './zero-shot-image-classification/task.ts';
import { zeroShotObjectDetection } from './zero-shot-object-detection/task.ts';

/** Every task with all that its page shows. */
export const TASKS_DATA = {
  'any-to-any': taskData(anyToAny, PLACEHOLDER_PAGE),
  'audio-classification': taskData(audioClassification, PLACEHOLDER_PAGE),
  'audio-text-to-text': taskData(audioTextToText, PLACEHOLDER_PAGE),
  'audio-to-audio': taskData(audioToAudio, PLACEHOLDER_PAGE),
  'automatic-speech-recognition': taskData(automaticSpeechRecognition, automaticSpeechRecognitionPage),
  'depth-estimation': taskData(depthEstimation, PLACEHOLDER_PAGE),
  'document-question-answering': taskData(documentQuestionAnswering, PLACEHOLDER_PAGE),
  'feature-extraction': taskData(featureExtraction, featureExtractionPage),
  'fill-mask': taskData(fillMask, PLACEHOLDER_PAGE),
  'graph-ml': taskData(graphMl, PLACEHOLDER_PAGE),
  'image-classification': taskData(imageClassification, PLACEHOLDER_PAGE),
  'image-feature-extraction': taskData(imageFeatureExtraction, PLACEHOLDER_PAGE),
  'image-segmentation': taskData(imageSegmentation, PLACEHOLDER_PAGE),
  'image-text-to-image': taskData(imageTextToImage, PLACEHOLDER_PAGE),
  'image-text-to-text': taskData(imageTextToText, PLACEHOLDER_PAGE),
  'image-text-to-video': taskData(imageTextToVideo, PLACEHOLDER_PAGE),
  'image-to-3d': taskData(imageTo3d, PLACEHOLDER_PAGE),
  'image-to-image': taskData(imageToImage, PLACEHOLDER_PAGE),
  'image-to-text': taskData(imageToText, PLACEHOLDER_PAGE),
  'image-to-video': taskData(imageToVideo, PLACEHOLDER_PAGE),
  'keypoint-detection': taskData(keypointDetection, PLACEHOLDER_PAGE),
  'mask-generation': taskData(maskGeneration, PLACEHOLDER_PAGE),
  'multiple-choice': taskData(multipleChoice, PLACEHOLDER_PAGE),
  'object-detection': taskData(objectDetection, PLACEHOLDER_PAGE),
  other: taskData(other, PLACEHOLDER_PAGE),
  'question-answering': taskData(questionAnswering, PLACEHOLDER_PAGE),
  'reinforcement-learning': taskData(reinforcementLearning, PLACEHOLDER_PAGE),
  robotics: taskData(robotics, PLACEHOLDER_PAGE),
  'sentence-similarity': taskData(sentenceSimilarity, PLACEHOLDER_PAGE),
  summarization: taskData(summarization, PLACEHOLDER_PAGE),
  'table-question-answering': taskData(tableQuestionAnswering, PLACEHOLDER_PAGE),
  'table-to-text': taskData(tableToText, PLACEHOLDER_PAGE),
  'tabular-classification': taskData(tabularClassification, PLACEHOLDER_PAGE),
  'tabular-regression': taskData(tabularRegression, PLACEHOLDER_PAGE),
  'tabular-to-text': taskData(tabularToText, PLACEHOLDER_PAGE),
  'text-classification': taskData(textClassification, textClassificationPage),
  'text-generation': taskData(textGeneration, textGenerationPage),
  'text-ranking': taskData(textRanking, PLACEHOLDER_PAGE),
  'text-retrieval': taskData(textRetrieval, PLACEHOLDER_PAGE),
  'text-to-3d': taskData(textTo3d, PLACEHOLDER_PAGE),
  'text-to-audio': taskData(textToAudio, PLACEHOLDER_PAGE),
  'text-to-image': taskData(textToImage, textToImagePage),
  'text-to-speech': taskData(textToSpeech, PLACEHOLDER_PAGE),
  'text-to-video': taskData(textToVideo, PLACEHOLDER_PAGE),
  'text2text-generation': taskData(text2textGeneration, PLACEHOLDER_PAGE),
  'time-series-forecasting': taskData(timeSeriesForecasting, PLACEHOLDER_PAGE),
  'token-classification': taskData(tokenClassification, PLACEHOLDER_PAGE),
  translation: taskData(translation, PLACEHOLDER_PAGE),
  'unconditional-image-generation': taskData(unconditionalImageGeneration, PLACEHOLDER_PAGE),
  'video-classification': taskData(videoClassification, PLACEHOLDER_PAGE),
  'video-text-to-text': taskData(videoTextToText, PLACEHOLDER_PAGE),
  'video-to-video': taskData(videoToVideo, PLACEHOLDER_PAGE),
  'visual-document-retrieval': taskData(visualDocumentRetrieval, PLACEHOLDER_PAGE),
  'visual-question-answering': taskData(visualQuestionAnswering, PLACEHOLDER_PAGE),
  'voice-activity-detection': taskData(voiceActivityDetection, PLACEHOLDER_PAGE),
  'zero-shot-classification': taskData(zeroShotClassification, PLACEHOLDER_PAGE),
  'zero-shot-image-classification': taskData(zeroShotImageClassification, PLACEHOLDER_PAGE),
  'zero-shot-object-detection': taskData(zeroShotObjectDetection, PLACEHOLDER_PAGE),
};
