import { embed, similarity } from '../content/embedding/embed.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of text-ranking. */
export interface TextRankingInput {
  readonly query: string;
  readonly texts: readonly string[];
  /** Number of texts in the output. @default all */
  readonly topN?: number | undefined;
}

/** A text with its position in the input and its relevance, from 0 to 1. */
interface RankedText {
  readonly index: number;
  readonly score: number;
  readonly text: string;
}

/** The output of text-ranking: the texts, the best one first. */
export type TextRankingOutput = readonly RankedText[];

const DIMENSIONS = 384;

export const textRanking = defineTask<TextRankingInput, TextRankingOutput>(({ query, texts, topN }) => {
  const wanted = embed(query, { dimensions: DIMENSIONS });
  return texts
    .map((text, index) => ({
      index,
      text,
      score: relevance(similarity(wanted, embed(text, { dimensions: DIMENSIONS }))),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, topN);
});

/** A logistic curve that separates related texts from others as rerankers do. */
function relevance(closeness: number): number {
  return Math.fround(1 / (1 + Math.exp(-12 * (closeness - 0.35))));
}
