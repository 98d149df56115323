import { type Choices, randomChoices } from './choices.ts';
import { conversationCase } from './conversation.ts';
import { grammarCase } from './grammar/template.ts';
import { mutatedCase } from './mutation.ts';
import type { Question } from './oracle.ts';

/** The sources of cases by weight: most are made by grammar. */
export const SOURCES = { grammar: grammarCase, conversation: conversationCase, mutation: mutatedCase } as const;

export type Source = keyof typeof SOURCES;

/** The case of these choices. */
export function makeCase(choices: Choices, only?: Source): Question {
  const source = choices.weighted<Source>([
    [62, 'grammar'],
    [18, 'conversation'],
    [20, 'mutation'],
  ]);
  return SOURCES[only ?? source](choices);
}

/** The choices of one case of a run. */
export const choicesOf = (seed: number, index: number): Choices => randomChoices(seed, index);
