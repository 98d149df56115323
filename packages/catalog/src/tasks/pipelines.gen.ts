// Written by `npm run gen` from the files beside it. Do not edit.
import { pipelineData } from '../task-definition/define-task.ts';
import { anyToAny } from './any-to-any/task.ts';
import { audioClassification } from './audio-classification/task.ts';
import { audioTextToText } from './audio-text-to-text/task.ts';
import { audioToAudio } from './audio-to-audio/task.ts';
import { automaticSpeechRecognition } from './automatic-speech-recognition/task.ts';
import { depthEstimation } from './depth-estimation/task.ts';
import { documentQuestionAnswering } from './document-question-answering/task.ts';
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
import { textClassification } from './text-classification/task.ts';
import { textGeneration } from './text-generation/task.ts';
import { textRanking } from './text-ranking/task.ts';
import { textRetrieval } from './text-retrieval/task.ts';
import { textTo3d } from './text-to-3d/task.ts';
import { textToAudio } from './text-to-audio/task.ts';
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

/** The short entry of every task that models are tagged with, the most specific of a modality first. */
export const PIPELINE_DATA = {
  'text-classification': pipelineData(textClassification),
  'token-classification': pipelineData(tokenClassification),
  'table-question-answering': pipelineData(tableQuestionAnswering),
  'question-answering': pipelineData(questionAnswering),
  'zero-shot-classification': pipelineData(zeroShotClassification),
  translation: pipelineData(translation),
  summarization: pipelineData(summarization),
  'feature-extraction': pipelineData(featureExtraction),
  'text-generation': pipelineData(textGeneration),
  'text2text-generation': pipelineData(text2textGeneration),
  'fill-mask': pipelineData(fillMask),
  'sentence-similarity': pipelineData(sentenceSimilarity),
  'text-to-speech': pipelineData(textToSpeech),
  'text-to-audio': pipelineData(textToAudio),
  'automatic-speech-recognition': pipelineData(automaticSpeechRecognition),
  'audio-to-audio': pipelineData(audioToAudio),
  'audio-classification': pipelineData(audioClassification),
  'audio-text-to-text': pipelineData(audioTextToText),
  'voice-activity-detection': pipelineData(voiceActivityDetection),
  'depth-estimation': pipelineData(depthEstimation),
  'image-classification': pipelineData(imageClassification),
  'object-detection': pipelineData(objectDetection),
  'image-segmentation': pipelineData(imageSegmentation),
  'text-to-image': pipelineData(textToImage),
  'image-to-text': pipelineData(imageToText),
  'image-to-image': pipelineData(imageToImage),
  'image-to-video': pipelineData(imageToVideo),
  'unconditional-image-generation': pipelineData(unconditionalImageGeneration),
  'video-classification': pipelineData(videoClassification),
  'reinforcement-learning': pipelineData(reinforcementLearning),
  robotics: pipelineData(robotics),
  'tabular-classification': pipelineData(tabularClassification),
  'tabular-regression': pipelineData(tabularRegression),
  'tabular-to-text': pipelineData(tabularToText),
  'table-to-text': pipelineData(tableToText),
  'multiple-choice': pipelineData(multipleChoice),
  'text-ranking': pipelineData(textRanking),
  'text-retrieval': pipelineData(textRetrieval),
  'time-series-forecasting': pipelineData(timeSeriesForecasting),
  'text-to-video': pipelineData(textToVideo),
  'image-text-to-text': pipelineData(imageTextToText),
  'image-text-to-image': pipelineData(imageTextToImage),
  'image-text-to-video': pipelineData(imageTextToVideo),
  'visual-question-answering': pipelineData(visualQuestionAnswering),
  'document-question-answering': pipelineData(documentQuestionAnswering),
  'zero-shot-image-classification': pipelineData(zeroShotImageClassification),
  'graph-ml': pipelineData(graphMl),
  'mask-generation': pipelineData(maskGeneration),
  'zero-shot-object-detection': pipelineData(zeroShotObjectDetection),
  'text-to-3d': pipelineData(textTo3d),
  'image-to-3d': pipelineData(imageTo3d),
  'image-feature-extraction': pipelineData(imageFeatureExtraction),
  'video-text-to-text': pipelineData(videoTextToText),
  'keypoint-detection': pipelineData(keypointDetection),
  'visual-document-retrieval': pipelineData(visualDocumentRetrieval),
  'any-to-any': pipelineData(anyToAny),
  'video-to-video': pipelineData(videoToVideo),
  other: pipelineData(other),
};

/** Libraries that can run the models of a task. */
export const TASKS_MODEL_LIBRARIES = {
  'text-classification': textClassification.libraries,
  'token-classification': tokenClassification.libraries,
  'table-question-answering': tableQuestionAnswering.libraries,
  'question-answering': questionAnswering.libraries,
  'zero-shot-classification': zeroShotClassification.libraries,
  translation: translation.libraries,
  summarization: summarization.libraries,
  'feature-extraction': featureExtraction.libraries,
  'text-generation': textGeneration.libraries,
  'text2text-generation': text2textGeneration.libraries,
  'fill-mask': fillMask.libraries,
  'sentence-similarity': sentenceSimilarity.libraries,
  'text-to-speech': textToSpeech.libraries,
  'text-to-audio': textToAudio.libraries,
  'automatic-speech-recognition': automaticSpeechRecognition.libraries,
  'audio-to-audio': audioToAudio.libraries,
  'audio-classification': audioClassification.libraries,
  'audio-text-to-text': audioTextToText.libraries,
  'voice-activity-detection': [],
  'depth-estimation': depthEstimation.libraries,
  'image-classification': imageClassification.libraries,
  'object-detection': objectDetection.libraries,
  'image-segmentation': imageSegmentation.libraries,
  'text-to-image': textToImage.libraries,
  'image-to-text': imageToText.libraries,
  'image-to-image': imageToImage.libraries,
  'image-to-video': imageToVideo.libraries,
  'unconditional-image-generation': unconditionalImageGeneration.libraries,
  'video-classification': videoClassification.libraries,
  'reinforcement-learning': reinforcementLearning.libraries,
  robotics: [],
  'tabular-classification': tabularClassification.libraries,
  'tabular-regression': tabularRegression.libraries,
  'tabular-to-text': tabularToText.libraries,
  'table-to-text': tableToText.libraries,
  'multiple-choice': multipleChoice.libraries,
  'text-ranking': textRanking.libraries,
  'text-retrieval': [],
  'time-series-forecasting': [],
  'text-to-video': textToVideo.libraries,
  'image-text-to-text': imageTextToText.libraries,
  'image-text-to-image': imageTextToImage.libraries,
  'image-text-to-video': imageTextToVideo.libraries,
  'visual-question-answering': visualQuestionAnswering.libraries,
  'document-question-answering': documentQuestionAnswering.libraries,
  'zero-shot-image-classification': zeroShotImageClassification.libraries,
  'graph-ml': graphMl.libraries,
  'mask-generation': maskGeneration.libraries,
  'zero-shot-object-detection': zeroShotObjectDetection.libraries,
  'text-to-3d': textTo3d.libraries,
  'image-to-3d': imageTo3d.libraries,
  'image-feature-extraction': imageFeatureExtraction.libraries,
  'video-text-to-text': videoTextToText.libraries,
  'keypoint-detection': keypointDetection.libraries,
  'visual-document-retrieval': visualDocumentRetrieval.libraries,
  'any-to-any': anyToAny.libraries,
  'video-to-video': videoToVideo.libraries,
  other: [],
};
