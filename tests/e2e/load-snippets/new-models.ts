import { readFileSync } from 'node:fs';
import type { ModelRecord } from '@hubkit/catalog';

/**
 * Models of 2025 and 2026, in the form of the hub's records. Ids, types and classes of those for transformers are the ones that its
 * release 5.18 names.
 */
export const newModels: readonly ModelRecord[] = readFileSync(
  new URL('../fixtures/new-models.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
