// Written by `npm run gen` from the files beside it. Do not edit.
import type { StreamFunction, TaskFunction } from '../contract/task-functions.ts';
import { streamFunction, taskFunction } from './task-function.ts';

/** Runs automatic speech recognition. */
export const automaticSpeechRecognition: TaskFunction<'automatic-speech-recognition'> = /* @__PURE__ */ taskFunction('automatic-speech-recognition');

/** Runs chat completion. */
export const chatCompletion: TaskFunction<'conversational'> = /* @__PURE__ */ taskFunction('conversational');

/** Runs chat completion and gives the answer piece by piece. Leaving the loop cancels the request. */
export const chatCompletionStream: StreamFunction<'conversational'> = /* @__PURE__ */ streamFunction('conversational');

/** Runs feature extraction. */
export const featureExtraction: TaskFunction<'feature-extraction'> = /* @__PURE__ */ taskFunction('feature-extraction');

/** Runs text classification. */
export const textClassification: TaskFunction<'text-classification'> = /* @__PURE__ */ taskFunction('text-classification');

/** Runs text-to-image. */
export const textToImage: TaskFunction<'text-to-image'> = /* @__PURE__ */ taskFunction('text-to-image');
