// Written by `npm run gen` from the files beside it. Do not edit.
import type { AudioToAudioInput, AudioToAudioOutput } from './audio-to-audio/types.gen.ts';
import type {
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
} from './automatic-speech-recognition/types.gen.ts';
import type {
  ChatCompletionInput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
} from './conversational/types.gen.ts';
import type { FeatureExtractionInput, FeatureExtractionOutput } from './feature-extraction/types.gen.ts';
import type { ImageTextToImageInput, ImageTextToImageOutput } from './image-text-to-image/types.gen.ts';
import type { ImageTextToVideoInput, ImageTextToVideoOutput } from './image-text-to-video/types.gen.ts';
import type { ImageToImageInput, ImageToImageOutput } from './image-to-image/types.gen.ts';
import type { ImageToVideoInput, ImageToVideoOutput } from './image-to-video/types.gen.ts';
import type { TextClassificationInput, TextClassificationOutput } from './text-classification/types.gen.ts';
import type {
  TextGenerationInput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
} from './text-generation/types.gen.ts';
import type { TextToAudioInput, TextToAudioOutput } from './text-to-audio/types.gen.ts';
import type { TextToImageInput, TextToImageOutput } from './text-to-image/types.gen.ts';
import type { TextToSpeechInput, TextToSpeechOutput } from './text-to-speech/types.gen.ts';
import type { TextToVideoInput, TextToVideoOutput } from './text-to-video/types.gen.ts';

export type * from '../schema-parts.gen.ts';
export type * from './audio-to-audio/types.gen.ts';
export type * from './automatic-speech-recognition/types.gen.ts';
export type * from './conversational/types.gen.ts';
export type * from './feature-extraction/types.gen.ts';
export type * from './image-text-to-image/types.gen.ts';
export type * from './image-text-to-video/types.gen.ts';
export type * from './image-to-image/types.gen.ts';
export type * from './image-to-video/types.gen.ts';
export type * from './text-classification/types.gen.ts';
export type * from './text-generation/types.gen.ts';
export type * from './text-to-audio/types.gen.ts';
export type * from './text-to-image/types.gen.ts';
export type * from './text-to-speech/types.gen.ts';
export type * from './text-to-video/types.gen.ts';

/** Every task that the client can run: its method, its input and its results. */
export interface TaskMap {
  readonly 'audio-to-audio': {
    readonly method: 'audioToAudio';
    readonly input: AudioToAudioInput;
    readonly output: AudioToAudioOutput;
    readonly streamOutput: never;
  };
  readonly 'automatic-speech-recognition': {
    readonly method: 'automaticSpeechRecognition';
    readonly input: AutomaticSpeechRecognitionInput;
    readonly output: AutomaticSpeechRecognitionOutput;
    readonly streamOutput: never;
  };
  readonly conversational: {
    readonly method: 'chatCompletion';
    readonly input: ChatCompletionInput;
    readonly output: ChatCompletionOutput;
    readonly streamOutput: ChatCompletionStreamOutput;
  };
  readonly 'feature-extraction': {
    readonly method: 'featureExtraction';
    readonly input: FeatureExtractionInput;
    readonly output: FeatureExtractionOutput;
    readonly streamOutput: never;
  };
  readonly 'image-text-to-image': {
    readonly method: 'imageTextToImage';
    readonly input: ImageTextToImageInput;
    readonly output: ImageTextToImageOutput;
    readonly streamOutput: never;
  };
  readonly 'image-text-to-video': {
    readonly method: 'imageTextToVideo';
    readonly input: ImageTextToVideoInput;
    readonly output: ImageTextToVideoOutput;
    readonly streamOutput: never;
  };
  readonly 'image-to-image': {
    readonly method: 'imageToImage';
    readonly input: ImageToImageInput;
    readonly output: ImageToImageOutput;
    readonly streamOutput: never;
  };
  readonly 'image-to-video': {
    readonly method: 'imageToVideo';
    readonly input: ImageToVideoInput;
    readonly output: ImageToVideoOutput;
    readonly streamOutput: never;
  };
  readonly 'text-classification': {
    readonly method: 'textClassification';
    readonly input: TextClassificationInput;
    readonly output: TextClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'text-generation': {
    readonly method: 'textGeneration';
    readonly input: TextGenerationInput;
    readonly output: TextGenerationOutput;
    readonly streamOutput: TextGenerationStreamOutput;
  };
  readonly 'text-to-audio': {
    readonly method: 'textToAudio';
    readonly input: TextToAudioInput;
    readonly output: TextToAudioOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-image': {
    readonly method: 'textToImage';
    readonly input: TextToImageInput;
    readonly output: TextToImageOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-speech': {
    readonly method: 'textToSpeech';
    readonly input: TextToSpeechInput;
    readonly output: TextToSpeechOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-video': {
    readonly method: 'textToVideo';
    readonly input: TextToVideoInput;
    readonly output: TextToVideoOutput;
    readonly streamOutput: never;
  };
}
