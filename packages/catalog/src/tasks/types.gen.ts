// Written by `npm run gen` from the files beside it. Do not edit.
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
import type { TextClassificationInput, TextClassificationOutput } from './text-classification/types.gen.ts';
import type { TextToImageInput, TextToImageOutput } from './text-to-image/types.gen.ts';
import type { TextToVideoInput, TextToVideoOutput } from './text-to-video/types.gen.ts';

export type * from '../schema-parts.gen.ts';
export type * from './automatic-speech-recognition/types.gen.ts';
export type * from './conversational/types.gen.ts';
export type * from './feature-extraction/types.gen.ts';
export type * from './text-classification/types.gen.ts';
export type * from './text-to-image/types.gen.ts';
export type * from './text-to-video/types.gen.ts';

/** Every task that the client can run: its method, its input and its results. */
export interface TaskMap {
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
  readonly 'text-classification': {
    readonly method: 'textClassification';
    readonly input: TextClassificationInput;
    readonly output: TextClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-image': {
    readonly method: 'textToImage';
    readonly input: TextToImageInput;
    readonly output: TextToImageOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-video': {
    readonly method: 'textToVideo';
    readonly input: TextToVideoInput;
    readonly output: TextToVideoOutput;
    readonly streamOutput: never;
  };
}
