// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskInput, TaskOutput, TaskStreamOutput } from '../task-map.ts';

export type AutomaticSpeechRecognitionInput = TaskInput<'automatic-speech-recognition'>;
export type AutomaticSpeechRecognitionOutput = TaskOutput<'automatic-speech-recognition'>;
export type ChatCompletionInput = TaskInput<'conversational'>;
export type ChatCompletionOutput = TaskOutput<'conversational'>;
export type ChatCompletionStreamOutput = TaskStreamOutput<'conversational'>;
export type FeatureExtractionInput = TaskInput<'feature-extraction'>;
export type FeatureExtractionOutput = TaskOutput<'feature-extraction'>;
export type TextClassificationInput = TaskInput<'text-classification'>;
export type TextClassificationOutput = TaskOutput<'text-classification'>;
export type TextToImageInput = TaskInput<'text-to-image'>;
export type TextToImageOutput = TaskOutput<'text-to-image'>;
