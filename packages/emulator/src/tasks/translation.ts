import { type Direction, translateText } from '../content/translation/translate-text.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of translation. */
export interface TranslationInput extends Direction {
  readonly texts: readonly string[];
}

/** The output of translation: each text, translated by a phrase book; words that it does not have stay as they are. */
export type TranslationOutput = readonly string[];

export const translation = defineTask<TranslationInput, TranslationOutput>(({ texts, ...direction }) =>
  texts.map((text) => translateText(text, direction).translated),
);
