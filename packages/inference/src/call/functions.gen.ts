// Written by `npm run gen` from the files beside it. Do not edit.
import type { CallOptions, MediaOptions, OutputType } from '../contract/options.ts';
import type {
  AutomaticSpeechRecognitionArgs,
  ChatCompletionArgs,
  FeatureExtractionArgs,
  TextClassificationArgs,
  TextToImageArgs,
  TextToVideoArgs,
} from '../contract/task-args.gen.ts';
import type { MediaOutputs } from '../contract/task-functions.ts';
import type {
  AutomaticSpeechRecognitionOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  FeatureExtractionOutput,
  TextClassificationOutput,
} from '@hubkit/catalog';
import { runTask, streamTask } from './run-task.ts';

/**
 * Transcribes speech in an audio file into text.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Transcript of a recording.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob("sample1.flac");
 * const result = await automaticSpeechRecognition({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "openai/whisper-large-v3",
 *   inputs: inputs,
 * });
 * ```
 */
export function automaticSpeechRecognition(args: AutomaticSpeechRecognitionArgs, options?: CallOptions): Promise<AutomaticSpeechRecognitionOutput> {
  return runTask('automatic-speech-recognition', args, options);
}

/**
 * Generates the next message of a conversation with a language model.
 *
 * Use {@link chatCompletionStream} to receive the result while it is generated.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Response to a chat completion.
 * @example
 * ```ts
 * const result = await chatCompletion({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "google/gemma-2-2b-it",
 *   messages: [{ role: "user", content: "What is the capital of Portugal?" }],
 * });
 * ```
 */
export function chatCompletion(args: ChatCompletionArgs, options?: CallOptions): Promise<ChatCompletionOutput> {
  return runTask('conversational', args, options);
}

/**
 * Generates the next message of a conversation with a language model, as a stream. Leaving the loop cancels the request.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Chunks of the result.
 * @example
 * ```ts
 * for await (const chunk of chatCompletionStream({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "google/gemma-2-2b-it",
 *   messages: [{ role: "user", content: "What is the capital of Portugal?" }],
 * })) {
 *   console.log(chunk);
 * }
 * ```
 */
export function chatCompletionStream(args: ChatCompletionArgs, options?: CallOptions): AsyncGenerator<ChatCompletionStreamOutput, void, undefined> {
  return streamTask('conversational', args, options);
}

/**
 * Computes embeddings of one or more texts.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Embeddings. One vector for one text, a list of vectors for several; models without pooling return one vector per token, one level deeper.
 * @example
 * ```ts
 * const result = await featureExtraction({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "thenlper/gte-large",
 *   inputs: "The sun is out today, so let us eat some ice cream.",
 * });
 * ```
 */
export function featureExtraction(args: FeatureExtractionArgs, options?: CallOptions): Promise<FeatureExtractionOutput> {
  return runTask('feature-extraction', args, options);
}

/**
 * Classifies a text, for example by sentiment or topic.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Predicted classes, most likely first.
 * @example
 * ```ts
 * const result = await textClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
 *   inputs: "I am very fond of you. I like you.",
 * });
 * ```
 */
export function textClassification(args: TextClassificationArgs, options?: CallOptions): Promise<TextClassificationOutput> {
  return runTask('text-classification', args, options);
}

/**
 * Generates an image from a text prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated image.
 * @example
 * ```ts
 * const result = await textToImage({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "black-forest-labs/FLUX.1-Krea-dev",
 *   inputs: "An astronaut feeding giraffes",
 * });
 * ```
 */
export function textToImage<O extends OutputType = 'blob'>(args: TextToImageArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('text-to-image', args, options);
}

/**
 * Generates a video from a text prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated video.
 * @example
 * ```ts
 * const result = await textToVideo({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "tencent/HunyuanVideo",
 *   inputs: "A young man walking on the street",
 * });
 * ```
 */
export function textToVideo<O extends OutputType = 'blob'>(args: TextToVideoArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('text-to-video', args, options);
}
