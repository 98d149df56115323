// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput, BinaryInputs } from './binary-input.ts';
import type { BoundingBox, ClassificationOutputTransform, GenerationParameters } from './schema-parts.gen.ts';

export type * from './schema-parts.gen.ts';

/** Input of audio classification: an audio file and optional settings. */
export interface AudioClassificationInput {
  /** Audio to classify, for example a FLAC, MP3 or WAV file. */
  inputs: BinaryInput;
  /** Settings of audio classification. */
  parameters?: AudioClassificationParameters | undefined;
}

/** Settings of audio classification. */
export interface AudioClassificationParameters {
  /**
   * Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax`
   * otherwise.
   */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of labels to return, most likely first. At least 1. Default: 5, or all if the model has fewer. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type AudioClassificationOutput = AudioClassificationOutputElement[];

/** Predicted class with its score. */
export interface AudioClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

/** Input of audio transformation: an audio file and optional settings. */
export interface AudioToAudioInput {
  /** Audio to transform, for example a FLAC, MP3 or WAV file. */
  inputs: BinaryInput;
  /** Settings of the transformation, as the model or the provider names them. */
  parameters?: AudioToAudioParameters | undefined;
}

/** Settings of the transformation, as the model or the provider names them. */
export interface AudioToAudioParameters {
  [key: string]: unknown;
}

/** Transformed audio files, one for each source. */
export type AudioToAudioOutput = AudioToAudioOutputElement[];

/** Audio file with its label. */
export interface AudioToAudioOutputElement {
  /** Name of the source, such as `label_0` or `speech`. */
  label: string;
  /** Media type of the audio, such as `audio/flac`. */
  'content-type': string;
  /** Audio file, encoded as base64. */
  blob: string;
  [key: string]: unknown;
}

/** Input of automatic speech recognition: an audio file and optional settings. */
export interface AutomaticSpeechRecognitionInput {
  /** Audio to transcribe, for example a FLAC, MP3 or WAV file. */
  inputs: BinaryInput;
  /** Settings of automatic speech recognition. */
  parameters?: AutomaticSpeechRecognitionParameters | undefined;
}

/** Settings of automatic speech recognition. */
export interface AutomaticSpeechRecognitionParameters {
  /** Return the start and end of each segment in `chunks`. Default: false. */
  return_timestamps?: boolean | undefined;
  /** Settings of the text decoder. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Transcript of a recording. */
export interface AutomaticSpeechRecognitionOutput {
  /** Transcript of the whole recording. */
  text: string;
  /** Segments with timestamps; present if `return_timestamps` is set. */
  chunks?: AutomaticSpeechRecognitionOutputChunk[] | undefined;
  [key: string]: unknown;
}

/** Segment of a transcript. */
export interface AutomaticSpeechRecognitionOutputChunk {
  /** Transcript of the segment. */
  text: string;
  /** Start and end of the segment, in seconds. The end is null if the recording stops in the middle of a word. */
  timestamp: [number, number | null];
  [key: string]: unknown;
}

/** Event of a streamed transcript. */
export type AutomaticSpeechRecognitionStreamOutput =
  | AutomaticSpeechRecognitionStreamOutputDelta
  | AutomaticSpeechRecognitionStreamOutputSegment
  | AutomaticSpeechRecognitionStreamOutputDone;

/** Next part of a transcript. */
export interface AutomaticSpeechRecognitionStreamOutputDelta {
  /** Kind of the event. */
  type: 'transcript.text.delta';
  /** Text that was added to the transcript. */
  delta: string;
  [key: string]: unknown;
}

/** Segment of a transcript with its times, from services that send segments. */
export interface AutomaticSpeechRecognitionStreamOutputSegment {
  /** Kind of the event. */
  type: 'transcript.text.segment';
  /** Transcript of the segment. */
  text: string;
  /** Start of the segment, in seconds. */
  start: number;
  /** End of the segment, in seconds. */
  end: number;
  /** Speaker, if the service tells speakers apart. */
  speaker?: string | undefined;
  [key: string]: unknown;
}

/** End of a transcript. The only event of services without a stream. */
export interface AutomaticSpeechRecognitionStreamOutputDone {
  /** Kind of the event. */
  type: 'transcript.text.done';
  /** Transcript of the whole recording. */
  text: string;
  [key: string]: unknown;
}

/**
 * Input of a chat completion: the conversation and optional settings. Settings that only one provider supports may be
 * added.
 */
export interface ChatCompletionInput {
  /** Conversation so far, oldest message first. */
  messages: ChatCompletionInputMessage[];
  /** Model to use: an id on the hub, such as `org/name`. */
  model?: string | undefined;
  /** Request a stream of chunks. Set by the client: use `chatCompletionStream` to stream. */
  stream?: boolean | undefined;
  /** Options of the stream. */
  stream_options?: ChatCompletionInputStreamOptions | undefined;
  /**
   * Maximum number of tokens to generate; generation stops with the finish reason `length` when it is reached. Default:
   * set by the provider, often 1024 or the rest of the context window.
   */
  max_tokens?: number | undefined;
  /**
   * Sampling temperature, usually between 0 and 2. Lower values make the answer more focused, higher values more
   * varied; 0 takes the most likely token. Default: set by the provider, usually 1.
   */
  temperature?: number | undefined;
  /**
   * Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at
   * most 1. Default: 1 (off).
   */
  top_p?: number | undefined;
  /** Number of choices to generate. All of them are billed. Default: 1. */
  n?: number | undefined;
  /**
   * Seed of the sampler. The same seed and parameters give the same answer as far as the provider can ensure it.
   * Default: random.
   */
  seed?: number | undefined;
  /** Text, or up to 4 texts, before which generation stops. The stop text itself is not returned. Default: none. */
  stop?: string[] | string | undefined;
  /**
   * Penalty on tokens in proportion to how often they have already appeared, between -2 and 2. Positive values reduce
   * repetition. Default: 0.
   */
  frequency_penalty?: number | undefined;
  /**
   * Penalty on tokens that have already appeared, between -2 and 2. Positive values encourage new topics. Default: 0.
   */
  presence_penalty?: number | undefined;
  /**
   * Bias to add to the logits of tokens, by token id: between -100 (never) and 100 (always). Few providers support it.
   * Default: none.
   */
  logit_bias?: number[] | { [key: string]: number } | undefined;
  /** Return the log probability of each generated token. Default: false. */
  logprobs?: boolean | undefined;
  /**
   * Number of most likely alternatives to return for each token, between 0 and 20. Requires `logprobs`. Default: 0.
   */
  top_logprobs?: number | undefined;
  /**
   * Effort that a reasoning model spends before it answers, usually `low`, `medium` or `high`. Default: set by the
   * model.
   */
  reasoning_effort?: string | undefined;
  /** Format of the answer, such as JSON that follows a schema. Default: text. */
  response_format?: ChatCompletionInputGrammarType | undefined;
  /** Tools that the model may call. Default: none. */
  tools?: ChatCompletionInputTool[] | undefined;
  /**
   * Use of tools: `auto` lets the model decide, `none` forbids calls, `required` demands one, and a named function
   * demands that one. Default: `auto` if there are tools.
   */
  tool_choice?: ChatCompletionInputToolChoice | undefined;
  /** Prompt to insert before the list of tools. Supported by text-generation-inference servers only. */
  tool_prompt?: string | undefined;
  [key: string]: unknown;
}

/** Message of a conversation. */
export interface ChatCompletionInputMessage {
  /** Author of the message: `system`, `user`, `assistant` or `tool`. */
  role: string;
  /** Text of the message, or a list of parts with text and images. May be null beside `tool_calls`. */
  content?: ChatCompletionInputMessageContent | null | undefined;
  /** Name of the author, to tell participants with the same role apart. */
  name?: string | undefined;
  /** Calls of tools that the assistant requested in this message. */
  tool_calls?: ChatCompletionInputToolCall[] | null | undefined;
  /** Id of the call whose result this message contains; for the role `tool`. */
  tool_call_id?: string | null | undefined;
  [key: string]: unknown;
}

/** Content of a message: text, or parts of text and images. */
export type ChatCompletionInputMessageContent = string | ChatCompletionInputMessageChunk[];

/** Part of a message: text or an image. */
export type ChatCompletionInputMessageChunk = ChatCompletionInputTextChunk | ChatCompletionInputImageChunk;

/** Text as part of a message. */
export interface ChatCompletionInputTextChunk {
  /** Kind of the part. */
  type: 'text';
  /** The text. */
  text: string;
  [key: string]: unknown;
}

/** Image as part of a message, for models that accept images. */
export interface ChatCompletionInputImageChunk {
  /** Kind of the part. */
  type: 'image_url';
  /** Image to look at. */
  image_url: ChatCompletionInputUrl;
  [key: string]: unknown;
}

/** Location of an image. */
export interface ChatCompletionInputUrl {
  /** URL of the image, or a data URL that contains it (`data:image/png;base64,…`). */
  url: string;
  [key: string]: unknown;
}

/** Call of a tool, as the assistant requested it. */
export interface ChatCompletionInputToolCall {
  /** Id of the call, which the message with its result repeats. */
  id: string;
  /** Kind of the tool; `function` is the only common one. */
  type: string;
  /** Called function with its arguments. */
  function: ChatCompletionInputFunctionCall;
  [key: string]: unknown;
}

/** Called function with its arguments. */
export interface ChatCompletionInputFunctionCall {
  /** Name of the called function. */
  name: string;
  /** Description of the function. */
  description?: string | null | undefined;
  /** Arguments under the name that some older servers use. */
  parameters?: unknown;
  /** Arguments of the call, as JSON text. */
  arguments?: unknown;
  [key: string]: unknown;
}

/** Options of the stream. */
export interface ChatCompletionInputStreamOptions {
  /** Report the number of tokens used in the last chunk of the stream. Default: false. */
  include_usage?: boolean | undefined;
  [key: string]: unknown;
}

/** Format that the answer is constrained to. */
export type ChatCompletionInputGrammarType =
  | ChatCompletionInputResponseFormatText
  | ChatCompletionInputResponseFormatJSONObject
  | ChatCompletionInputResponseFormatJSONSchema
  | ChatCompletionInputGrammarJson
  | ChatCompletionInputGrammarRegex;

/** Plain text. */
export interface ChatCompletionInputResponseFormatText {
  /** Kind of the format. */
  type: 'text';
  [key: string]: unknown;
}

/** Any JSON object. */
export interface ChatCompletionInputResponseFormatJSONObject {
  /** Kind of the format. */
  type: 'json_object';
  [key: string]: unknown;
}

/** JSON that follows a schema. */
export interface ChatCompletionInputResponseFormatJSONSchema {
  /** Kind of the format. */
  type: 'json_schema';
  /** Schema that the answer follows. */
  json_schema?: ChatCompletionInputJsonSchemaConfig | undefined;
  /** Schema, under the name that some older servers use. */
  value?: unknown;
  [key: string]: unknown;
}

/** JSON Schema with a name. */
export interface ChatCompletionInputJsonSchemaConfig {
  /** Name of the schema. */
  name: string;
  /** Purpose of the schema, for the model to read. Default: none. */
  description?: string | null | undefined;
  /** JSON Schema that the answer follows. */
  schema?: { [key: string]: unknown } | null | undefined;
  /** Enforce the schema exactly while tokens are sampled. Default: false. */
  strict?: boolean | null | undefined;
  [key: string]: unknown;
}

/** JSON that follows a schema, for text-generation-inference servers. */
export interface ChatCompletionInputGrammarJson {
  /** Kind of the format. */
  type: 'json';
  /** JSON Schema that the answer follows. */
  value: unknown;
  [key: string]: unknown;
}

/** Text that matches a regular expression, for text-generation-inference servers. */
export interface ChatCompletionInputGrammarRegex {
  /** Kind of the format. */
  type: 'regex';
  /** Regular expression that the whole answer matches. */
  value: string;
  [key: string]: unknown;
}

/** Tool that the model may call. */
export interface ChatCompletionInputTool {
  /** Kind of the tool; `function` is the only common one. */
  type: string;
  /** Function that the model may call. */
  function: ChatCompletionInputFunctionDefinition;
  [key: string]: unknown;
}

/** Function that the model may call. */
export interface ChatCompletionInputFunctionDefinition {
  /** Name by which the model calls the function. */
  name: string;
  /** Purpose of the function. The model decides by it when to call the function. */
  description?: string | null | undefined;
  /** JSON Schema of the arguments. Default: no arguments. */
  parameters?: unknown;
  [key: string]: unknown;
}

/** Use of tools: `auto`, `none`, `required`, or one function by its name. */
export type ChatCompletionInputToolChoice = 'auto' | 'none' | 'required' | ChatCompletionInputNamedToolChoice;

/** Demand that the model calls one function. */
export interface ChatCompletionInputNamedToolChoice {
  /** Function that the model has to call. */
  function: ChatCompletionInputFunctionName;
  [key: string]: unknown;
}

/** Name of a function among the tools. */
export interface ChatCompletionInputFunctionName {
  /** Name of the function. */
  name: string;
  [key: string]: unknown;
}

/** Response to a chat completion. */
export interface ChatCompletionOutput {
  /** Id of the completion; the same in all chunks of a stream. */
  id: string;
  /** Time of creation, in seconds since 1970 (Unix time). */
  created: number;
  /** Model that generated the answer, as the provider names it. */
  model: string;
  /** Fingerprint of the backend configuration, for reproducing answers; many services have none. */
  system_fingerprint: string;
  /** Generated choices, as many as `n` requested. */
  choices: ChatCompletionOutputComplete[];
  /** Number of tokens used by a request. */
  usage: ChatCompletionOutputUsage;
  [key: string]: unknown;
}

/** One of the generated choices. */
export interface ChatCompletionOutputComplete {
  /** Position among the choices, from 0. */
  index: number;
  /**
   * Reason why generation stopped: `stop`, `length`, `tool_calls` or `content_filter`; some providers add their own.
   */
  finish_reason: string;
  /** Log probabilities of the generated tokens; present if `logprobs` is set. */
  logprobs?: ChatCompletionOutputLogprobs | undefined;
  /** Message that the model generated. */
  message: ChatCompletionOutputMessage;
  [key: string]: unknown;
}

/** Log probabilities of the generated tokens; present if `logprobs` is set. */
export interface ChatCompletionOutputLogprobs {
  /** Generated tokens with their log probabilities. */
  content: ChatCompletionOutputLogprob[];
  [key: string]: unknown;
}

/** Token with its log probability and alternatives. */
export interface ChatCompletionOutputLogprob {
  /** Text of the token. */
  token: string;
  /** Natural logarithm of its probability, at most 0. */
  logprob: number;
  /** Most likely tokens at this position; their number is set by `top_logprobs`. */
  top_logprobs: ChatCompletionOutputTopLogprob[];
  [key: string]: unknown;
}

/** Alternative token with its log probability. */
export interface ChatCompletionOutputTopLogprob {
  /** Text of the token. */
  token: string;
  /** Natural logarithm of its probability, at most 0. */
  logprob: number;
  [key: string]: unknown;
}

/** Message that the model generated. */
export interface ChatCompletionOutputMessage {
  /** Author of the message, usually `assistant`. */
  role: string;
  /** Text of the answer; null or absent if the model only calls tools. */
  content?: string | undefined;
  /** Id of the tool call that the message belongs to; rarely present. */
  tool_call_id?: string | undefined;
  /** Calls of tools that the model requests. */
  tool_calls?: ChatCompletionOutputToolCall[] | undefined;
  [key: string]: unknown;
}

/** Call of a tool, requested by the model. */
export interface ChatCompletionOutputToolCall {
  /** Id of the call; send it back with the result. */
  id: string;
  /** Kind of the tool; `function` is the only common one. */
  type: string;
  /** Function that the model calls, with its arguments. */
  function: ChatCompletionOutputFunctionDefinition;
  [key: string]: unknown;
}

/** Function that the model calls, with its arguments. */
export interface ChatCompletionOutputFunctionDefinition {
  /** Name of the function to call. */
  name: string;
  /** Arguments as JSON text. The model may generate invalid JSON: check it before use. */
  arguments: string;
  /** Description of the function. */
  description?: string | undefined;
  [key: string]: unknown;
}

/** Number of tokens used by a request. */
export interface ChatCompletionOutputUsage {
  /** Tokens in the prompt. */
  prompt_tokens: number;
  /** Tokens generated, in all choices together. */
  completion_tokens: number;
  /** Sum of prompt and generated tokens. */
  total_tokens: number;
  [key: string]: unknown;
}

/** Chunk of a streamed chat completion. */
export interface ChatCompletionStreamOutput {
  /** Id of the completion; the same in all chunks of a stream. */
  id: string;
  /** Time of creation, in seconds since 1970 (Unix time). */
  created: number;
  /** Model that generated the answer, as the provider names it. */
  model: string;
  /** Fingerprint of the backend configuration, for reproducing answers; many services have none. */
  system_fingerprint: string;
  /** Additions to the choices. Empty in chunks that only report usage. */
  choices: ChatCompletionStreamOutputChoice[];
  /** Number of tokens used; in the last chunk, if `stream_options.include_usage` is set. */
  usage?: ChatCompletionStreamOutputUsage | undefined;
  [key: string]: unknown;
}

/** Addition to one of the generated choices. */
export interface ChatCompletionStreamOutputChoice {
  /** Position among the choices, from 0. */
  index: number;
  /**
   * Reason why generation stopped: `stop`, `length`, `tool_calls` or `content_filter`; some providers add their own.
   * Only the last chunk of a choice has one.
   */
  finish_reason?: string | undefined;
  /** Log probabilities of the generated tokens; present if `logprobs` is set. */
  logprobs?: ChatCompletionStreamOutputLogprobs | undefined;
  /** Addition to the message of a choice. */
  delta: ChatCompletionStreamOutputDelta;
  [key: string]: unknown;
}

/** Log probabilities of the generated tokens; present if `logprobs` is set. */
export interface ChatCompletionStreamOutputLogprobs {
  /** Generated tokens with their log probabilities. */
  content: ChatCompletionStreamOutputLogprob[];
  [key: string]: unknown;
}

/** Token with its log probability and alternatives. */
export interface ChatCompletionStreamOutputLogprob {
  /** Text of the token. */
  token: string;
  /** Natural logarithm of its probability, at most 0. */
  logprob: number;
  /** Most likely tokens at this position; their number is set by `top_logprobs`. */
  top_logprobs: ChatCompletionStreamOutputTopLogprob[];
  [key: string]: unknown;
}

/** Alternative token with its log probability. */
export interface ChatCompletionStreamOutputTopLogprob {
  /** Text of the token. */
  token: string;
  /** Natural logarithm of its probability, at most 0. */
  logprob: number;
  [key: string]: unknown;
}

/** Addition to the message of a choice. */
export interface ChatCompletionStreamOutputDelta {
  /** Author of the message; usually in the first chunk only. */
  role: string;
  /** Text to append to the answer so far. */
  content?: string | undefined;
  /** Id of the tool call that the message belongs to; rarely present. */
  tool_call_id?: string | undefined;
  /** Pieces of tool calls; join those with the same `index`. */
  tool_calls?: ChatCompletionStreamOutputDeltaToolCall[] | undefined;
  [key: string]: unknown;
}

/** Piece of a tool call. */
export interface ChatCompletionStreamOutputDeltaToolCall {
  /** Position among the calls of the message, from 0. */
  index: number;
  /** Id of the call; in its first chunk only. */
  id: string;
  /** Kind of the tool, `function`; in the first chunk of the call only. */
  type: string;
  /** Function that the model calls, with a piece of its arguments. */
  function: ChatCompletionStreamOutputFunction;
  [key: string]: unknown;
}

/** Function that the model calls, with a piece of its arguments. */
export interface ChatCompletionStreamOutputFunction {
  /** Name of the function; in the first chunk of the call only. */
  name?: string | undefined;
  /** Text to append to the JSON text of the arguments so far. */
  arguments: string;
  [key: string]: unknown;
}

/** Number of tokens used by a request. */
export interface ChatCompletionStreamOutputUsage {
  /** Tokens in the prompt. */
  prompt_tokens: number;
  /** Tokens generated, in all choices together. */
  completion_tokens: number;
  /** Sum of prompt and generated tokens. */
  total_tokens: number;
  [key: string]: unknown;
}

/** Input of depth estimation: an image and optional settings. */
export interface DepthEstimationInput {
  /** Image whose depth to estimate, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of depth estimation; none is defined. */
  parameters?: DepthEstimationParameters | undefined;
}

/** Settings of depth estimation; none is defined. */
export interface DepthEstimationParameters {
  [key: string]: unknown;
}

/** Estimated depth of an image. */
export interface DepthEstimationOutput {
  /** Depth of each pixel, in the form of the library. */
  predicted_depth?: unknown;
  /** Depth as an image, in the form of the library. */
  depth?: unknown;
  [key: string]: unknown;
}

/** Input of document question answering: a document, a question and optional settings. */
export interface DocumentQuestionAnsweringInput {
  /** A document and a question about it. */
  inputs: DocumentQuestionAnsweringInputData;
  /** Settings of document question answering. */
  parameters?: DocumentQuestionAnsweringParameters | undefined;
}

/** A document and a question about it. */
export interface DocumentQuestionAnsweringInputData {
  /** Image of the document, for example a JPEG or PNG file. */
  image: BinaryInput;
  /** Question about the document. */
  question: string;
  [key: string]: unknown;
}

/** Settings of document question answering. */
export interface DocumentQuestionAnsweringParameters {
  /**
   * Number of tokens that neighboring chunks share when a long document is split. Default: half of `max_seq_len`, at
   * most 128.
   */
  doc_stride?: number | undefined;
  /** Allow an empty answer when the document does not hold one. Default: false. */
  handle_impossible_answer?: boolean | undefined;
  /** Language for text recognition (OCR), such as `eng`. Default: English. */
  lang?: string | undefined;
  /** Maximum length of the answer, in tokens. At least 1. Default: 15. */
  max_answer_len?: number | undefined;
  /** Maximum length of the question and a chunk of the document together, in tokens. Default: set by the model. */
  max_seq_len?: number | undefined;
  /** Maximum length of the question, in tokens; the rest is cut. Default: 64. */
  max_question_len?: number | undefined;
  /** Number of answers to consider; the method returns the best one. At least 1. Default: 1. */
  top_k?: number | undefined;
  /** Words of the document with their boxes. With them, text recognition (OCR) is skipped. */
  word_boxes?: WordBox[] | undefined;
  [key: string]: unknown;
}

/** A word, or its box: left, top, right and bottom, each between 0 and 1000. */
export type WordBox = string | number[];

/** Most likely answer to a question about a document. */
export type DocumentQuestionAnsweringResult = DocumentQuestionAnsweringOutputElement;

/** Most likely answer to a question about a document. */
export interface DocumentQuestionAnsweringOutputElement {
  /** Answer to the question. */
  answer: string;
  /** Score of the answer, between 0 and 1. Absent for models that generate text. */
  score?: number | undefined;
  /** Index of the first word of the answer in the text of the document. */
  start?: number | undefined;
  /** Index of the last word of the answer in the text of the document. */
  end?: number | undefined;
  [key: string]: unknown;
}

/** Answers to a question about a document, the most likely first; the client returns the first one. */
export type DocumentQuestionAnsweringOutput = DocumentQuestionAnsweringOutputElement[];

/** Input of feature extraction: one or more texts and optional settings. */
export interface FeatureExtractionInput {
  /** Text to embed, or several texts to embed in one request. */
  inputs: string | string[];
  /** Scale each embedding to length 1. Default: true on hub servers. */
  normalize?: boolean | undefined;
  /**
   * Name of a prompt in the `prompts` of the Sentence Transformers configuration, which is prepended to each text.
   * Default: none.
   */
  prompt_name?: string | null | undefined;
  /** Truncate texts that exceed the maximum input length instead of failing. Default: false. */
  truncate?: boolean | null | undefined;
  /** Side from which tokens are removed when a text is truncated. Default: right. */
  truncation_direction?: FeatureExtractionInputTruncationDirection | undefined;
  /**
   * Number of dimensions to shorten each embedding to, for models that support it. Default: all dimensions of the
   * model.
   */
  dimensions?: number | null | undefined;
  /** Encoding of the embeddings in the response of OpenAI-compatible providers. Default: float. */
  encoding_format?: FeatureExtractionInputEncodingFormat | undefined;
  [key: string]: unknown;
}

/** Side from which tokens are removed when a text is truncated. Default: right. */
export type FeatureExtractionInputTruncationDirection = 'left' | 'right' | 'Left' | 'Right';

/** Encoding of the embeddings in the response of OpenAI-compatible providers. Default: float. */
export type FeatureExtractionInputEncodingFormat = 'float' | 'base64';

/**
 * Embeddings. One vector for one text, a list of vectors for several; models without pooling return one vector per
 * token, one level deeper.
 */
export type FeatureExtractionOutput = (number | number[] | number[][] | number[][][])[];

/** Input of mask filling: a text with a mask token, and optional settings. */
export interface FillMaskInput {
  /** Text with the mask token of the model in the place of the missing word, such as `[MASK]` or `<mask>`. */
  inputs: string;
  /** Settings of mask filling. */
  parameters?: FillMaskParameters | undefined;
}

/** Settings of mask filling. */
export interface FillMaskParameters {
  /** Number of words to return. Default: 5. */
  top_k?: number | undefined;
  /**
   * Words to choose from, instead of the whole vocabulary. Of a word that the vocabulary does not have, its first token
   * is used.
   */
  targets?: string[] | undefined;
  [key: string]: unknown;
}

/** Words for the mask, most likely first. In a text with several masks, the words for each after the other. */
export type FillMaskOutput = FillMaskOutputElement[];

/** Word for the place of the mask token. */
export interface FillMaskOutputElement {
  /** Text with the word in the place of the mask token. */
  sequence: string;
  /** Probability of the word, between 0 and 1. */
  score: number;
  /** Number of the word in the vocabulary. */
  token: number;
  /** Word; some tokenizers keep the space before it. */
  token_str: string;
  [key: string]: unknown;
}

/** Input of image classification: an image and optional settings. */
export interface ImageClassificationInput {
  /** Image to classify, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of image classification. */
  parameters?: ImageClassificationParameters | undefined;
}

/** Settings of image classification. */
export interface ImageClassificationParameters {
  /**
   * Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax`
   * otherwise.
   */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of labels to return, most likely first. At least 1. Default: 5. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type ImageClassificationOutput = ImageClassificationOutputElement[];

/** Predicted class with its score. */
export interface ImageClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

/** Input of image segmentation: an image and optional settings. */
export interface ImageSegmentationInput {
  /** Image to segment, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of image segmentation. */
  parameters?: ImageSegmentationParameters | undefined;
}

/** Settings of image segmentation. */
export interface ImageSegmentationParameters {
  /** Lowest value at which a pixel belongs to a mask, between 0 and 1. Default: 0.5. */
  mask_threshold?: number | undefined;
  /**
   * Share of a mask that must remain after overlaps are resolved, between 0 and 1; smaller, disconnected masks are
   * dropped. Default: 0.5.
   */
  overlap_mask_area_threshold?: number | undefined;
  /**
   * Kind of segmentation: `instance` for single objects, `semantic` for classes, `panoptic` for both. Default: the
   * first of panoptic, instance and semantic that the model supports.
   */
  subtask?: ImageSegmentationSubtask | undefined;
  /** Lowest score of the segments to return, between 0 and 1. Default: 0.9 for most models. */
  threshold?: number | undefined;
  [key: string]: unknown;
}

/**
 * Kind of segmentation: `instance` for single objects, `semantic` for classes, `panoptic` for both. Default: the first
 * of panoptic, instance and semantic that the model supports.
 */
export type ImageSegmentationSubtask = 'instance' | 'panoptic' | 'semantic';

/** Segments of the image. */
export type ImageSegmentationOutput = ImageSegmentationOutputElement[];

/** Segment of an image. */
export interface ImageSegmentationOutputElement {
  /** Predicted class of the segment, as the model names it. */
  label: string;
  /** Base64 of a black and white PNG of the size of the image, in which the pixels of the segment are white. */
  mask: string;
  /** Score of the segment, between 0 and 1. Absent for semantic segmentation. */
  score?: number | undefined;
  [key: string]: unknown;
}

/** Input of image-text-to-image generation: optional images and optional settings, the prompt among them. */
export interface ImageTextToImageInput {
  /** Image to start from, or several; without one, the image is generated from the prompt alone. */
  inputs?: BinaryInputs | undefined;
  /** Settings of image-text-to-image generation. Settings that only one provider supports may be added. */
  parameters?: ImageTextToImageParameters | undefined;
}

/** Settings of image-text-to-image generation. Settings that only one provider supports may be added. */
export interface ImageTextToImageParameters {
  /** Prompt: a description of the result, or of the change to make. */
  prompt?: string | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Size of the result in pixels. Default: set by the model, often the size of the input. */
  target_size?: ImageTextToImageInputTargetSize | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Size of the result in pixels. Default: set by the model, often the size of the input. */
export interface ImageTextToImageInputTargetSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  [key: string]: unknown;
}

/** Generated image. */
export type ImageTextToImageResult = Blob;

/** Generated image as services that answer with JSON wrap it; the client returns the file itself. */
export interface ImageTextToImageOutput {
  /** Generated image. */
  image: unknown;
  [key: string]: unknown;
}

/** Input of image-text-to-video generation: an optional image and optional settings, the prompt among them. */
export interface ImageTextToVideoInput {
  /** Image that the video starts from; without one, the video is generated from the prompt alone. */
  inputs?: BinaryInput | undefined;
  /** Settings of image-text-to-video generation. Settings that only one provider supports may be added. */
  parameters?: ImageTextToVideoParameters | undefined;
}

/** Settings of image-text-to-video generation. Settings that only one provider supports may be added. */
export interface ImageTextToVideoParameters {
  /** Prompt: a description of the result, or of the change to make. */
  prompt?: string | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Number of frames of the video. Default: set by the model. */
  num_frames?: number | undefined;
  /** Size of the result in pixels. Default: set by the model, often the size of the input. */
  target_size?: ImageTextToVideoInputTargetSize | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Size of the result in pixels. Default: set by the model, often the size of the input. */
export interface ImageTextToVideoInputTargetSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  [key: string]: unknown;
}

/** Generated video. */
export type ImageTextToVideoResult = Blob;

/** Generated video as services that answer with JSON wrap it; the client returns the file itself. */
export interface ImageTextToVideoOutput {
  /** Generated video. */
  video: unknown;
  [key: string]: unknown;
}

/** Input of image-to-image generation: one or several images and optional settings. */
export interface ImageToImageInput {
  /** Image to change, or several images where the model combines them. */
  inputs: BinaryInputs;
  /** Settings of image-to-image generation. Settings that only one provider supports may be added. */
  parameters?: ImageToImageParameters | undefined;
}

/** Settings of image-to-image generation. Settings that only one provider supports may be added. */
export interface ImageToImageParameters {
  /** Prompt: a description of the result, or of the change to make. */
  prompt?: string | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Size of the result in pixels. Default: set by the model, often the size of the input. */
  target_size?: ImageToImageInputTargetSize | undefined;
  [key: string]: unknown;
}

/** Size of the result in pixels. Default: set by the model, often the size of the input. */
export interface ImageToImageInputTargetSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  [key: string]: unknown;
}

/** Generated image. */
export type ImageToImageResult = Blob;

/** Generated image as services that answer with JSON wrap it; the client returns the file itself. */
export interface ImageToImageOutput {
  /** Generated image. */
  image?: unknown;
  [key: string]: unknown;
}

/** Input of image-to-text: an image and optional settings. */
export interface ImageToTextInput {
  /** Image to describe or read, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of image-to-text. */
  parameters?: ImageToTextParameters | undefined;
}

/** Settings of image-to-text. */
export interface ImageToTextParameters {
  /** Maximum number of tokens to generate. Default: set by the model. */
  max_new_tokens?: number | undefined;
  /** Settings of the text decoder. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Text generated from an image. */
export interface ImageToTextOutput {
  /** Generated text. */
  generated_text: string;
  [key: string]: unknown;
}

/** Input of image-to-video generation: an image and optional settings. */
export interface ImageToVideoInput {
  /** Image that the video starts from. */
  inputs: BinaryInput;
  /** Settings of image-to-video generation. Settings that only one provider supports may be added. */
  parameters?: ImageToVideoParameters | undefined;
}

/** Settings of image-to-video generation. Settings that only one provider supports may be added. */
export interface ImageToVideoParameters {
  /** Prompt: a description of the result, or of the change to make. */
  prompt?: string | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Number of frames of the video. Default: set by the model. */
  num_frames?: number | undefined;
  /** Size of the result in pixels. Default: set by the model, often the size of the input. */
  target_size?: ImageToVideoInputTargetSize | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Size of the result in pixels. Default: set by the model, often the size of the input. */
export interface ImageToVideoInputTargetSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  [key: string]: unknown;
}

/** Generated video. */
export type ImageToVideoResult = Blob;

/** Generated video as services that answer with JSON wrap it; the client returns the file itself. */
export interface ImageToVideoOutput {
  /** Generated video. */
  video: unknown;
  [key: string]: unknown;
}

/** Input of object detection: an image and optional settings. */
export interface ObjectDetectionInput {
  /** Image to search, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of object detection. */
  parameters?: ObjectDetectionParameters | undefined;
}

/** Settings of object detection. */
export interface ObjectDetectionParameters {
  /** Lowest score of the objects to return, between 0 and 1. Default: 0.5 for most models. */
  threshold?: number | undefined;
  [key: string]: unknown;
}

/** Detected objects, in no fixed order. */
export type ObjectDetectionOutput = ObjectDetectionOutputElement[];

/** Object detected in an image. */
export interface ObjectDetectionOutputElement {
  /** Predicted class of the object. */
  label: string;
  /** Score of the object, between 0 and 1. */
  score: number;
  /** Rectangle around the object. */
  box: BoundingBox;
  [key: string]: unknown;
}

/** Input of question answering: a question, a text and optional settings. */
export interface QuestionAnsweringInput {
  /** A question, and the text in which to find its answer. */
  inputs: QuestionAnsweringInputData;
  /** Settings of question answering. */
  parameters?: QuestionAnsweringParameters | undefined;
}

/** A question, and the text in which to find its answer. */
export interface QuestionAnsweringInputData {
  /** Text that contains the answer. */
  context: string;
  /** Question about the text. */
  question: string;
  [key: string]: unknown;
}

/** Settings of question answering. */
export interface QuestionAnsweringParameters {
  /** Number of answers to consider; the method returns the best one. At least 1. Default: 1. */
  top_k?: number | undefined;
  /**
   * Number of tokens that neighboring chunks share when a long text is split. Default: half of `max_seq_len`, at most
   * 128.
   */
  doc_stride?: number | undefined;
  /** Maximum length of the answer, in tokens. At least 1. Default: 15. */
  max_answer_len?: number | undefined;
  /**
   * Maximum length of the question and a chunk of the text together, in tokens. Default: the limit of the model, at
   * most 384.
   */
  max_seq_len?: number | undefined;
  /** Maximum length of the question, in tokens; the rest is cut. Default: 64. */
  max_question_len?: number | undefined;
  /** Allow an empty answer when the text does not hold one. Default: false. */
  handle_impossible_answer?: boolean | undefined;
  /** Extend the answer to whole words, for languages with spaces between them. Default: true. */
  align_to_words?: boolean | undefined;
  [key: string]: unknown;
}

/** Most likely answer to a question about a text. */
export type QuestionAnsweringResult = QuestionAnsweringOutputElement;

/** Most likely answer to a question about a text. */
export interface QuestionAnsweringOutputElement {
  /** Answer, as it stands in the text. */
  answer: string;
  /** Score of the answer, between 0 and 1. */
  score: number;
  /** Offset in the text at which the answer begins, in characters. */
  start: number;
  /** Offset in the text after the last character of the answer. */
  end: number;
  [key: string]: unknown;
}

/** Answers to a question about a text, the most likely first; the client returns the first one. */
export type QuestionAnsweringOutput = QuestionAnsweringOutputElement[];

/** Input of sentence similarity: a sentence and the ones to compare it with. */
export interface SentenceSimilarityInput {
  /** A sentence, and the ones to compare it with. */
  inputs: SentenceSimilarityInputData;
  /** Settings that only one server supports; there are none in common. */
  parameters?: SentenceSimilarityParameters | undefined;
}

/** A sentence, and the ones to compare it with. */
export interface SentenceSimilarityInputData {
  /** Sentence to compare with the others. */
  source_sentence: string;
  /** Sentences that are compared with the source sentence. */
  sentences: string[];
  [key: string]: unknown;
}

/** Settings that only one server supports; there are none in common. */
export interface SentenceSimilarityParameters {
  [key: string]: unknown;
}

/** Similarity of each sentence to the source, in their order; from -1 to 1, 1 for the same meaning. */
export type SentenceSimilarityOutput = number[];

/** Input of summarization: a text and optional settings. */
export interface SummarizationInput {
  /** Text to summarize. */
  inputs: string;
  /** Settings of summarization. */
  parameters?: SummarizationParameters | undefined;
}

/** Settings of summarization. */
export interface SummarizationParameters {
  /** Remove stray spaces around punctuation from the summary. Default: false. */
  clean_up_tokenization_spaces?: boolean | undefined;
  /** Handling of a text that exceeds the limit of the model. Default: `do_not_truncate`. */
  truncation?: SummarizationTruncationStrategy | undefined;
  /** Settings of the generation of the summary. Default: those of the model. */
  generate_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/**
 * Handling of texts that exceed the limit of the model: no truncation, or truncation of the longest, the first or the
 * second text of a pair.
 */
export type SummarizationTruncationStrategy = 'do_not_truncate' | 'longest_first' | 'only_first' | 'only_second';

/** Summary of a text. */
export interface SummarizationOutput {
  /** Summary of the text. */
  summary_text: string;
  [key: string]: unknown;
}

/** Input of table question answering: a table, a question and optional settings. */
export interface TableQuestionAnsweringInput {
  /** A table and a question about it, called `question` or, as on the wire, `query`. */
  inputs: TableQuestionAnsweringInputData | TableQuestionAnsweringQueryData;
  /** Settings of table question answering. */
  parameters?: TableQuestionAnsweringParameters | undefined;
}

/** A table and a question about it. */
export interface TableQuestionAnsweringInputData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  table: { [key: string]: string[] };
  /** Question about the table, such as `How many stars does the first repository have?` */
  question: string;
  [key: string]: unknown;
}

/** A table and a question about it, by the name that servers have for it. */
export interface TableQuestionAnsweringQueryData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  table: { [key: string]: string[] };
  /** Question about the table, such as `How many stars does the first repository have?` */
  query: string;
  [key: string]: unknown;
}

/** Settings of table question answering. */
export interface TableQuestionAnsweringParameters {
  /**
   * Padding of the inputs: none, to the longest one of the request, or to the limit of the model. Default:
   * `do_not_pad`.
   */
  padding?: TableQuestionAnsweringPadding | undefined;
  /** Answer one question after the other, for models that use earlier answers; slower. Default: false. */
  sequential?: boolean | undefined;
  /** Cut tables that exceed the limit of the model instead of failing. Default: false. */
  truncation?: boolean | undefined;
  [key: string]: unknown;
}

/**
 * Padding of the inputs: none, to the longest one of the request, or to the limit of the model. Default: `do_not_pad`.
 */
export type TableQuestionAnsweringPadding = 'do_not_pad' | 'longest' | 'max_length';

/** Answer to a question about a table. */
export type TableQuestionAnsweringResult = TableQuestionAnsweringOutputElement;

/** Answer to a question about a table. */
export interface TableQuestionAnsweringOutputElement {
  /** Answer: the selected cells, after the aggregator if there is one, such as `SUM > 1, 2`. */
  answer: string;
  /** Row and column of each selected cell, from 0. */
  coordinates: number[][];
  /** Texts of the selected cells. */
  cells: string[];
  /**
   * Operation on the cells that leads to the answer: `NONE`, `SUM`, `AVERAGE` or `COUNT`. Absent for models without
   * one.
   */
  aggregator?: string | undefined;
  [key: string]: unknown;
}

/** Answers to a question about a table, the most likely first; the client returns the first one. */
export type TableQuestionAnsweringOutput = TableQuestionAnsweringOutputElement[];

/** Input of tabular classification: a table. */
export interface TabularClassificationInput {
  /** Table with the features of each row. */
  inputs: TabularClassificationInputData;
}

/** Table with the features of each row. */
export interface TabularClassificationInputData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  data: { [key: string]: string[] };
  [key: string]: unknown;
}

/** Predicted class of each row, as a number, in the order of the rows. */
export type TabularClassificationOutput = number[];

/** Input of tabular regression: a table. */
export interface TabularRegressionInput {
  /** Table with the features of each row. */
  inputs: TabularRegressionInputData;
}

/** Table with the features of each row. */
export interface TabularRegressionInputData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  data: { [key: string]: string[] };
  [key: string]: unknown;
}

