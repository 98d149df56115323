// Written by `npm run gen` from the files beside it. Do not edit.
import type {
  ChatCompletionInput,
  FeatureExtractionInput,
  TextClassificationInput,
  TextToImageInput,
  TextToVideoInput,
} from '@hubkit/catalog';
import type { CallTarget, ProviderFor } from './task-functions.ts';
import type { Input } from './task-types.ts';

/** Arguments of `automaticSpeechRecognition`: credentials, provider, model and input. */
export type AutomaticSpeechRecognitionArgs = CallTarget<ProviderFor<'automatic-speech-recognition'>> & Input<'automatic-speech-recognition'>;

/** Arguments of `chatCompletion`: credentials, provider, model and input. */
export interface ChatCompletionArgs extends CallTarget<ProviderFor<'conversational'>>, ChatCompletionInput {}

/** Arguments of `featureExtraction`: credentials, provider, model and input. */
export interface FeatureExtractionArgs extends CallTarget<ProviderFor<'feature-extraction'>>, FeatureExtractionInput {}

/** Arguments of `textClassification`: credentials, provider, model and input. */
export interface TextClassificationArgs extends CallTarget<ProviderFor<'text-classification'>>, TextClassificationInput {}

/** Arguments of `textToImage`: credentials, provider, model and input. */
export interface TextToImageArgs extends CallTarget<ProviderFor<'text-to-image'>>, TextToImageInput {}

/** Arguments of `textToVideo`: credentials, provider, model and input. */
export interface TextToVideoArgs extends CallTarget<ProviderFor<'text-to-video'>>, TextToVideoInput {}
