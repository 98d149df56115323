// Written by `npm run gen` from the files beside it. Do not edit.
import type { CallPromise, CallStream } from '../contract/call-response.ts';
import type { FormattedChatArgs, Unstreamed } from '../contract/formatted-chat-args.ts';
import type { JobCallPromise } from '../contract/job-handle.ts';
import type { CallOptions, MediaOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { Parsed, ParsedChatChunk, ParsedChatCompletion, ResponseFormat } from '../contract/response-format.ts';
import type {
  AudioClassificationArgs,
  AudioToAudioArgs,
  AutomaticSpeechRecognitionArgs,
  ChatCompletionArgs,
  DocumentQuestionAnsweringArgs,
  FeatureExtractionArgs,
  FillMaskArgs,
  ImageClassificationArgs,
  ImageSegmentationArgs,
  ImageTextToImageArgs,
  ImageTextToVideoArgs,
  ImageToImageArgs,
  ImageToTextArgs,
  ImageToVideoArgs,
  ObjectDetectionArgs,
  QuestionAnsweringArgs,
  SentenceSimilarityArgs,
  SummarizationArgs,
  TableQuestionAnsweringArgs,
  TabularClassificationArgs,
  TabularRegressionArgs,
  TextClassificationArgs,
  TextGenerationArgs,
  TextRankingArgs,
  TextToAudioArgs,
  TextToImageArgs,
  TextToSpeechArgs,
  TextToVideoArgs,
  TokenClassificationArgs,
  TranslationArgs,
  VisualQuestionAnsweringArgs,
  ZeroShotClassificationArgs,
  ZeroShotImageClassificationArgs,
} from '../contract/task-args.gen.ts';
import type { MediaOutputs } from '../contract/task-functions.ts';
import type {
  AudioClassificationOutput,
  AudioToAudioOutput,
  AutomaticSpeechRecognitionOutput,
  AutomaticSpeechRecognitionStreamOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  DocumentQuestionAnsweringResult,
  FeatureExtractionOutput,
  FillMaskOutput,
  ImageClassificationOutput,
  ImageSegmentationOutput,
  ImageToTextOutput,
  ObjectDetectionOutput,
  QuestionAnsweringResult,
  SentenceSimilarityOutput,
  SummarizationOutput,
  TableQuestionAnsweringResult,
  TabularClassificationOutput,
  TabularRegressionOutput,
  TextClassificationOutput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
  TextRankingOutput,
  TokenClassificationOutput,
  TranslationOutput,
  VisualQuestionAnsweringResult,
  ZeroShotClassificationOutput,
  ZeroShotImageClassificationOutput,
} from '@hubkit/task-types';
import { runJob, runTask, streamTask } from './run-task.ts';

/**
 * Classifies audio, for example by sound event, language, speaker or emotion.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Predicted classes, most likely first.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('speech.mp3');
 * const result = await audioClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'facebook/wav2vec2-base',
 *   inputs,
 * });
 * ```
 */
export function audioClassification(args: AudioClassificationArgs, options?: CallOptions): CallPromise<AudioClassificationOutput> {
  return runTask('audio-classification', args, options);
}

/**
 * Transforms audio: enhances speech, or separates it into its sources.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Transformed audio files, one for each source. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('speech.mp3');
 * const result = await audioToAudio({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'speechbrain/sepformer-wham16k-enhancement',
 *   inputs,
 * });
 * ```
 */
export function audioToAudio(args: AudioToAudioArgs, options?: CallOptions): JobCallPromise<AudioToAudioOutput, 'audio-to-audio'> {
  return runJob('audio-to-audio', args, options);
}

/**
 * Transcribes speech in an audio file into text.
 *
 * Use {@link automaticSpeechRecognitionStream} to receive the result while it is generated.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Transcript of a recording. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('speech.mp3');
 * const result = await automaticSpeechRecognition({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'UsefulSensors/moonshine-streaming-tiny',
 *   inputs,
 * });
 * ```
 */
export function automaticSpeechRecognition(args: AutomaticSpeechRecognitionArgs, options?: CallOptions): JobCallPromise<AutomaticSpeechRecognitionOutput, 'automatic-speech-recognition'> {
  return runJob('automatic-speech-recognition', args, options);
}

/**
 * Transcribes speech in an audio file into text, as a stream. Leaving the loop cancels the request.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Chunks of the result.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('speech.mp3');
 * for await (const chunk of automaticSpeechRecognitionStream({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'UsefulSensors/moonshine-streaming-tiny',
 *   inputs,
 * })) {
 *   console.log(chunk);
 * }
 * ```
 */
export function automaticSpeechRecognitionStream(args: AutomaticSpeechRecognitionArgs, options?: CallOptions): CallStream<AutomaticSpeechRecognitionStreamOutput> {
  return streamTask('automatic-speech-recognition', args, options);
}

/**
 * Generates the next message of a conversation with a language model, as JSON that follows a schema.
 *
 * @param args - Credentials, provider, model, input, and the schema as `responseFormat`.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Response to a chat completion, with the validated answer as `parsed` of its messages.
 */
export function chatCompletion<const Format extends ResponseFormat>(args: FormattedChatArgs<Format>, options?: CallOptions): CallPromise<ParsedChatCompletion<Parsed<Format>>>;
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
 *   model: 'Qwen/Qwen3.5-4B',
 *   messages: [{ role: 'user', content: 'What is the capital of Portugal?' }],
 * });
 * ```
 */
export function chatCompletion(args: ChatCompletionArgs & { readonly stream?: false | undefined }, options?: CallOptions): CallPromise<ChatCompletionOutput>;
export function chatCompletion<Args extends ChatCompletionArgs>(args: Args & Unstreamed<Args>, options?: CallOptions): CallPromise<ChatCompletionOutput>;
export function chatCompletion(args: ChatCompletionArgs | FormattedChatArgs<ResponseFormat>, options?: CallOptions): CallPromise<ChatCompletionOutput> {
  return runTask('conversational', args, options);
}

/**
 * Generates the next message of a conversation with a language model, as JSON that follows a schema.
 *
 * @param args - Credentials, provider, model, input, and the schema as `responseFormat`.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Chunks, with the answer so far as `partial` and in the last one, validated, as `parsed`.
 */
export function chatCompletionStream<const Format extends ResponseFormat>(args: FormattedChatArgs<Format>, options?: CallOptions): CallStream<ParsedChatChunk<Parsed<Format>>>;
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
 *   model: 'Qwen/Qwen3.5-4B',
 *   messages: [{ role: 'user', content: 'What is the capital of Portugal?' }],
 * })) {
 *   console.log(chunk);
 * }
 * ```
 */
