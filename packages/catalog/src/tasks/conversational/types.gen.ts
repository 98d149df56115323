// Written by `npm run gen` from the files beside it. Do not edit.

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
