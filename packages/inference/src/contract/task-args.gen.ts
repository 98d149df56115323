// Written by `npm run gen` from the files beside it. Do not edit.
import type {
  ChatCompletionInput,
  FeatureExtractionInput,
  TextClassificationInput,
  TextGenerationInput,
  TextToAudioInput,
  TextToImageInput,
  TextToSpeechInput,
  TextToVideoInput,
} from '@hubkit/catalog';
import type { CallTarget, ProviderFor } from './task-functions.ts';
import type { Input } from './task-types.ts';

/** Arguments of `audioToAudio`: credentials, provider, model and input. */
export type AudioToAudioArgs = CallTarget<ProviderFor<'audio-to-audio'>> & Input<'audio-to-audio'>;

/** Arguments of `automaticSpeechRecognition`: credentials, provider, model and input. */
export type AutomaticSpeechRecognitionArgs = CallTarget<ProviderFor<'automatic-speech-recognition'>> & Input<'automatic-speech-recognition'>;

/** Arguments of `chatCompletion`: credentials, provider, model and input. */
export interface ChatCompletionArgs extends CallTarget<ProviderFor<'conversational'>>, ChatCompletionInput {}

/** Arguments of `featureExtraction`: credentials, provider, model and input. */
export interface FeatureExtractionArgs extends CallTarget<ProviderFor<'feature-extraction'>>, FeatureExtractionInput {}

/** Arguments of `imageTextToImage`: credentials, provider, model and input. */
export type ImageTextToImageArgs = CallTarget<ProviderFor<'image-text-to-image'>> & Input<'image-text-to-image'>;

/** Arguments of `imageTextToVideo`: credentials, provider, model and input. */
export type ImageTextToVideoArgs = CallTarget<ProviderFor<'image-text-to-video'>> & Input<'image-text-to-video'>;

/** Arguments of `imageToImage`: credentials, provider, model and input. */
export type ImageToImageArgs = CallTarget<ProviderFor<'image-to-image'>> & Input<'image-to-image'>;

/** Arguments of `imageToVideo`: credentials, provider, model and input. */
export type ImageToVideoArgs = CallTarget<ProviderFor<'image-to-video'>> & Input<'image-to-video'>;

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
