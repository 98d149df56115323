import type { FeatureExtractionOutput } from '@hubkit/catalog';
import { custom } from 'valibot';

/** How many arrays may lie inside the outermost one: bare models answer a list of texts with four levels in all. */
const DEEPEST = 3;

/** Numbers, nested evenly. */
export const embeddingResponse = custom<FeatureExtractionOutput>(
  (value) => isNested(value, 0),
  'expected Array<number[][][] | number[][] | number[] | number>',
);

function isNested(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || depth > DEEPEST) return false;
  return value.every((item) => typeof item === 'number') || value.every((item) => isNested(item, depth + 1));
}
