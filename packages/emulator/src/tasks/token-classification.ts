import { type Entity, findEntities } from '../content/entities/find-entities.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of token-classification. */
export interface TokenClassificationInput {
  readonly text: string;
  /** Labels to leave out. */
  readonly ignoredLabels: readonly string[];
}

/** The output of token-classification: entities in the order of the text. */
export type TokenClassificationOutput = readonly Entity[];

export const tokenClassification = defineTask<TokenClassificationInput, TokenClassificationOutput>(
  ({ text, ignoredLabels }) => findEntities(text).filter(({ label }) => !ignoredLabels.includes(label)),
);
