import { embed, similarity } from '../content/embedding/embed.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of sentence-similarity. */
export interface SentenceSimilarityInput {
  readonly source: string;
  readonly sentences: readonly string[];
}

/** The output of sentence-similarity: the similarity of each sentence to the source, from -1 to 1. */
export type SentenceSimilarityOutput = readonly number[];

export const sentenceSimilarity = defineTask<SentenceSimilarityInput, SentenceSimilarityOutput>(
  ({ source, sentences }, { dimensions = 384 }) => {
    const wanted = embed(source, { dimensions });
    return sentences.map((sentence) => similarity(wanted, embed(sentence, { dimensions })));
  },
);
