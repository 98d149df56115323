// Written by `npm run gen` from the files beside it. Do not edit.
import type {
  DocumentQuestionAnsweringInput,
  FeatureExtractionInput,
  FillMaskInput,
  QuestionAnsweringInput,
  SentenceSimilarityInput,
  SummarizationInput,
  TableQuestionAnsweringInput,
  TabularClassificationInput,
  TabularRegressionInput,
  TextClassificationInput,
  TextGenerationInput,
  TextRankingInput,
  TextToAudioInput,
  TextToImageInput,
  TextToSpeechInput,
  TextToVideoInput,
  TokenClassificationInput,
  TranslationInput,
  VisualQuestionAnsweringInput,
  ZeroShotClassificationInput,
} from '@hubkit/task-types';
import type { ChatInput } from './chat-input.ts';
import type { CallTargets, ProviderFor } from './task-functions.ts';
import type { Input } from './task-types.ts';

/** Arguments of `audioClassification`: credentials, provider, model and input. */
export type AudioClassificationArgs = CallTargets<ProviderFor<'audio-classification'>> & Input<'audio-classification'>;

/** Arguments of `audioToAudio`: credentials, provider, model and input. */
export type AudioToAudioArgs = CallTargets<ProviderFor<'audio-to-audio'>> & Input<'audio-to-audio'>;

/** Arguments of `automaticSpeechRecognition`: credentials, provider, model and input. */
export type AutomaticSpeechRecognitionArgs = CallTargets<ProviderFor<'automatic-speech-recognition'>> & Input<'automatic-speech-recognition'>;

/** Arguments of `chatCompletion`: credentials, provider, model and input. */
export interface ChatCompletionArgs extends CallTargets<ProviderFor<'conversational'>>, ChatInput { readonly responseFormat?: undefined }

/** Arguments of `documentQuestionAnswering`: credentials, provider, model and input. */
export interface DocumentQuestionAnsweringArgs extends CallTargets<ProviderFor<'document-question-answering'>>, DocumentQuestionAnsweringInput {}

/** Arguments of `featureExtraction`: credentials, provider, model and input. */
export interface FeatureExtractionArgs extends CallTargets<ProviderFor<'feature-extraction'>>, FeatureExtractionInput {}

/** Arguments of `fillMask`: credentials, provider, model and input. */
export interface FillMaskArgs extends CallTargets<ProviderFor<'fill-mask'>>, FillMaskInput {}

/** Arguments of `imageClassification`: credentials, provider, model and input. */
export type ImageClassificationArgs = CallTargets<ProviderFor<'image-classification'>> & Input<'image-classification'>;

/** Arguments of `imageSegmentation`: credentials, provider, model and input. */
export type ImageSegmentationArgs = CallTargets<ProviderFor<'image-segmentation'>> & Input<'image-segmentation'>;

/** Arguments of `imageTextToImage`: credentials, provider, model and input. */
export type ImageTextToImageArgs = CallTargets<ProviderFor<'image-text-to-image'>> & Input<'image-text-to-image'>;

/** Arguments of `imageTextToVideo`: credentials, provider, model and input. */
export type ImageTextToVideoArgs = CallTargets<ProviderFor<'image-text-to-video'>> & Input<'image-text-to-video'>;

/** Arguments of `imageToImage`: credentials, provider, model and input. */
export type ImageToImageArgs = CallTargets<ProviderFor<'image-to-image'>> & Input<'image-to-image'>;

/** Arguments of `imageToText`: credentials, provider, model and input. */
export type ImageToTextArgs = CallTargets<ProviderFor<'image-to-text'>> & Input<'image-to-text'>;

/** Arguments of `imageToVideo`: credentials, provider, model and input. */
export type ImageToVideoArgs = CallTargets<ProviderFor<'image-to-video'>> & Input<'image-to-video'>;

/** Arguments of `objectDetection`: credentials, provider, model and input. */
export type ObjectDetectionArgs = CallTargets<ProviderFor<'object-detection'>> & Input<'object-detection'>;

/** Arguments of `questionAnswering`: credentials, provider, model and input. */
export interface QuestionAnsweringArgs extends CallTargets<ProviderFor<'question-answering'>>, QuestionAnsweringInput {}

/** Arguments of `sentenceSimilarity`: credentials, provider, model and input. */
export interface SentenceSimilarityArgs extends CallTargets<ProviderFor<'sentence-similarity'>>, SentenceSimilarityInput {}

/** Arguments of `summarization`: credentials, provider, model and input. */
export interface SummarizationArgs extends CallTargets<ProviderFor<'summarization'>>, SummarizationInput {}

/** Arguments of `tableQuestionAnswering`: credentials, provider, model and input. */
export interface TableQuestionAnsweringArgs extends CallTargets<ProviderFor<'table-question-answering'>>, TableQuestionAnsweringInput {}

/** Arguments of `tabularClassification`: credentials, provider, model and input. */
export interface TabularClassificationArgs extends CallTargets<ProviderFor<'tabular-classification'>>, TabularClassificationInput {}

/** Arguments of `tabularRegression`: credentials, provider, model and input. */
export interface TabularRegressionArgs extends CallTargets<ProviderFor<'tabular-regression'>>, TabularRegressionInput {}

/** Arguments of `textClassification`: credentials, provider, model and input. */
export interface TextClassificationArgs extends CallTargets<ProviderFor<'text-classification'>>, TextClassificationInput {}

/** Arguments of `textGeneration`: credentials, provider, model and input. */
export interface TextGenerationArgs extends CallTargets<ProviderFor<'text-generation'>>, TextGenerationInput {}

/** Arguments of `textRanking`: credentials, provider, model and input. */
export interface TextRankingArgs extends CallTargets<ProviderFor<'text-ranking'>>, TextRankingInput {}

/** Arguments of `textToAudio`: credentials, provider, model and input. */
export interface TextToAudioArgs extends CallTargets<ProviderFor<'text-to-audio'>>, TextToAudioInput {}

/** Arguments of `textToImage`: credentials, provider, model and input. */
export interface TextToImageArgs extends CallTargets<ProviderFor<'text-to-image'>>, TextToImageInput {}

/** Arguments of `textToSpeech`: credentials, provider, model and input. */
export interface TextToSpeechArgs extends CallTargets<ProviderFor<'text-to-speech'>>, TextToSpeechInput {}

/** Arguments of `textToVideo`: credentials, provider, model and input. */
export interface TextToVideoArgs extends CallTargets<ProviderFor<'text-to-video'>>, TextToVideoInput {}

/** Arguments of `tokenClassification`: credentials, provider, model and input. */
export interface TokenClassificationArgs extends CallTargets<ProviderFor<'token-classification'>>, TokenClassificationInput {}

/** Arguments of `translation`: credentials, provider, model and input. */
export interface TranslationArgs extends CallTargets<ProviderFor<'translation'>>, TranslationInput {}

/** Arguments of `visualQuestionAnswering`: credentials, provider, model and input. */
export interface VisualQuestionAnsweringArgs extends CallTargets<ProviderFor<'visual-question-answering'>>, VisualQuestionAnsweringInput {}

/** Arguments of `zeroShotClassification`: credentials, provider, model and input. */
export interface ZeroShotClassificationArgs extends CallTargets<ProviderFor<'zero-shot-classification'>>, ZeroShotClassificationInput {}

/** Arguments of `zeroShotImageClassification`: credentials, provider, model and input. */
export type ZeroShotImageClassificationArgs = CallTargets<ProviderFor<'zero-shot-image-classification'>> & Input<'zero-shot-image-classification'>;