export function chatCompletionStream(args: ChatCompletionArgs, options?: CallOptions): CallStream<ChatCompletionStreamOutput>;
export function chatCompletionStream(args: ChatCompletionArgs | FormattedChatArgs<ResponseFormat>, options?: CallOptions): CallStream<ChatCompletionStreamOutput> {
  return streamTask('conversational', args, options);
}

/**
 * Answers a question about a document, given as an image.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Most likely answer to a question about a document.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const image = await openAsBlob('invoice.png');
 * const result = await documentQuestionAnswering({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'ibm-granite/granite-docling-258M',
 *   inputs: { image, question: 'What is the total?' },
 * });
 * ```
 */
export function documentQuestionAnswering(args: DocumentQuestionAnsweringArgs, options?: CallOptions): CallPromise<DocumentQuestionAnsweringResult> {
  return runTask('document-question-answering', args, options);
}

/**
 * Computes embeddings, nested as the provider nests them.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Embeddings as they came: one vector, or a list with one, for a single text.
 */
export function featureExtraction(args: FeatureExtractionArgs, options: CallOptions & { readonly outputType: 'json' }): CallPromise<FeatureExtractionOutput>;
/**
 * Computes the embedding of a text.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns One vector. Models without pooling give one for each token: read those with `outputType: 'json'`.
 * @example
 * ```ts
 * const result = await featureExtraction({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'ibm-granite/granite-embedding-97m-multilingual-r2',
 *   inputs: 'The sun is out today, so let us eat some ice cream.',
 * });
 * ```
 */
export function featureExtraction(args: FeatureExtractionArgs & { readonly inputs: string }, options?: CallOptions): CallPromise<number[]>;
/**
 * Computes the embeddings of several texts.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns One vector for each text, in their order. See `embedMany` for more texts than one request takes.
 */
export function featureExtraction(args: FeatureExtractionArgs & { readonly inputs: string[] }, options?: CallOptions): CallPromise<number[][]>;
/**
 * Computes embeddings of one or more texts.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Embeddings. One vector for one text, a list of vectors for several; models without pooling return one vector per token, one level deeper.
 */
export function featureExtraction(args: FeatureExtractionArgs, options?: CallOptions): CallPromise<FeatureExtractionOutput>;
export function featureExtraction(args: FeatureExtractionArgs, options?: CallOptions): CallPromise<FeatureExtractionOutput> {
  return runTask('feature-extraction', args, options);
}

