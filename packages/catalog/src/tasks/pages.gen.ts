// Written by `npm run gen` from the files beside it. Do not edit.
import { taskData } from '../task-definition/task-data.ts';
import { page as anyToAnyPage } from './any-to-any/page.ts';
import { anyToAny } from './any-to-any/task.ts';
import { page as audioClassificationPage } from './audio-classification/page.ts';
import { audioClassification } from './audio-classification/task.ts';
import { page as audioTextToTextPage } from './audio-text-to-text/page.ts';
import { audioTextToText } from './audio-text-to-text/task.ts';
import { page as audioToAudioPage } from './audio-to-audio/page.ts';
import { audioToAudio } from './audio-to-audio/task.ts';
import { page as automaticSpeechRecognitionPage } from './automatic-speech-recognition/page.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts';
import { page as depthEstimationPage } from './depth-estimation/page.ts';
import { depthEstimation } from './depth-estimation/task.ts';
import { page as documentQuestionAnsweringPage } from './document-question-answering/page.ts';
import { documentQuestionAnswering } from './document-question-answering/task.ts';
import { page as featureExtractionPage } from './feature-extraction/page.ts';
import { featureExtraction } from './feature-extraction/task.ts';
import { page as fillMaskPage } from './fill-mask/page.ts';
import { fillMask } from './fill-mask/task.ts';
import { page as imageClassificationPage } from './image-classification/page.ts';
import { imageClassification } from './image-classification/task.ts';
import { page as imageFeatureExtractionPage } from './image-feature-extraction/page.ts';
import { imageFeatureExtraction } from './image-feature-extraction/task.ts';
import { page as imageSegmentationPage } from './image-segmentation/page.ts';
import { imageSegmentation } from './image-segmentation/task.ts';
import { page as imageTextToImagePage } from './image-text-to-image/page.ts';
import { imageTextToImage } from './image-text-to-image/task.ts';
import { page as imageTextToTextPage } from './image-text-to-text/page.ts';
import { imageTextToText } from './image-text-to-text/task.ts';
import { page as imageTextToVideoPage } from './image-text-to-video/page.ts';
import { imageTextToVideo } from './image-text-to-video/task.ts';
import { page as imageTo3dPage } from './image-to-3d/page.ts';
import { imageTo3d } from './image-to-3d/task.ts';
import { page as imageToImagePage } from './image-to-image/page.ts';
import { imageToImage } from './image-to-image/task.ts';
import { page as imageToTextPage } from './image-to-text/page.ts';
import { imageToText } from './image-to-text/task.ts';
import { page as imageToVideoPage } from './image-to-video/page.ts';
import { imageToVideo } from './image-to-video/task.ts';
import { page as keypointDetectionPage } from './keypoint-detection/page.ts';
import { keypointDetection } from './keypoint-detection/task.ts';
import { page as maskGenerationPage } from './mask-generation/page.ts';
import { maskGeneration } from './mask-generation/task.ts';
import { page as objectDetectionPage } from './object-detection/page.ts';
import { objectDetection } from './object-detection/task.ts';
import { page as questionAnsweringPage } from './question-answering/page.ts';
import { questionAnswering } from './question-answering/task.ts';
import { page as reinforcementLearningPage } from './reinforcement-learning/page.ts';
import { reinforcementLearning } from './reinforcement-learning/task.ts';
import { page as sentenceSimilarityPage } from './sentence-similarity/page.ts';
import { sentenceSimilarity } from './sentence-similarity/task.ts';
import { page as summarizationPage } from './summarization/page.ts';
import { summarization } from './summarization/task.ts';
import { page as tableQuestionAnsweringPage } from './table-question-answering/page.ts';
import { tableQuestionAnswering } from './table-question-answering/task.ts';
import { page as tabularClassificationPage } from './tabular-classification/page.ts';
import { tabularClassification } from './tabular-classification/task.ts';
import { page as tabularRegressionPage } from './tabular-regression/page.ts';
import { tabularRegression } from './tabular-regression/task.ts';
import { page as textClassificationPage } from './text-classification/page.ts';
import { textClassification } from './text-classification/task.ts';
import { page as textGenerationPage } from './text-generation/page.ts';
import { textGeneration } from './text-generation/task.ts';
import { page as textRankingPage } from './text-ranking/page.ts';
import { textRanking } from './text-ranking/task.ts';
import { page as textTo3dPage } from './text-to-3d/page.ts';
import { textTo3d } from './text-to-3d/task.ts';
import { page as textToImagePage } from './text-to-image/page.ts';
import { textToImage } from './text-to-image/task.ts';
import { page as textToSpeechPage } from './text-to-speech/page.ts';
import { textToSpeech } from './text-to-speech/task.ts';
import { page as textToVideoPage } from './text-to-video/page.ts';
import { textToVideo } from './text-to-video/task.ts';
import { page as tokenClassificationPage } from './token-classification/page.ts';
import { tokenClassification } from './token-classification/task.ts';
import { page as translationPage } from './translation/page.ts';
import { translation } from './translation/task.ts';
import { page as unconditionalImageGenerationPage } from './unconditional-image-generation/page.ts';
import { unconditionalImageGeneration } from './unconditional-image-generation/task.ts';
import { page as videoClassificationPage } from './video-classification/page.ts';
import { videoClassification } from './video-classification/task.ts';
import { page as videoTextToTextPage } from './video-text-to-text/page.ts';
import { videoTextToText } from './video-text-to-text/task.ts';
import { page as videoToVideoPage } from './video-to-video/page.ts';
import { videoToVideo } from './video-to-video/task.ts';
import { page as visualDocumentRetrievalPage } from './visual-document-retrieval/page.ts';
import { visualDocumentRetrieval } from './visual-document-retrieval/task.ts';
import { page as visualQuestionAnsweringPage } from './visual-question-answering/page.ts';
import { visualQuestionAnswering } from './visual-question-answering/task.ts';
import { page as zeroShotClassificationPage } from './zero-shot-classification/page.ts';
import { zeroShotClassification } from './zero-shot-classification/task.ts';
import { page as zeroShotImageClassificationPage } from './zero-shot-image-classification/page.ts';
import { zeroShotImageClassification } from './zero-shot-image-classification/task.ts';
import { page as zeroShotObjectDetectionPage } from './zero-shot-object-detection/page.ts';
import { zeroShotObjectDetection } from './zero-shot-object-detection/task.ts';

