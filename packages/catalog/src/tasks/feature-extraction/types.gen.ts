// Written by `npm run gen` from the files beside it. Do not edit.

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
