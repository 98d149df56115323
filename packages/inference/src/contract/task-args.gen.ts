// Written by `npm run gen` from the files beside it. Do not edit.
import type {
  ChatCompletionInput,
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
  TextToAudioInput,
  TextToImageInput,
  TextToSpeechInput,
  TextToVideoInput,
  TokenClassificationInput,
  TranslationInput,
  VisualQuestionAnsweringInput,
  ZeroShotClassificationInput,
} from '@hubkit/catalog';
import type { CallTarget, ProviderFor } from './task-functions.ts';
import type { Input } from './task-types.ts';

/** Arguments of `audioClassification`: credentials, provider, model and input. */
export type AudioClassificationArgs = CallTarget<ProviderFor<'audio-classification'>> & Input<'audio-classification'>;

/** Arguments of `audioToAudio`: credentials, provider, model and input. */
export type AudioToAudioArgs = CallTarget<ProviderFor<'audio-to-audio'>> & Input<'audio-to-audio'>;

/** Arguments of `automaticSpeechRecognition`: credentials, provider, model and input. */
export type AutomaticSpeechRecognitionArgs = CallTarget<ProviderFor<'automatic-speech-recognition'>> & Input<'automatic-speech-recognition'>;

/** Arguments of `chatCompletion`: credentials, provider, model and input. */
export interface ChatCompletionArgs extends CallTarget<ProviderFor<'conversational'>>, ChatCompletionInput {}

/** Arguments of `documentQuestionAnswering`: credentials, provider, model and input. */
export interface DocumentQuestionAnsweringArgs extends CallTarget<ProviderFor<'document-question-answering'>>, DocumentQuestionAnsweringInput {}

/** Arguments of `featureExtraction`: credentials, provider, model and input. */
export interface FeatureExtractionArgs extends CallTarget<ProviderFor<'feature-extraction'>>, FeatureExtractionInput {}

/** Arguments of `fillMask`: credentials, provider, model and input. */
export interface FillMaskArgs extends CallTarget<ProviderFor<'fill-mask'>>, FillMaskInput {}

/** Arguments of `imageClassification`: credentials, provider, model and input. */
export type ImageClassificationArgs = CallTarget<ProviderFor<'image-classification'>> & Input<'image-classification'>;

/** Arguments of `imageSegmentation`: credentials, provider, model and input. */
export type ImageSegmentationArgs = CallTarget<ProviderFor<'image-segmentation'>> & Input<'image-segmentation'>;

/** Arguments of `imageTextToImage`: credentials, provider, model and input. */
export type ImageTextToImageArgs = CallTarget<ProviderFor<'image-text-to-image'>> & Input<'image-text-to-image'>;

/** Arguments of `imageTextToVideo`: credentials, provider, model and input. */
export type ImageTextToVideoArgs = CallTarget<ProviderFor<'image-text-to-video'>> & Input<'image-text-to-video'>;

/** Arguments of `imageToImage`: credentials, provider, model and input. */
export type ImageToImageArgs = CallTarget<ProviderFor<'image-to-image'>> & Input<'image-to-image'>;

/** Arguments of `imageToText`: credentials, provider, model and input. */
export type ImageToTextArgs = CallTarget<ProviderFor<'image-to-text'>> & Input<'image-to-text'>;

/** Arguments of `imageToVideo`: credentials, provider, model and input. */
export type ImageToVideoArgs = CallTarget<ProviderFor<'image-to-video'>> & Input<'image-to-video'>;

/** Arguments of `objectDetection`: credentials, provider, model and input. */
export type ObjectDetectionArgs = CallTarget<ProviderFor<'object-detection'>> & Input<'object-detection'>;

/** Arguments of `questionAnswering`: credentials, provider, model and input. */
export interface QuestionAnsweringArgs extends CallTarget<ProviderFor<'question-answering'>>, QuestionAnsweringInput {}

/** Arguments of `sentenceSimilarity`: credentials, provider, model and input. */
export interface SentenceSimilarityArgs extends CallTarget<ProviderFor<'sentence-similarity'>>, SentenceSimilarityInput {}

/** Arguments of `summarization`: credentials, provider, model and input. */
export interface SummarizationArgs extends CallTarget<ProviderFor<'summarization'>>, SummarizationInput {}

/** Arguments of `tableQuestionAnswering`: credentials, provider, model and input. */
export interface TableQuestionAnsweringArgs extends CallTarget<ProviderFor<'table-question-answering'>>, TableQuestionAnsweringInput {}

/** Arguments of `tabularClassification`: credentials, provider, model and input. */
export interface TabularClassificationArgs extends CallTarget<ProviderFor<'tabular-classification'>>, TabularClassificationInput {}

/** Arguments of `tabularRegression`: credentials, provider, model and input. */
export interface TabularRegressionArgs extends CallTarget<ProviderFor<'tabular-regression'>>, TabularRegressionInput {}

/** Arguments of `textClassification`: credentials, provider, model and input. */
export interface TextClassificationArgs extends CallTarget<ProviderFor<'text-classification'>>, TextClassificationInput {}

/** Arguments of `textGeneration`: credentials, provider, model and input. */
export interface TextGenerationArgs extends CallTarget<ProviderFor<'text-generation'>>, TextGenerationInput {}

/** Arguments of `textToAudio`: credentials, provider, model and input. */
export interface TextToAudioArgs extends CallTarget<ProviderFor<'text-to-audio'>>, TextToAudioInput {}

/** Arguments of `textToImage`: credentials, provider, model and input. */
export interface TextToImageArgs extends CallTarget<ProviderFor<'text-to-image'>>, TextToImageInput {}

/** Arguments of `textToSpeech`: credentials, provider, model and input. */
export interface TextToSpeechArgs extends CallTarget<ProviderFor<'text-to-speech'>>, TextToSpeechInput {}

/** Arguments of `textToVideo`: credentials, provider, model and input. */
export interface TextToVideoArgs extends CallTarget<ProviderFor<'text-to-video'>>, TextToVideoInput {}

/** Arguments of `tokenClassification`: credentials, provider, model and input. */
export interface TokenClassificationArgs extends CallTarget<ProviderFor<'token-classification'>>, TokenClassificationInput {}

/** Arguments of `translation`: credentials, provider, model and input. */
export interface TranslationArgs extends CallTarget<ProviderFor<'translation'>>, TranslationInput {}

/** Arguments of `visualQuestionAnswering`: credentials, provider, model and input. */
export interface VisualQuestionAnsweringArgs extends CallTarget<ProviderFor<'visual-question-answering'>>, VisualQuestionAnsweringInput {}

/** Arguments of `zeroShotClassification`: credentials, provider, model and input. */
export interface ZeroShotClassificationArgs extends CallTarget<ProviderFor<'zero-shot-classification'>>, ZeroShotClassificationInput {}

/** Arguments of `zeroShotImageClassification`: credentials, provider, model and input. */
export type ZeroShotImageClassificationArgs = CallTarget<ProviderFor<'zero-shot-image-classification'>> & Input<'zero-shot-image-classification'>;
