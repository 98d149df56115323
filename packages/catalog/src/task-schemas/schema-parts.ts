import type { BinaryInput, BinaryInputs } from '@hubkit/task-types';
import * as v from 'valibot';

/** A file to upload. Forms and flags show it as a file, see `json-schema.ts`. */
export const binary = v.custom<BinaryInput>(isBinary, 'expected a Blob, bytes, an address or a stream of bytes');

/** A file to upload, or a list of files. Forms and flags show it as one file. */
export const binaries = v.custom<BinaryInputs>(
  (value) => (Array.isArray(value) ? value.length > 0 && value.every(isBinary) : isBinary(value)),
  'expected a Blob, bytes, an address, a stream of bytes, or a list of them',
);

function isBinary(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    ArrayBuffer.isView(value) ||
    [Blob, ArrayBuffer, URL, ReadableStream].some((type) => value instanceof type) ||
    (value instanceof Object && Symbol.asyncIterator in value)
  );
}

/** A file that the client returns. */
export const media = v.custom<Blob>((value) => value instanceof Blob, 'expected a Blob');

/** An integer. */
export const integer = v.pipe(v.number(), v.integer());

/** An integer of at least 0. */
export const count = v.pipe(integer, v.minValue(0));

/** A label with its score. */
export const classificationLabel = v.pipe(
  v.looseObject({
    label: v.pipe(v.string(), v.description('Predicted class, as the model names it.')),
    score: v.pipe(v.number(), v.description('Score of the class; between 0 and 1 after sigmoid or softmax.')),
  }),
  v.description('Predicted class with its score.'),
);

/** The function that turns the logits of a classifier into scores. */
export const classificationTransform = v.pipe(
  v.picklist(['sigmoid', 'softmax', 'none']),
  v.title('ClassificationOutputTransform'),
  v.description(
    'Function that turns logits into scores: `softmax` for one class out of many, `sigmoid` for independent classes, `none` for raw logits.',
  ),
);

/** The rectangle around an object. */
export const boundingBox = v.pipe(
  v.looseObject({
    xmin: v.pipe(integer, v.description('Left edge in pixels, counted from the left of the image.')),
    xmax: v.pipe(integer, v.description('Right edge in pixels, counted from the left of the image.')),
    ymin: v.pipe(integer, v.description('Upper edge in pixels, counted from the top of the image.')),
    ymax: v.pipe(integer, v.description('Lower edge in pixels, counted from the top of the image.')),
  }),
  v.title('BoundingBox'),
  v.description('Rectangle around an object, in pixels from the upper left corner of the image.'),
);

/** A table by its columns. */
export const tableColumns = v.pipe(
  v.record(v.string(), v.array(v.string())),
  v.description(
    'Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order.',
  ),
);

/** The handling of texts that exceed the limit of a model. */
export function truncationStrategy(title: string) {
  return v.pipe(
    v.picklist(['do_not_truncate', 'longest_first', 'only_first', 'only_second']),
    v.title(title),
    v.description(
      'Handling of texts that exceed the limit of the model: no truncation, or truncation of the longest, the first or the second text of a pair.',
    ),
  );
}

/** Sampling, beam search and length limits of a model that generates text. Defaults are those of transformers. */
export const generationParameters = v.pipe(
  v.looseObject({
    temperature: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Sampling temperature, above 0. Lower values favor the most likely tokens. Default: 1, unless the model sets its own.',
        ),
      ),
    ),
    top_k: v.optional(
      v.pipe(
        integer,
        v.description('Sample only from this many of the most likely tokens. 0 turns it off. Default: 50.'),
      ),
    ),
    top_p: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at most 1. Default: 1 (off).',
        ),
      ),
    ),
    typical_p: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Locally typical sampling: keep the tokens whose information content is closest to the expected one, up to this total probability, above 0 and at most 1. Default: 1 (off).',
        ),
      ),
    ),
    epsilon_cutoff: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Exclude tokens with a probability below this value from sampling; usually between 0.0003 and 0.0009. Default: 0 (off).',
        ),
      ),
    ),
    eta_cutoff: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Exclude unlikely tokens by a threshold that adapts to the entropy of the distribution; usually between 0.0003 and 0.004. Default: 0 (off).',
        ),
      ),
    ),
    max_length: v.optional(
      v.pipe(
        integer,
        v.description('Maximum length in tokens, prompt included. Overridden by `max_new_tokens`. Default: 20.'),
      ),
    ),
    max_new_tokens: v.optional(
      v.pipe(integer, v.description('Maximum number of tokens to generate, not counting the prompt.')),
    ),
    min_length: v.optional(
      v.pipe(
        integer,
        v.description('Minimum length in tokens, prompt included. Overridden by `min_new_tokens`. Default: 0.'),
      ),
    ),
    min_new_tokens: v.optional(
      v.pipe(integer, v.description('Minimum number of tokens to generate, not counting the prompt.')),
    ),
    do_sample: v.optional(
      v.pipe(v.boolean(), v.description('Sample tokens instead of always taking the most likely one. Default: false.')),
    ),
    early_stopping: v.optional(
      v.pipe(
        v.union([v.boolean(), v.literal('never')]),
        v.description(
          'Stopping condition of beam search: `true` stops as soon as `num_beams` complete candidates exist, `false` when better ones are unlikely, `never` when better ones are impossible. Default: false.',
        ),
      ),
    ),
    num_beams: v.optional(v.pipe(integer, v.description('Number of beams, at least 1. Default: 1 (no beam search).'))),
    num_beam_groups: v.optional(
      v.pipe(
        integer,
        v.description(
          'Number of groups to split `num_beams` into, so that the beams differ from each other (diverse beam search). Default: 1.',
        ),
      ),
    ),
    penalty_alpha: v.optional(
      v.pipe(
        v.number(),
        v.description(
          'Weight of the degeneration penalty in contrastive search, between 0 and 1. Used together with `top_k` above 1.',
        ),
      ),
    ),
    use_cache: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Reuse past keys and values of attention to speed up decoding. Default: true.'),
      ),
    ),
  }),
  v.title('GenerationParameters'),
  v.description('Settings of a model that generates text. Defaults are those of transformers.'),
);
