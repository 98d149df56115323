// Written by `npm run gen` from the files beside it. Do not edit.
import type { JobPromise } from '../contract/job-handle.ts';
import type { CallOptions, MediaOptions, OutputType } from '../contract/options.ts';
import type {
  AudioToAudioArgs,
  AutomaticSpeechRecognitionArgs,
  ChatCompletionArgs,
  FeatureExtractionArgs,
  ImageTextToImageArgs,
  ImageTextToVideoArgs,
  ImageToImageArgs,
  ImageToVideoArgs,
  TextClassificationArgs,
  TextGenerationArgs,
  TextToAudioArgs,
  TextToImageArgs,
  TextToSpeechArgs,
  TextToVideoArgs,
} from '../contract/task-args.gen.ts';
import type { MediaOutputs } from '../contract/task-functions.ts';
import type {
  AudioToAudioOutput,
  AutomaticSpeechRecognitionOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  FeatureExtractionOutput,
  TextClassificationOutput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
} from '@hubkit/catalog';
import { runJob } from './run-job.ts';
import { runTask, streamTask } from './run-task.ts';

/**
 * Transforms audio: enhances speech, or separates it into its sources.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Transformed audio files, one for each source.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob("sample1.flac");
 * const result = await audioToAudio({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "ResembleAI/resemble-enhance",
 *   inputs: inputs,
 * });
 * ```
 */
export function audioToAudio(args: AudioToAudioArgs, options?: CallOptions): Promise<AudioToAudioOutput> {
  return runTask('audio-to-audio', args, options);
}

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
 * Generates an image from a prompt, with or without images to start from.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated image.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob("cat.png");
 * const result = await imageTextToImage({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "black-forest-labs/FLUX.2-dev",
 *   inputs: inputs,
 *   parameters: { prompt: "Turn the cat into a tiger" },
 * });
 * ```
 */
export function imageTextToImage<O extends OutputType = 'blob'>(args: ImageTextToImageArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('image-text-to-image', args, options);
}

/**
 * Generates a video from a prompt, with or without an image to start from.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated video.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob("cat.png");
 * const result = await imageTextToVideo({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "Lightricks/LTX-Video",
 *   inputs: inputs,
 *   parameters: { prompt: "The cat starts to dance" },
 * });
 * ```
 */
export function imageTextToVideo<O extends OutputType = 'blob'>(args: ImageTextToVideoArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('image-text-to-video', args, options);
}

/**
 * Generates an image from another one, often by a prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated image.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob("cat.png");
 * const result = await imageToImage({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "fal/AuraSR-v2",
 *   inputs: inputs,
 *   parameters: { prompt: "Turn the cat into a tiger" },
 * });
 * ```
 */
export function imageToImage<O extends OutputType = 'blob'>(args: ImageToImageArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('image-to-image', args, options);
}

/**
 * Generates a video from an image.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated video.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob("cat.png");
 * const result = await imageToVideo({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "Lightricks/LTX-Video-0.9.7-dev",
 *   inputs: inputs,
 *   parameters: { prompt: "The cat starts to dance" },
 * });
 * ```
 */
export function imageToVideo<O extends OutputType = 'blob'>(args: ImageToVideoArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('image-to-video', args, options);
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
 * Continues a text with a language model.
 *
 * Use {@link textGenerationStream} to receive the result while it is generated.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Generated text, with details on request.
 * @example
 * ```ts
 * const result = await textGeneration({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "google/gemma-2-2b-it",
 *   inputs: "Could you please explain to me how to ",
 * });
 * ```
 */
export function textGeneration(args: TextGenerationArgs, options?: CallOptions): Promise<TextGenerationOutput> {
  return runTask('text-generation', args, options);
}

/**
 * Continues a text with a language model, as a stream. Leaving the loop cancels the request.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Chunks of the result.
 * @example
 * ```ts
 * for await (const chunk of textGenerationStream({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "google/gemma-2-2b-it",
 *   inputs: "Could you please explain to me how to ",
 * })) {
 *   console.log(chunk);
 * }
 * ```
 */
export function textGenerationStream(args: TextGenerationArgs, options?: CallOptions): AsyncGenerator<TextGenerationStreamOutput, void, undefined> {
  return streamTask('text-generation', args, options);
}

/**
 * Generates audio, such as music or sound effects, from a text prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated audio file.
 * @example
 * ```ts
 * const result = await textToAudio({
 *   accessToken: process.env.HF_TOKEN,
 *   inputs: "folk, acoustic guitar, calm",
 * });
 * ```
 */
export function textToAudio<O extends OutputType = 'blob'>(args: TextToAudioArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('text-to-audio', args, options);
}

/**
 * Generates an image from a text prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated image. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * const result = await textToImage({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "black-forest-labs/FLUX.1-Krea-dev",
 *   inputs: "An astronaut feeding giraffes",
 * });
 * ```
 */
export function textToImage<O extends OutputType = 'blob'>(args: TextToImageArgs, options?: MediaOptions<O>): JobPromise<MediaOutputs[O], 'text-to-image'> {
  return runJob('text-to-image', args, options);
}

/**
 * Synthesizes speech from text.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Audio file with the speech.
 * @example
 * ```ts
 * const result = await textToSpeech({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "KittenML/kitten-tts-nano-0.1",
 *   inputs: "The answer to everything is 42.",
 * });
 * ```
 */
export function textToSpeech<O extends OutputType = 'blob'>(args: TextToSpeechArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
  return runTask('text-to-speech', args, options);
}

/**
 * Generates a video from a text prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated video. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * const result = await textToVideo({
 *   accessToken: process.env.HF_TOKEN,
 *   model: "tencent/HunyuanVideo",
 *   inputs: "A young man walking on the street",
 * });
 * ```
 */
export function textToVideo<O extends OutputType = 'blob'>(args: TextToVideoArgs, options?: MediaOptions<O>): JobPromise<MediaOutputs[O], 'text-to-video'> {
  return runJob('text-to-video', args, options);
}