/**
 * Predicts the word that is missing in a text.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Words for the mask, most likely first. In a text with several masks, the words for each after the other.
 * @example
 * ```ts
 * const result = await fillMask({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'jhu-clsp/ettin-encoder-17m',
 *   inputs: 'What I like most about the sea is the [MASK].',
 * });
 * ```
 */
export function fillMask(args: FillMaskArgs, options?: CallOptions): CallPromise<FillMaskOutput> {
  return runTask('fill-mask', args, options);
}

/**
 * Classifies an image: assigns one or more labels to it as a whole.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Predicted classes, most likely first.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'timm/mobilenetv4_conv_small.e2400_r224_in1k',
 *   inputs,
 * });
 * ```
 */
export function imageClassification(args: ImageClassificationArgs, options?: CallOptions): CallPromise<ImageClassificationOutput> {
  return runTask('image-classification', args, options);
}

/**
 * Divides an image into segments and returns a label and a mask for each.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Segments of the image. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageSegmentation({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'nvidia/segformer-b0-finetuned-ade-512-512',
 *   inputs,
 * });
 * ```
 */
export function imageSegmentation(args: ImageSegmentationArgs, options?: CallOptions): JobCallPromise<ImageSegmentationOutput, 'image-segmentation'> {
  return runJob('image-segmentation', args, options);
}

/**
 * Generates an image from a prompt, with or without images to start from.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated image. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageTextToImage({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'black-forest-labs/FLUX.2-klein-4B',
 *   inputs,
 *   parameters: { prompt: 'The same scene in winter, with snow on the roofs' },
 * });
 * ```
 */
