import * as v from 'valibot';

/** Bytes a caller may hand in: a file, or what reading one gives. */
export type BinaryInput = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** Bytes to upload. Forms and flags show it as a file, see `json-schema.ts`. */
export const binary = v.custom<BinaryInput>(
  (value) => value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array,
  'expected a Blob, an ArrayBuffer or a Uint8Array',
);

/** A file that the client gives back. */
export const media = v.custom<Blob>((value) => value instanceof Blob, 'expected a Blob');

/** A whole number from zero up. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One label and how sure the model is of it. */
export const classificationLabel = v.looseObject({
  label: v.pipe(v.string(), v.description('The class that the model predicts.')),
  score: v.pipe(v.number(), v.description('How sure the model is, usually between 0 and 1.')),
});

/** What turns the raw scores of a classifier into the scores that are returned. */
export const classificationTransform = v.picklist(['sigmoid', 'softmax', 'none']);

/** How a model writes its text: sampling, beams and length limits. */
export const generationParameters = v.looseObject({
  temperature: v.optional(v.pipe(v.number(), v.description('Higher values make the choice of words more random.'))),
  top_k: v.optional(v.pipe(v.number(), v.integer(), v.description('Choose among this many of the likeliest tokens.'))),
  top_p: v.optional(
    v.pipe(v.number(), v.description('Choose among the likeliest tokens whose probabilities add up to this value.')),
  ),
  typical_p: v.optional(
    v.pipe(v.number(), v.description('Keep the tokens whose surprise is closest to what the model expects.')),
  ),
  epsilon_cutoff: v.optional(v.pipe(v.number(), v.description('Drop tokens less likely than this value.'))),
  eta_cutoff: v.optional(
    v.pipe(v.number(), v.description('Drop unlikely tokens with a limit that adapts to the entropy of the choice.')),
  ),
  max_length: v.optional(
    v.pipe(v.number(), v.integer(), v.description('Longest result in tokens, the prompt included.')),
  ),
  max_new_tokens: v.optional(v.pipe(v.number(), v.integer(), v.description('Write at most this many new tokens.'))),
  min_length: v.optional(
    v.pipe(v.number(), v.integer(), v.description('Shortest result in tokens, the prompt included.')),
  ),
  min_new_tokens: v.optional(v.pipe(v.number(), v.integer(), v.description('Write at least this many new tokens.'))),
  do_sample: v.optional(v.pipe(v.boolean(), v.description('Draw tokens at random instead of taking the likeliest.'))),
  early_stopping: v.optional(
    v.pipe(v.union([v.boolean(), v.literal('never')]), v.description('When a beam search may stop.')),
  ),
  num_beams: v.optional(v.pipe(v.number(), v.integer(), v.description('How many beams to follow.'))),
  num_beam_groups: v.optional(
    v.pipe(v.number(), v.integer(), v.description('How many groups to split the beams into for more variety.')),
  ),
  penalty_alpha: v.optional(
    v.pipe(v.number(), v.description('Weight of the penalty for repetition in contrastive search.')),
  ),
  use_cache: v.optional(v.pipe(v.boolean(), v.description('Reuse earlier attention results to go faster.'))),
});
