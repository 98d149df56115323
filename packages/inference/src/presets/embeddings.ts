import type { FeatureExtractionOutput } from '@hubkit/catalog';
import { check, type GenericSchema, pipe, unknown } from 'valibot';

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