export function imageTextToImage<O extends OutputType = 'blob'>(args: ImageTextToImageArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'image-text-to-image'> {
  return runJob('image-text-to-image', args, options);
}

/**
 * Generates a video from a prompt, with or without an image to start from.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated video. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageTextToVideo({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'Wan-AI/Wan2.2-TI2V-5B',
 *   inputs,
 *   parameters: { prompt: 'The camera moves slowly to the left' },
 * });
 * ```
 */
export function imageTextToVideo<O extends OutputType = 'blob'>(args: ImageTextToVideoArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'image-text-to-video'> {
  return runJob('image-text-to-video', args, options);
}

/**
 * Generates an image from another one, often by a prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated image. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageToImage({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'black-forest-labs/FLUX.2-klein-4B',
 *   inputs,
 *   parameters: { prompt: 'The same scene in winter, with snow on the roofs' },
 * });
 * ```
 */
export function imageToImage<O extends OutputType = 'blob'>(args: ImageToImageArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'image-to-image'> {
  return runJob('image-to-image', args, options);
}

/**
 * Generates text from an image: a caption, or the text that is written in it.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Text generated from an image.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageToText({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'Salesforce/blip-image-captioning-base',
 *   inputs,
 * });
 * ```
 */
export function imageToText(args: ImageToTextArgs, options?: CallOptions): CallPromise<ImageToTextOutput> {
  return runTask('image-to-text', args, options);
}

/**
 * Generates a video from an image.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated video. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await imageToVideo({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'Wan-AI/Wan2.2-TI2V-5B',
 *   inputs,
 *   parameters: { prompt: 'The camera moves slowly to the left' },
 * });
 * ```
 */
export function imageToVideo<O extends OutputType = 'blob'>(args: ImageToVideoArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'image-to-video'> {
  return runJob('image-to-video', args, options);
}

/**
 * Finds objects in an image and returns a label, a score and a bounding box for each.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Detected objects, in no fixed order.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await objectDetection({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'Intellindust/DEIMv2_HGNetv2_N_COCO',
 *   inputs,
 * });
 * ```
 */
export function objectDetection(args: ObjectDetectionArgs, options?: CallOptions): CallPromise<ObjectDetectionOutput> {
  return runTask('object-detection', args, options);
}

/**
 * Finds the answer to a question in a text.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Most likely answer to a question about a text.
 * @example
 * ```ts
 * const result = await questionAnswering({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'deepset/tinyroberta-squad2',
 *   inputs: {
 *     question: 'Where does Nora live?',
 *     context: 'My name is Nora and I live in Lisbon.',
 *   },
 * });
 * ```
 */
export function questionAnswering(args: QuestionAnsweringArgs, options?: CallOptions): CallPromise<QuestionAnsweringResult> {
  return runTask('question-answering', args, options);
}

/**
 * Scores the similarity in meaning of a sentence to others.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Similarity of each sentence to the source, in their order; from -1 to 1, 1 for the same meaning.
 * @example
 * ```ts
 * const result = await sentenceSimilarity({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'minishlab/potion-base-8M',
 *   inputs: {
 *     source_sentence: 'The sea is calm.',
 *     sentences: [
 *       'The sea is quiet today.',
 *       'There are hardly any waves.',
 *       'He likes bread.',
 *     ],
 *   },
 * });
 * ```
 */
export function sentenceSimilarity(args: SentenceSimilarityArgs, options?: CallOptions): CallPromise<SentenceSimilarityOutput> {
  return runTask('sentence-similarity', args, options);
}

/**
 * Shortens a text to its main points.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Summary of a text.
 * @example
 * ```ts
 * const result = await summarization({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'google/gemma-3-1b-it',
 *   inputs: 'The lighthouse on the cliff was built in 1862, after three ships were lost on the rocks in one winter. For a hundred years a keeper lived there with his family, lit the lamp every evening and wrote down the ships that passed. In 1964 the lamp became electric, and the last keeper moved to the village. The tower stood empty until a group of neighbors repaired it. Today it is a museum, and the old log books can be read in the room below the lamp.',
 * });
 * ```
 */
export function summarization(args: SummarizationArgs, options?: CallOptions): CallPromise<SummarizationOutput> {
  return runTask('summarization', args, options);
}

/**
 * Answers a question about a table.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Answer to a question about a table.
 * @example
 * ```ts
 * const result = await tableQuestionAnswering({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'google/tapas-base-finetuned-wtq',
 *   inputs: {
 *     question: 'Which plant has the highest height?',
 *     table: { plant: ['Fern', 'Sunflower', 'Tomato'], height: ['48', '182', '95'] },
 *   },
 * });
 * ```
 */
export function tableQuestionAnswering(args: TableQuestionAnsweringArgs, options?: CallOptions): CallPromise<TableQuestionAnsweringResult> {
  return runTask('table-question-answering', args, options);
}

/**
 * Predicts the class of each row of a table.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Predicted class of each row, as a number, in the order of the rows.
 * @example
 * ```ts
 * const result = await tabularClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'autogluon/mitra-classifier',
 *   inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } },
 * });
 * ```
 */
export function tabularClassification(args: TabularClassificationArgs, options?: CallOptions): CallPromise<TabularClassificationOutput> {
  return runTask('tabular-classification', args, options);
}

/**
 * Predicts a number for each row of a table.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Predicted value of each row, in the order of the rows.
 * @example
 * ```ts
 * const result = await tabularRegression({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'autogluon/mitra-regressor',
 *   inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } },
 * });
 * ```
 */
export function tabularRegression(args: TabularRegressionArgs, options?: CallOptions): CallPromise<TabularRegressionOutput> {
  return runTask('tabular-regression', args, options);
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
 *   model: 'answerdotai/ModernBERT-base',
 *   inputs: 'I love the view from up here.',
 * });
 * ```
 */
export function textClassification(args: TextClassificationArgs, options?: CallOptions): CallPromise<TextClassificationOutput> {
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
 *   model: 'Qwen/Qwen3.5-4B',
 *   inputs: 'Once upon a time, a lighthouse keeper',
 * });
 * ```
 */
export function textGeneration(args: TextGenerationArgs, options?: CallOptions): CallPromise<TextGenerationOutput> {
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
 *   model: 'Qwen/Qwen3.5-4B',
 *   inputs: 'Once upon a time, a lighthouse keeper',
 * })) {
 *   console.log(chunk);
 * }
 * ```
 */
export function textGenerationStream(args: TextGenerationArgs, options?: CallOptions): CallStream<TextGenerationStreamOutput> {
  return streamTask('text-generation', args, options);
}

/**
 * Orders texts by their relevance to a query.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns The texts by relevance, the best one first.
 * @example
 * ```ts
 * const result = await textRanking({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'cross-encoder/ms-marco-MiniLM-L6-v2',
 *   inputs: {
 *     query: 'How do I water a cactus?',
 *     texts: [
 *       'Bread rises faster in a warm kitchen.',
 *       'A cactus needs water only when its soil is dry.',
 *       'Plants in small pots dry out within days.',
 *     ],
 *   },
 * });
 * ```
 */
export function textRanking(args: TextRankingArgs, options?: CallOptions): CallPromise<TextRankingOutput> {
  return runTask('text-ranking', args, options);
}

/**
 * Generates audio, such as music or sound effects, from a text prompt.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Generated audio file. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * const result = await textToAudio({
 *   accessToken: process.env.HF_TOKEN,
 *   inputs: 'Calm waves, with gulls far away',
 * });
 * ```
 */
export function textToAudio<O extends OutputType = 'blob'>(args: TextToAudioArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'text-to-audio'> {
  return runJob('text-to-audio', args, options);
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
 *   model: 'black-forest-labs/FLUX.2-klein-4B',
 *   inputs: 'A lighthouse on a cliff at dusk, oil painting',
 * });
 * ```
 */
export function textToImage<O extends OutputType = 'blob'>(args: TextToImageArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'text-to-image'> {
  return runJob('text-to-image', args, options);
}

/**
 * Synthesizes speech from text.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Form of the result, timeouts, retries, signal and other options of the call.
 * @returns Audio file with the speech. Where it takes a long job, `job` of the promise describes that.
 * @example
 * ```ts
 * const result = await textToSpeech({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'KittenML/kitten-tts-nano-0.1',
 *   inputs: 'The light is on, and all ships are safe.',
 * });
 * ```
 */
export function textToSpeech<O extends OutputType = 'blob'>(args: TextToSpeechArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'text-to-speech'> {
  return runJob('text-to-speech', args, options);
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
 *   model: 'Wan-AI/Wan2.1-T2V-1.3B',
 *   inputs: 'A lighthouse in a storm, seen from a ship',
 * });
 * ```
 */
export function textToVideo<O extends OutputType = 'blob'>(args: TextToVideoArgs, options?: MediaOptions<O>): JobCallPromise<MediaOutputs[O], 'text-to-video'> {
  return runJob('text-to-video', args, options);
}

/**
 * Finds and labels parts of a text, for example names of people, places and organizations.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Labeled parts of the text, in their order.
 * @example
 * ```ts
 * const result = await tokenClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'openai/privacy-filter',
 *   inputs: 'Ada Lovelace was born in London and worked with Charles Babbage.',
 * });
 * ```
 */
export function tokenClassification(args: TokenClassificationArgs, options?: CallOptions): CallPromise<TokenClassificationOutput> {
  return runTask('token-classification', args, options);
}

/**
 * Translates a text from one language to another.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Translation of a text.
 * @example
 * ```ts
 * const result = await translation({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'Helsinki-NLP/opus-mt-en-fr',
 *   inputs: 'Good morning, friend! The sea is blue and the house is small.',
 * });
 * ```
 */
export function translation(args: TranslationArgs, options?: CallOptions): CallPromise<TranslationOutput> {
  return runTask('translation', args, options);
}

/**
 * Answers a question about an image.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Most likely answer to a question about an image.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const image = await openAsBlob('lighthouse.png');
 * const result = await visualQuestionAnswering({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'HuggingFaceTB/SmolVLM2-500M-Video-Instruct',
 *   inputs: { image, question: 'What is in the picture?' },
 * });
 * ```
 */
export function visualQuestionAnswering(args: VisualQuestionAnsweringArgs, options?: CallOptions): CallPromise<VisualQuestionAnsweringResult> {
  return runTask('visual-question-answering', args, options);
}

/**
 * Classifies a text by labels that are named in the request; the model needs no training for them.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns Labels of the text, best first. For several texts one element for each, with the best label and the list of all.
 * @example
 * ```ts
 * const result = await zeroShotClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'fastino/gliner2-base-v1',
 *   inputs: 'The lamp I ordered last week arrived broken. Please send me my money back.',
 *   parameters: { candidate_labels: ['refund', 'invoice', 'praise'] },
 * });
 * ```
 */
export function zeroShotClassification(args: ZeroShotClassificationArgs, options?: CallOptions): CallPromise<ZeroShotClassificationOutput> {
  return runTask('zero-shot-classification', args, options);
}

/**
 * Classifies an image by labels that you choose, without training a model for them.
 *
 * @param args - Credentials, provider, model and input.
 * @param options - Timeouts, retries, signal and other options of the call.
 * @returns The candidate labels with their scores, most likely first.
 * @example
 * ```ts
 * import { openAsBlob } from 'node:fs';
 *
 * const inputs = await openAsBlob('lighthouse.png');
 * const result = await zeroShotImageClassification({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'google/siglip2-base-patch16-224',
 *   inputs,
 *   parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] },
 * });
 * ```
 */
export function zeroShotImageClassification(args: ZeroShotImageClassificationArgs, options?: CallOptions): CallPromise<ZeroShotImageClassificationOutput> {
  return runTask('zero-shot-image-classification', args, options);
}
