import type { FeatureExtractionOutput } from '@hubkit/task-types';
import { check, type GenericSchema, pipe, unknown } from 'valibot';
import type { Call } from '../contract/adapter.ts';

/** Levels of arrays inside the outermost one: models without pooling return four levels in all for a list of texts. */
const DEEPEST = 3;

/** Numbers, nested evenly. */
export const embeddingResponse = pipe(
  unknown(),
  check((value) => isNested(value, 0), 'expected Array<number[][][] | number[][] | number[] | number>'),
) as GenericSchema<unknown, FeatureExtractionOutput>;

function isNested(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || depth > DEEPEST) return false;
  return value.every((item) => typeof item === 'number') || value.every((item) => isNested(item, depth + 1));
}

/**
 * Embeddings in the shape of their input: one vector for a text, a list of vectors for a list. Services answer a single
 * text in either way. What has another depth, such as vectors of tokens, stays as it is, and so does all with
 * `outputType: 'json'`.
 */
export function likeInputs(
  output: FeatureExtractionOutput,
  { input, outputType }: Call<'feature-extraction'>,
): FeatureExtractionOutput {
  if (outputType === 'json') return output;
  const [first] = output;
  const isList = Array.isArray(input.inputs);
  if (isList) return input.inputs.length === 1 && typeof first === 'number' ? [output as number[]] : output;
  return output.length === 1 && Array.isArray(first) && typeof first[0] === 'number' ? (first as number[]) : output;
}
