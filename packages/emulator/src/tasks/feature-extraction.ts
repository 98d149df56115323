import { embed, embedTokens } from '../content/embedding/embed.ts';
import { countTokens } from '../content/tokens.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';
import type { ServedModel } from '../contract/served-model.ts';

/** The input of feature-extraction. */
export interface FeatureExtractionInput {
  readonly texts: readonly string[];
  /** Shortens the vectors. @default the length of the model's vectors */
  readonly dimensions?: number | undefined;
}

/** The output of feature-extraction. */
export interface FeatureExtractionOutput {
  /** One vector per text, or one vector per token of each text from models without pooling. */
  readonly embeddings: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
  readonly tokens: number;
}

/** Length of the vectors of a model that names none. */
const DIMENSIONS = 384;

export const featureExtraction = defineTask<FeatureExtractionInput, FeatureExtractionOutput>(
  ({ texts, dimensions }, model) => {
    const options = { dimensions: readDimensions(dimensions, model) };
    return {
      embeddings: model.isUnpooled
        ? texts.map((text) => embedTokens(text, options))
        : texts.map((text) => embed(text, options)),
      tokens: texts.reduce((sum, text) => sum + countTokens(text), 0),
    };
  },
);

function readDimensions(wanted: number | undefined, { dimensions = DIMENSIONS }: ServedModel): number {
  if (wanted === undefined) return dimensions;
  if (wanted < 1 || wanted > dimensions)
    throw invalidField('dimensions', `dimensions must be from 1 to ${dimensions} for this model`);
  return wanted;
}