/** Predicted value of each row, in the order of the rows. */
export type TabularRegressionOutput = number[];

/** Input of text classification: a text and optional settings. */
export interface TextClassificationInput {
  /** Text to classify. */
  inputs: string;
  /** Settings of text classification. */
  parameters?: TextClassificationParameters | undefined;
}

/** Settings of text classification. */
export interface TextClassificationParameters {
  /**
   * Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax`
   * otherwise.
   */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of labels to return, most likely first. Default: chosen by the server. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type TextClassificationOutput = TextClassificationOutputElement[];

/** Predicted class with its score. */
export interface TextClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

/** Input of text generation: a prompt and optional settings. Settings that only one provider supports may be added. */
export interface TextGenerationInput {
  /** Prompt that the model continues. */
  inputs: string;
  /** Settings of text generation, by the names of text-generation-inference. */
  parameters?: TextGenerationInputGenerateParameters | undefined;
  /** Request a stream of chunks. Set by the client: use `textGenerationStream` to stream. */
  stream?: boolean | undefined;
  [key: string]: unknown;
}

/** Settings of text generation, by the names of text-generation-inference. */
export interface TextGenerationInputGenerateParameters {
  /** Id of a LoRA adapter that the server has loaded. Default: none. */
  adapter_id?: string | null | undefined;
  /**
   * Number of sequences to generate, of which the one with the highest log probability is returned; above 0. Requires
   * `do_sample` if above 1; not for streams. Default: 1.
   */
  best_of?: number | null | undefined;
  /**
   * Return the tokens of the prompt with their log probabilities in `details.prefill`. Requires `details`; not for
   * streams. Default: false.
   */
  decoder_input_details?: boolean | undefined;
  /** Return `details`: the finish reason and the generated tokens. Default: false. */
  details?: boolean | undefined;
  /** Sample tokens instead of always taking the most likely one. Default: false. */
  do_sample?: boolean | undefined;
  /**
   * Penalty on tokens in proportion to how often they have already appeared, above -2 and usually at most 2. Positive
   * values reduce repetition. Default: 0.
   */
  frequency_penalty?: number | null | undefined;
  /** Grammar that constrains the generated text. Default: none. */
  grammar?: TextGenerationInputGrammarType | null | undefined;
  /** Maximum number of tokens to generate, not counting the prompt. Default: set by the server, usually 1024. */
  max_new_tokens?: number | null | undefined;
  /**
   * Penalty on tokens that have already appeared, above 0; higher values than 1 reduce repetition. Default: 1 (off).
   */
  repetition_penalty?: number | null | undefined;
  /**
   * Prepend the prompt to the generated text. Default: set by the server; text-generation-inference prepends it for
   * most models.
   */
  return_full_text?: boolean | null | undefined;
  /** Seed of the sampler, for repeatable results. Default: random. */
  seed?: number | null | undefined;
  /** Up to 4 texts at which generation stops; the text includes the one that was found. Default: none. */
  stop?: string[] | undefined;
  /** Sampling temperature, above 0. Lower values favor the most likely tokens. Default: 1. */
  temperature?: number | null | undefined;
  /** Sample only from this many of the most likely tokens, above 0. Default: off. */
  top_k?: number | null | undefined;
  /**
   * Number of most likely tokens to return for each position in `top_tokens`, above 0. Requires `details`. Default:
   * off.
   */
  top_n_tokens?: number | null | undefined;
  /**
   * Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at
   * most 1. Default: 1 (off).
   */
  top_p?: number | null | undefined;
  /** Maximum number of tokens of the prompt; of a longer one the beginning is cut off. Default: no truncation. */
  truncate?: number | null | undefined;
  /**
   * Locally typical sampling: keep the tokens whose information content is closest to the expected one, up to this
   * total probability, above 0 and at most 1. Default: 1 (off).
   */
  typical_p?: number | null | undefined;
  /** Mark the text as generated, by a pattern in the choice of its tokens. Default: false. */
  watermark?: boolean | undefined;
  [key: string]: unknown;
}

/** Grammar that constrains the generated text: a JSON Schema or a regular expression. */
export type TextGenerationInputGrammarType =
  | TextGenerationInputJsonGrammar
  | TextGenerationInputRegexGrammar
  | TextGenerationInputJsonSchemaGrammar;

/** Constrains the text to JSON that follows a schema. */
export interface TextGenerationInputJsonGrammar {
  /** The text is JSON. */
  type: 'json';
  /** JSON Schema that the text has to follow. */
  value: unknown;
  [key: string]: unknown;
}

/** Constrains the text by a regular expression. */
export interface TextGenerationInputRegexGrammar {
  /** The text matches a regular expression. */
  type: 'regex';
  /** Regular expression that the whole text has to match. */
  value: string;
  [key: string]: unknown;
}

/** Constrains the text to JSON that follows a named schema. */
export interface TextGenerationInputJsonSchemaGrammar {
  /** The text is JSON. */
  type: 'json_schema';
  /** JSON Schema that the text has to follow, with its name. */
  value: TextGenerationInputJsonSchemaConfig;
  [key: string]: unknown;
}

/** JSON Schema with a name. */
export interface TextGenerationInputJsonSchemaConfig {
  /** Name of the schema. Default: none. */
  name?: string | null | undefined;
  /** JSON Schema that the text has to follow. */
  schema: unknown;
  [key: string]: unknown;
}

/** Generated text, with details on request. */
export interface TextGenerationOutput {
  /** Generated text. */
  generated_text: string;
  /** Finish reason and tokens, if the parameter `details` is set. */
  details?: TextGenerationOutputDetails | null | undefined;
  [key: string]: unknown;
}

/** Finish reason and tokens of a generated text. */
export interface TextGenerationOutputDetails {
  /** Other sequences, if `best_of` is above 1. */
  best_of_sequences?: TextGenerationOutputBestOfSequence[] | null | undefined;
  /**
   * Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text,
   * `stop_sequence` at one of the stop texts.
   */
  finish_reason: TextGenerationOutputFinishReason;
  /** Number of generated tokens. */
  generated_tokens: number;
  /** Tokens of the prompt, if `decoder_input_details` is set. */
  prefill: TextGenerationOutputPrefillToken[];
  /** Seed that was used; null without sampling. */
  seed?: number | null | undefined;
  /** Generated tokens. */
  tokens: TextGenerationOutputToken[];
  /** Most likely tokens of each position, if `top_n_tokens` is set. */
  top_tokens?: TextGenerationOutputToken[][] | undefined;
  [key: string]: unknown;
}

/** Further sequence of a request with `best_of`. */
export interface TextGenerationOutputBestOfSequence {
  /** Generated text of this sequence. */
  generated_text: string;
  /**
   * Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text,
   * `stop_sequence` at one of the stop texts.
   */
  finish_reason: TextGenerationOutputFinishReason;
  /** Number of generated tokens. */
  generated_tokens: number;
  /** Tokens of the prompt, if `decoder_input_details` is set. */
  prefill: TextGenerationOutputPrefillToken[];
  /** Seed that was used; null without sampling. */
  seed?: number | null | undefined;
  /** Generated tokens. */
  tokens: TextGenerationOutputToken[];
  /** Most likely tokens of each position, if `top_n_tokens` is set. */
  top_tokens?: TextGenerationOutputToken[][] | undefined;
  [key: string]: unknown;
}

/**
 * Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text,
 * `stop_sequence` at one of the stop texts.
 */
export type TextGenerationOutputFinishReason = 'length' | 'eos_token' | 'stop_sequence';

/** Token of the prompt. */
export interface TextGenerationOutputPrefillToken {
  /** Number of the token in the vocabulary. */
  id: number;
  /** Log probability of the token; null for the first one. */
  logprob: number | null;
  /** Text of the token. */
  text: string;
  [key: string]: unknown;
}

/** Generated token. */
export interface TextGenerationOutputToken {
  /** Number of the token in the vocabulary; -1 where the provider does not report it. */
  id: number;
  /** Log probability of the token; null where the provider does not report it. */
  logprob: number | null;
  /** True for control tokens, which are no part of the text. */
  special: boolean;
  /** Text of the token. */
  text: string;
  [key: string]: unknown;
}

/** Chunk of a streamed text: one token, and the whole text with the last one. */
export interface TextGenerationStreamOutput {
  /** Position of the token in the generated text, from 1. */
  index: number;
  /** Generated token. */
  token: TextGenerationStreamOutputToken;
  /** Whole generated text, in the last chunk; null or absent before. */
  generated_text?: string | null | undefined;
  /**
   * Finish reason and token counts, in the last chunk; servers of the hub send them if the parameter `details` is set.
   */
  details?: TextGenerationStreamOutputStreamDetails | null | undefined;
  /** Most likely tokens of this position, if `top_n_tokens` is set. */
  top_tokens?: TextGenerationStreamOutputToken[] | undefined;
  [key: string]: unknown;
}

/** Generated token. */
export interface TextGenerationStreamOutputToken {
  /** Number of the token in the vocabulary; -1 where the provider does not report it. */
  id: number;
  /** Log probability of the token; null where the provider does not report it. */
  logprob: number | null;
  /** True for control tokens, which are no part of the text. */
  special: boolean;
  /** Text of the token. */
  text: string;
  [key: string]: unknown;
}

/** Finish reason and token counts of a streamed text. */
export interface TextGenerationStreamOutputStreamDetails {
  /**
   * Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text,
   * `stop_sequence` at one of the stop texts.
   */
  finish_reason: TextGenerationStreamOutputFinishReason;
  /** Number of generated tokens. */
  generated_tokens: number;
  /** Number of tokens of the prompt, where the server reports it. */
  input_length?: number | undefined;
  /** Seed that was used; null without sampling. */
  seed?: number | null | undefined;
  [key: string]: unknown;
}

/**
 * Reason why generation ended: `length` at the maximum number of tokens, `eos_token` when the model ended the text,
 * `stop_sequence` at one of the stop texts.
 */
export type TextGenerationStreamOutputFinishReason = 'length' | 'eos_token' | 'stop_sequence';

/** Input of text ranking: a query and the texts to rank by their relevance to it. */
export interface TextRankingInput {
  /** A query, and the texts to rank. */
  inputs: TextRankingInputData;
  /** Settings of the ranking. */
  parameters?: TextRankingParameters | undefined;
}

/** A query, and the texts to rank. */
export interface TextRankingInputData {
  /** Query that the texts are compared with. */
  query: string;
  /** Texts to rank, in any order. */
  texts: string[];
  [key: string]: unknown;
}

/** Settings of the ranking. */
export interface TextRankingParameters {
  /** Number of texts in the result, the best ones. All texts by default. */
  top_n?: number | undefined;
  [key: string]: unknown;
}

/** The texts by relevance, the best one first. */
export type TextRankingOutput = TextRankingOutputElement[];

/** A ranked text. */
export interface TextRankingOutputElement {
  /** Position of the text in the input, from 0. */
  index: number;
  /** Relevance, higher is better. From 0 to 1 at most services, a raw score at some servers. */
  score: number;
  [key: string]: unknown;
}

/** Input of audio generation: a text and optional settings. */
export interface TextToAudioInput {
  /** Prompt: a description of the audio. */
  inputs: string;
  /** Settings of audio generation. Settings that only one provider supports may be added. */
  parameters?: TextToAudioParameters | undefined;
}

/** Settings of audio generation. Settings that only one provider supports may be added. */
export interface TextToAudioParameters {
  /** Settings of the decoder, for models that generate tokens. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Generated audio file. */
export type TextToAudioResult = Blob;

/** Audio with its sampling rate; the client returns the file itself. */
export interface TextToAudioOutput {
  /** Generated audio file. */
  audio: Blob;
  /** Samples per second. Unit: Hz. */
  sampling_rate: number;
  [key: string]: unknown;
}

/** Input of text-to-image generation: a prompt and optional settings. */
export interface TextToImageInput {
  /** Prompt: a description of the image. */
  inputs: string;
  /** Settings of text-to-image generation. Settings that only one provider supports may be added. */
  parameters?: TextToImageParameters | undefined;
}

/** Settings of text-to-image generation. Settings that only one provider supports may be added. */
export interface TextToImageParameters {
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Width of the image in pixels. Default: set by the model. */
  width?: number | undefined;
  /** Height of the image in pixels. Default: set by the model. */
  height?: number | undefined;
  /** Class name of a scheduler that replaces the one of the model. */
  scheduler?: string | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Generated image. */
export type TextToImageResult = Blob;

/** Generated image as services that answer with JSON wrap it; the client returns the file itself. */
export interface TextToImageOutput {
  /** Generated image. */
  image: unknown;
  [key: string]: unknown;
}

/** Input of speech synthesis: a text and optional settings. */
export interface TextToSpeechInput {
  /** Text to speak. */
  inputs: string;
  /** Settings of speech synthesis. Settings that only one provider supports, such as a voice, may be added. */
  parameters?: TextToSpeechParameters | undefined;
}

/** Settings of speech synthesis. Settings that only one provider supports, such as a voice, may be added. */
export interface TextToSpeechParameters {
  /** Settings of the decoder, for models that generate tokens. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Audio file with the speech. */
export type TextToSpeechResult = Blob;

/** Audio with its sampling rate; the client returns the file itself. */
export interface TextToSpeechOutput {
  /** Audio file with the speech. */
  audio: Blob;
  /** Samples per second. Unit: Hz. */
  sampling_rate?: number | undefined;
  [key: string]: unknown;
}

/** Input of text-to-video generation: a prompt and optional settings. */
export interface TextToVideoInput {
  /** Prompt: a description of the video. */
  inputs: string;
  /** Settings of text-to-video generation. Settings that only one provider supports may be added. */
  parameters?: TextToVideoParameters | undefined;
}

/** Settings of text-to-video generation. Settings that only one provider supports may be added. */
export interface TextToVideoParameters {
  /** Number of frames of the video. Default: set by the model. */
  num_frames?: number | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Descriptions of what the video should not show. Most providers take a single text. */
  negative_prompt?: string | string[] | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Generated video. */
export type TextToVideoResult = Blob;

/** Generated video as services that answer with JSON wrap it; the client returns the file itself. */
export interface TextToVideoOutput {
  /** Generated video. */
  video: unknown;
  [key: string]: unknown;
}

/** Input of text-to-text generation: a text and optional settings. */
export type Text2textGenerationInput = Text2TextGenerationInput;

/** Input of text-to-text generation: a text and optional settings. */
export interface Text2TextGenerationInput {
  /** Text to transform. */
  inputs: string;
  /** Settings of text-to-text generation. */
  parameters?: Text2textGenerationParameters | undefined;
}

/** Settings of text-to-text generation. */
export interface Text2textGenerationParameters {
  /** Remove extra spaces from the generated text. Default: false. */
  clean_up_tokenization_spaces?: boolean | undefined;
  /** Part of an input that is cut when it is too long. Default: `do_not_truncate`. */
  truncation?: Text2TextGenerationTruncationStrategy | undefined;
  /** Further settings of the text decoder, as transformers names them. */
  generate_parameters?: { [key: string]: unknown } | undefined;
  [key: string]: unknown;
}

/** Part of an input that is cut when it is too long. Default: `do_not_truncate`. */
export type Text2TextGenerationTruncationStrategy = 'do_not_truncate' | 'longest_first' | 'only_first' | 'only_second';

/** Generated text. */
export type Text2textGenerationOutput = Text2TextGenerationOutput;

/** Generated text. */
export interface Text2TextGenerationOutput {
  /** Generated text. */
  generated_text: string;
  [key: string]: unknown;
}

/** Input of token classification: a text and optional settings. */
export interface TokenClassificationInput {
  /** Text to label. */
  inputs: string;
  /** Settings of token classification. */
  parameters?: TokenClassificationParameters | undefined;
}

/** Settings of token classification. */
export interface TokenClassificationParameters {
  /**
   * Grouping of tokens into entities: `none` returns each token, `simple` joins neighbors with the same label, `first`,
   * `average` and `max` also give the tokens of a word one label, by its first token, the average score or the highest
   * score. Default: `simple` on hub servers.
   */
  aggregation_strategy?: TokenClassificationAggregationStrategy | undefined;
  /** Labels to leave out of the result. Default: `O`, no entity. */
  ignore_labels?: string[] | undefined;
  /** Number of tokens that neighboring chunks share when a long text is split. Default: no splitting. */
  stride?: number | undefined;
  [key: string]: unknown;
}

/**
 * Grouping of tokens into entities: `none` returns each token, `simple` joins neighbors with the same label, `first`,
 * `average` and `max` also give the tokens of a word one label, by its first token, the average score or the highest
 * score. Default: `simple` on hub servers.
 */
export type TokenClassificationAggregationStrategy = 'none' | 'simple' | 'first' | 'average' | 'max';

/** Labeled parts of the text, in their order. */
export type TokenClassificationOutput = TokenClassificationOutputElement[];

/** Labeled part of a text. */
export interface TokenClassificationOutputElement {
  /** Label of a group of tokens; absent with the aggregation strategy `none`. */
  entity_group?: string | undefined;
  /** Label of a single token, with the aggregation strategy `none`. */
  entity?: string | undefined;
  /** Score of the label, between 0 and 1. */
  score: number;
  /** Labeled part of the text, as the tokenizer writes it. */
  word: string;
  /** Offset in the text at which the part begins, in characters. */
  start: number;
  /** Offset in the text after the last character of the part. */
  end: number;
  [key: string]: unknown;
}

/** Input of translation: a text and optional settings. */
export interface TranslationInput {
  /** Text to translate. */
  inputs: string;
  /** Settings of translation. */
  parameters?: TranslationParameters | undefined;
}

/** Settings of translation. */
export interface TranslationParameters {
  /**
   * Language of the text, by the code that the model has for it, such as `en_XX`. Required by models that translate
   * from several languages.
   */
  src_lang?: string | undefined;
  /**
   * Language of the translation, by the code that the model has for it, such as `fr_XX`. Required by models that
   * translate to several languages.
   */
  tgt_lang?: string | undefined;
  /** Remove stray spaces around punctuation from the translation. Default: false. */
  clean_up_tokenization_spaces?: boolean | undefined;
  /** Handling of a text that exceeds the limit of the model. Default: `do_not_truncate`. */
  truncation?: TranslationTruncationStrategy | undefined;
  /** Settings of the generation of the translation. Default: those of the model. */
  generate_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/**
 * Handling of texts that exceed the limit of the model: no truncation, or truncation of the longest, the first or the
 * second text of a pair.
 */
export type TranslationTruncationStrategy = 'do_not_truncate' | 'longest_first' | 'only_first' | 'only_second';

/** Translation of a text. */
export interface TranslationOutput {
  /** Translated text. */
  translation_text: string;
  [key: string]: unknown;
}

/** Input of video classification: a video and optional settings. */
export interface VideoClassificationInput {
  /** Video to classify, for example an MP4 file. */
  inputs: BinaryInput;
  /** Settings of video classification. */
  parameters?: VideoClassificationParameters | undefined;
}

/** Settings of video classification. */
export interface VideoClassificationParameters {
  /** Function that turns logits into scores. Default: `softmax`. */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of frames to sample from the video. Default: the number that the model works on. */
  num_frames?: number | undefined;
  /** Distance of the sampled frames, in frames. At least 1. Default: 1. */
  frame_sampling_rate?: number | undefined;
  /** Number of labels to return, most likely first. At least 1. Default: 5. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type VideoClassificationOutput = VideoClassificationOutputElement[];

/** Predicted class with its score. */
export interface VideoClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

/** Input of visual question answering: an image, a question and optional settings. */
export interface VisualQuestionAnsweringInput {
  /** An image and a question about it. */
  inputs: VisualQuestionAnsweringInputData;
  /** Settings of visual question answering. */
  parameters?: VisualQuestionAnsweringParameters | undefined;
}

/** An image and a question about it. */
export interface VisualQuestionAnsweringInputData {
  /** Image that the question is about, for example a JPEG or PNG file. */
  image: BinaryInput;
  /** Question about the image. */
  question: string;
  [key: string]: unknown;
}

/** Settings of visual question answering. */
export interface VisualQuestionAnsweringParameters {
  /** Number of answers to consider; the method returns the best one. At least 1. Default: 5. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Most likely answer to a question about an image. */
export type VisualQuestionAnsweringResult = VisualQuestionAnsweringOutputElement;

/** Most likely answer to a question about an image. */
export interface VisualQuestionAnsweringOutputElement {
  /** Answer to the question. */
  answer: string;
  /** Score of the answer, between 0 and 1. */
  score: number;
  [key: string]: unknown;
}

/** Answers to a question about an image, the most likely first; the client returns the first one. */
export type VisualQuestionAnsweringOutput = VisualQuestionAnsweringOutputElement[];

/** Input of zero-shot classification: one or more texts, and labels. */
export interface ZeroShotClassificationInput {
  /** Text to classify, or several texts to classify in one request. */
  inputs: string | string[];
  /** Labels, and optional settings of zero-shot classification. */
  parameters: ZeroShotClassificationParameters;
}

/** Labels, and optional settings of zero-shot classification. */
export interface ZeroShotClassificationParameters {
  /** Labels to choose from. */
  candidate_labels: string[];
  /**
   * Sentence into which each label is put for `{}`; the score says how well it follows from the text. Default: `This
   * example is {}.`
   */
  hypothesis_template?: string | undefined;
  /**
   * Score the labels independently of each other, so that several can be true. Otherwise the scores add up to 1.
   * Default: false.
   */
  multi_label?: boolean | undefined;
  [key: string]: unknown;
}

/** Labels of the text, best first. For several texts one element for each, with the best label and the list of all. */
export type ZeroShotClassificationOutput = ZeroShotClassificationOutputElement[];

/** Label with its score, or all labels of one of several texts. */
export interface ZeroShotClassificationOutputElement {
  /** One of the candidate labels; the best one in the result of several texts. */
  label: string;
  /** Score of the label, between 0 and 1. */
  score: number;
  /** Text that was classified, in the result of several texts. */
  sequence?: string | undefined;
  /** All labels, best first, in the result of several texts. */
  labels?: string[] | undefined;
  /** Scores of `labels`, in the same order, in the result of several texts. */
  scores?: number[] | undefined;
  [key: string]: unknown;
}

/** Input of zero-shot image classification: an image and the labels to choose from. */
export interface ZeroShotImageClassificationInput {
  /** Image to classify, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Labels to choose from, and settings. */
  parameters: ZeroShotImageClassificationParameters;
}

/** Labels to choose from, and settings. */
export interface ZeroShotImageClassificationParameters {
  /** Labels to choose from, at least 1. */
  candidate_labels: string[];
  /**
   * Sentence that each label is inserted into, in the place of `{}`, before it is compared with the image. Default:
   * `This is a photo of {}.`
   */
  hypothesis_template?: string | undefined;
  [key: string]: unknown;
}

/** The candidate labels with their scores, most likely first. */
export type ZeroShotImageClassificationOutput = ZeroShotImageClassificationOutputElement[];

/** Predicted class with its score. */
export interface ZeroShotImageClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

/** Input of zero-shot object detection: an image and the labels of the objects to search for. */
export interface ZeroShotObjectDetectionInput {
  /** Image to search, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Labels of the objects to search for, and settings. */
  parameters: ZeroShotObjectDetectionParameters;
}

/** Labels of the objects to search for, and settings. */
export interface ZeroShotObjectDetectionParameters {
  /** Labels of the objects to search for, at least 1. */
  candidate_labels: string[];
  [key: string]: unknown;
}

/** Objects that were found, in no fixed order. */
export type ZeroShotObjectDetectionOutput = ZeroShotObjectDetectionOutputElement[];

/** Object found in an image. */
export interface ZeroShotObjectDetectionOutputElement {
  /** Candidate label of the object. */
  label: string;
  /** Score of the object, between 0 and 1. */
  score: number;
  /** Rectangle around the object. */
  box: BoundingBox;
  [key: string]: unknown;
}

/** Every task that the client can run: its method, its input and its results. */
export interface TaskMap {
  readonly 'audio-classification': {
    readonly method: 'audioClassification';
    readonly input: AudioClassificationInput;
    readonly output: AudioClassificationOutput;
    readonly streamOutput: never;
  };
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
    readonly streamOutput: AutomaticSpeechRecognitionStreamOutput;
  };
  readonly conversational: {
    readonly method: 'chatCompletion';
    readonly input: ChatCompletionInput;
    readonly output: ChatCompletionOutput;
    readonly streamOutput: ChatCompletionStreamOutput;
  };
  readonly 'document-question-answering': {
    readonly method: 'documentQuestionAnswering';
    readonly input: DocumentQuestionAnsweringInput;
    readonly output: DocumentQuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'feature-extraction': {
    readonly method: 'featureExtraction';
    readonly input: FeatureExtractionInput;
    readonly output: FeatureExtractionOutput;
    readonly streamOutput: never;
  };
  readonly 'fill-mask': {
    readonly method: 'fillMask';
    readonly input: FillMaskInput;
    readonly output: FillMaskOutput;
    readonly streamOutput: never;
  };
  readonly 'image-classification': {
    readonly method: 'imageClassification';
    readonly input: ImageClassificationInput;
    readonly output: ImageClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'image-segmentation': {
    readonly method: 'imageSegmentation';
    readonly input: ImageSegmentationInput;
    readonly output: ImageSegmentationOutput;
    readonly streamOutput: never;
  };
  readonly 'image-text-to-image': {
    readonly method: 'imageTextToImage';
    readonly input: ImageTextToImageInput;
    readonly output: ImageTextToImageResult;
    readonly streamOutput: never;
  };
  readonly 'image-text-to-video': {
    readonly method: 'imageTextToVideo';
    readonly input: ImageTextToVideoInput;
    readonly output: ImageTextToVideoResult;
    readonly streamOutput: never;
  };
  readonly 'image-to-image': {
    readonly method: 'imageToImage';
    readonly input: ImageToImageInput;
    readonly output: ImageToImageResult;
    readonly streamOutput: never;
  };
  readonly 'image-to-text': {
    readonly method: 'imageToText';
    readonly input: ImageToTextInput;
    readonly output: ImageToTextOutput;
    readonly streamOutput: never;
  };
  readonly 'image-to-video': {
    readonly method: 'imageToVideo';
    readonly input: ImageToVideoInput;
    readonly output: ImageToVideoResult;
    readonly streamOutput: never;
  };
  readonly 'object-detection': {
    readonly method: 'objectDetection';
    readonly input: ObjectDetectionInput;
    readonly output: ObjectDetectionOutput;
    readonly streamOutput: never;
  };
  readonly 'question-answering': {
    readonly method: 'questionAnswering';
    readonly input: QuestionAnsweringInput;
    readonly output: QuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'sentence-similarity': {
    readonly method: 'sentenceSimilarity';
    readonly input: SentenceSimilarityInput;
    readonly output: SentenceSimilarityOutput;
    readonly streamOutput: never;
  };
  readonly summarization: {
    readonly method: 'summarization';
    readonly input: SummarizationInput;
    readonly output: SummarizationOutput;
    readonly streamOutput: never;
  };
  readonly 'table-question-answering': {
    readonly method: 'tableQuestionAnswering';
    readonly input: TableQuestionAnsweringInput;
    readonly output: TableQuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'tabular-classification': {
    readonly method: 'tabularClassification';
    readonly input: TabularClassificationInput;
    readonly output: TabularClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'tabular-regression': {
    readonly method: 'tabularRegression';
    readonly input: TabularRegressionInput;
    readonly output: TabularRegressionOutput;
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
  readonly 'text-ranking': {
    readonly method: 'textRanking';
    readonly input: TextRankingInput;
    readonly output: TextRankingOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-audio': {
    readonly method: 'textToAudio';
    readonly input: TextToAudioInput;
    readonly output: TextToAudioResult;
    readonly streamOutput: never;
  };
  readonly 'text-to-image': {
    readonly method: 'textToImage';
    readonly input: TextToImageInput;
    readonly output: TextToImageResult;
    readonly streamOutput: never;
  };
  readonly 'text-to-speech': {
    readonly method: 'textToSpeech';
    readonly input: TextToSpeechInput;
    readonly output: TextToSpeechResult;
    readonly streamOutput: never;
  };
  readonly 'text-to-video': {
    readonly method: 'textToVideo';
    readonly input: TextToVideoInput;
    readonly output: TextToVideoResult;
    readonly streamOutput: never;
  };
  readonly 'token-classification': {
    readonly method: 'tokenClassification';
    readonly input: TokenClassificationInput;
    readonly output: TokenClassificationOutput;
    readonly streamOutput: never;
  };
  readonly translation: {
    readonly method: 'translation';
    readonly input: TranslationInput;
    readonly output: TranslationOutput;
    readonly streamOutput: never;
  };
  readonly 'visual-question-answering': {
    readonly method: 'visualQuestionAnswering';
    readonly input: VisualQuestionAnsweringInput;
    readonly output: VisualQuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'zero-shot-classification': {
    readonly method: 'zeroShotClassification';
    readonly input: ZeroShotClassificationInput;
    readonly output: ZeroShotClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'zero-shot-image-classification': {
    readonly method: 'zeroShotImageClassification';
    readonly input: ZeroShotImageClassificationInput;
    readonly output: ZeroShotImageClassificationOutput;
    readonly streamOutput: never;
  };
}
