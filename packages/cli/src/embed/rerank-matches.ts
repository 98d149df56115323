import type { Connection } from '../connect/connect.ts';

/** Pieces that a reranker reads for each one that is shown: the closest by their vectors. */
export const CANDIDATES_PER_PIECE = 10;

/** Orders pieces by their relevance to a question, as a reranker reads them, and returns the best ones. */
export async function rerankMatches<Match extends { readonly text: string; readonly score: number }>(
  question: string,
  matches: readonly Match[],
  count: number,
  { target, options }: Connection,
): Promise<readonly Match[]> {
  if (matches.length === 0) return matches;
  const { textRanking } = await import('@hubkit/inference');
  const inputs = { query: question, texts: matches.map(({ text }) => text) };
  // The types of the function know no plain text as a provider.
  const ranked = await textRanking({ ...target, inputs, parameters: { top_n: count } } as never, options);
  return ranked.flatMap(({ index, score }) => {
    const match = matches[index];
    return match === undefined ? [] : [{ ...match, score }];
  });
}