/** The page data of every pipeline task; undefined for a task without a page. */
export const TASKS_DATA = {
  'any-to-any': taskData(anyToAny, anyToAnyPage),
  'audio-classification': taskData(audioClassification, audioClassificationPage),
  'audio-text-to-text': taskData(audioTextToText, audioTextToTextPage),
  'audio-to-audio': taskData(audioToAudio, audioToAudioPage),
  'automatic-speech-recognition': taskData(automaticSpeechRecognition, automaticSpeechRecognitionPage),
  'depth-estimation': taskData(depthEstimation, depthEstimationPage),
  'document-question-answering': taskData(documentQuestionAnswering, documentQuestionAnsweringPage),
  'feature-extraction': taskData(featureExtraction, featureExtractionPage),
  'fill-mask': taskData(fillMask, fillMaskPage),
  'graph-ml': undefined,
  'image-classification': taskData(imageClassification, imageClassificationPage),
  'image-feature-extraction': taskData(imageFeatureExtraction, imageFeatureExtractionPage),
  'image-segmentation': taskData(imageSegmentation, imageSegmentationPage),
  'image-text-to-image': taskData(imageTextToImage, imageTextToImagePage),
  'image-text-to-text': taskData(imageTextToText, imageTextToTextPage),
  'image-text-to-video': taskData(imageTextToVideo, imageTextToVideoPage),
  'image-to-3d': taskData(imageTo3d, imageTo3dPage),
  'image-to-image': taskData(imageToImage, imageToImagePage),
  'image-to-text': taskData(imageToText, imageToTextPage),
  'image-to-video': taskData(imageToVideo, imageToVideoPage),
  'keypoint-detection': taskData(keypointDetection, keypointDetectionPage),
  'mask-generation': taskData(maskGeneration, maskGenerationPage),
  'multiple-choice': undefined,
  'object-detection': taskData(objectDetection, objectDetectionPage),
  other: undefined,
  'question-answering': taskData(questionAnswering, questionAnsweringPage),
  'reinforcement-learning': taskData(reinforcementLearning, reinforcementLearningPage),
  robotics: undefined,
  'sentence-similarity': taskData(sentenceSimilarity, sentenceSimilarityPage),
  summarization: taskData(summarization, summarizationPage),
  'table-question-answering': taskData(tableQuestionAnswering, tableQuestionAnsweringPage),
  'table-to-text': undefined,
  'tabular-classification': taskData(tabularClassification, tabularClassificationPage),
  'tabular-regression': taskData(tabularRegression, tabularRegressionPage),
  'tabular-to-text': undefined,
  'text-classification': taskData(textClassification, textClassificationPage),
  'text-generation': taskData(textGeneration, textGenerationPage),
  'text-ranking': taskData(textRanking, textRankingPage),
  'text-retrieval': undefined,
  'text-to-3d': taskData(textTo3d, textTo3dPage),
  'text-to-audio': undefined,
  'text-to-image': taskData(textToImage, textToImagePage),
  'text-to-speech': taskData(textToSpeech, textToSpeechPage),
  'text-to-video': taskData(textToVideo, textToVideoPage),
  'text2text-generation': undefined,
  'time-series-forecasting': undefined,
  'token-classification': taskData(tokenClassification, tokenClassificationPage),
  translation: taskData(translation, translationPage),
  'unconditional-image-generation': taskData(unconditionalImageGeneration, unconditionalImageGenerationPage),
  'video-classification': taskData(videoClassification, videoClassificationPage),
  'video-text-to-text': taskData(videoTextToText, videoTextToTextPage),
  'video-to-video': taskData(videoToVideo, videoToVideoPage),
  'visual-document-retrieval': taskData(visualDocumentRetrieval, visualDocumentRetrievalPage),
  'visual-question-answering': taskData(visualQuestionAnswering, visualQuestionAnsweringPage),
  'voice-activity-detection': undefined,
  'zero-shot-classification': taskData(zeroShotClassification, zeroShotClassificationPage),
  'zero-shot-image-classification': taskData(zeroShotImageClassification, zeroShotImageClassificationPage),
  'zero-shot-object-detection': taskData(zeroShotObjectDetection, zeroShotObjectDetectionPage),
};
