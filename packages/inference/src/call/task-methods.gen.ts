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
import type { Args, MediaOutputs, TaskResult } from '../contract/task-functions.ts';
import type { StreamOutput, StreamTaskId } from '../contract/task-types.ts';
import type {
  AutomaticSpeechRecognitionOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  FeatureExtractionOutput,
  TaskId,
  TextClassificationOutput,
} from '@hubkit/catalog';

/** A method for every task, named by the catalogue, and one ending in `Stream` where the result can be streamed. */
export abstract class TaskMethods {
  /** Runs a task. */
  protected abstract runTask<K extends TaskId, O extends OutputType = 'blob'>(
    task: K,
    args: Args<K>,
    options?: MediaOptions<O>,
  ): Promise<TaskResult<K, O>>;

  /** Runs a task and streams its result. */
  protected abstract streamTask<K extends StreamTaskId>(
    task: K,
    args: Args<K>,
    options?: CallOptions,
  ): AsyncGenerator<StreamOutput<K>, void, undefined>;

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
   * const result = await client.automaticSpeechRecognition({
   *   model: "openai/whisper-large-v3",
   *   inputs: inputs,
   * });
   * ```
   */
  automaticSpeechRecognition(args: AutomaticSpeechRecognitionArgs, options?: CallOptions): Promise<AutomaticSpeechRecognitionOutput> {
    return this.runTask('automatic-speech-recognition', args, options);
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
   * const result = await client.chatCompletion({
   *   model: "google/gemma-2-2b-it",
   *   messages: [{ role: "user", content: "What is the capital of Portugal?" }],
   * });
   * ```
   */
  chatCompletion(args: ChatCompletionArgs, options?: CallOptions): Promise<ChatCompletionOutput> {
    return this.runTask('conversational', args, options);
  }

  /**
   * Generates the next message of a conversation with a language model, as a stream. Leaving the loop cancels the request.
   *
   * @param args - Credentials, provider, model and input.
   * @param options - Timeouts, retries, signal and other options of the call.
   * @returns Chunks of the result.
   * @example
   * ```ts
   * for await (const chunk of client.chatCompletionStream({
   *   model: "google/gemma-2-2b-it",
   *   messages: [{ role: "user", content: "What is the capital of Portugal?" }],
   * })) {
   *   console.log(chunk);
   * }
   * ```
   */
  chatCompletionStream(args: ChatCompletionArgs, options?: CallOptions): AsyncGenerator<ChatCompletionStreamOutput, void, undefined> {
    return this.streamTask('conversational', args, options);
  }

  /**
   * Computes embeddings of one or more texts.
   *
   * @param args - Credentials, provider, model and input.
   * @param options - Timeouts, retries, signal and other options of the call.
   * @returns Embeddings. One vector for one text, a list of vectors for several; models without pooling return one vector per token, one level deeper.
   * @example
   * ```ts
   * const result = await client.featureExtraction({
   *   model: "thenlper/gte-large",
   *   inputs: "The sun is out today, so let us eat some ice cream.",
   * });
   * ```
   */
  featureExtraction(args: FeatureExtractionArgs, options?: CallOptions): Promise<FeatureExtractionOutput> {
    return this.runTask('feature-extraction', args, options);
  }

  /**
   * Classifies a text, for example by sentiment or topic.
   *
   * @param args - Credentials, provider, model and input.
   * @param options - Timeouts, retries, signal and other options of the call.
   * @returns Predicted classes, most likely first.
   * @example
   * ```ts
   * const result = await client.textClassification({
   *   model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
   *   inputs: "I am very fond of you. I like you.",
   * });
   * ```
   */
  textClassification(args: TextClassificationArgs, options?: CallOptions): Promise<TextClassificationOutput> {
    return this.runTask('text-classification', args, options);
  }

  /**
   * Generates an image from a text prompt.
   *
   * @param args - Credentials, provider, model and input.
   * @param options - Form of the result, timeouts, retries, signal and other options of the call.
   * @returns Generated image.
   * @example
   * ```ts
   * const result = await client.textToImage({
   *   model: "black-forest-labs/FLUX.1-Krea-dev",
   *   inputs: "An astronaut feeding giraffes",
   * });
   * ```
   */
  textToImage<O extends OutputType = 'blob'>(args: TextToImageArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
    return this.runTask('text-to-image', args, options);
  }

  /**
   * Generates a video from a text prompt.
   *
   * @param args - Credentials, provider, model and input.
   * @param options - Form of the result, timeouts, retries, signal and other options of the call.
   * @returns Generated video.
   * @example
   * ```ts
   * const result = await client.textToVideo({
   *   model: "tencent/HunyuanVideo",
   *   inputs: "A young man walking on the street",
   * });
   * ```
   */
  textToVideo<O extends OutputType = 'blob'>(args: TextToVideoArgs, options?: MediaOptions<O>): Promise<MediaOutputs[O]> {
    return this.runTask('text-to-video', args, options);
  }
}
