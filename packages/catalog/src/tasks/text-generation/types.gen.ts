// Written by `npm run gen` from the files beside it. Do not edit.

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
