// Written by `npm run gen` from the files beside it. Do not edit.

/** Rectangle around an object, in pixels from the upper left corner of the image. */
export interface BoundingBox {
  /** Left edge in pixels, counted from the left of the image. */
  xmin: number;
  /** Right edge in pixels, counted from the left of the image. */
  xmax: number;
  /** Upper edge in pixels, counted from the top of the image. */
  ymin: number;
  /** Lower edge in pixels, counted from the top of the image. */
  ymax: number;
  [key: string]: unknown;
}

/**
 * Function that turns logits into scores: `softmax` for one class out of many, `sigmoid` for independent classes,
 * `none` for raw logits.
 */
export type ClassificationOutputTransform = 'sigmoid' | 'softmax' | 'none';

/** Settings of a model that generates text. Defaults are those of transformers. */
export interface GenerationParameters {
  /**
   * Sampling temperature, above 0. Lower values favor the most likely tokens. Default: 1, unless the model sets its
   * own.
   */
  temperature?: number | undefined;
  /** Sample only from this many of the most likely tokens. 0 turns it off. Default: 50. */
  top_k?: number | undefined;
  /**
   * Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at
   * most 1. Default: 1 (off).
   */
  top_p?: number | undefined;
  /**
   * Locally typical sampling: keep the tokens whose information content is closest to the expected one, up to this
   * total probability, above 0 and at most 1. Default: 1 (off).
   */
  typical_p?: number | undefined;
  /**
   * Exclude tokens with a probability below this value from sampling; usually between 0.0003 and 0.0009. Default: 0
   * (off).
   */
  epsilon_cutoff?: number | undefined;
  /**
   * Exclude unlikely tokens by a threshold that adapts to the entropy of the distribution; usually between 0.0003 and
   * 0.004. Default: 0 (off).
   */
  eta_cutoff?: number | undefined;
  /** Maximum length in tokens, prompt included. Overridden by `max_new_tokens`. Default: 20. */
  max_length?: number | undefined;
  /** Maximum number of tokens to generate, not counting the prompt. */
  max_new_tokens?: number | undefined;
  /** Minimum length in tokens, prompt included. Overridden by `min_new_tokens`. Default: 0. */
  min_length?: number | undefined;
  /** Minimum number of tokens to generate, not counting the prompt. */
  min_new_tokens?: number | undefined;
  /** Sample tokens instead of always taking the most likely one. Default: false. */
  do_sample?: boolean | undefined;
  /**
   * Stopping condition of beam search: `true` stops as soon as `num_beams` complete candidates exist, `false` when
   * better ones are unlikely, `never` when better ones are impossible. Default: false.
   */
  early_stopping?: boolean | 'never' | undefined;
  /** Number of beams, at least 1. Default: 1 (no beam search). */
  num_beams?: number | undefined;
  /**
   * Number of groups to split `num_beams` into, so that the beams differ from each other (diverse beam search).
   * Default: 1.
   */
  num_beam_groups?: number | undefined;
  /** Weight of the degeneration penalty in contrastive search, between 0 and 1. Used together with `top_k` above 1. */
  penalty_alpha?: number | undefined;
  /** Reuse past keys and values of attention to speed up decoding. Default: true. */
  use_cache?: boolean | undefined;
  [key: string]: unknown;
}
