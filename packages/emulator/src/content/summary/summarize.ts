import { keywords, splitSentences, splitWords } from '../chat/language.ts';
import { countTokens, tokenize } from '../tokens.ts';

/** Limits of a summary, in tokens. */
export interface SummaryLimits {
  /** @default a quarter of the sentences, without limit */
  readonly maxTokens?: number | undefined;
  /** @default 0 */
  readonly minTokens?: number | undefined;
}

/** Keeps the sentences with most of the words that a text repeats, in their order. */
export function summarize(
  text: string,
  { maxTokens = Number.POSITIVE_INFINITY, minTokens = 0 }: SummaryLimits = {},
): string {
  const sentences = splitSentences(text);
  const ranked = rank(sentences);
  const wanted = sentences.length < 3 ? 1 : Math.max(1, Math.ceil(sentences.length / 4));
  const kept: number[] = [];
  let tokens = 0;
  for (const { index, sentence } of ranked) {
    if (kept.length >= wanted && tokens >= minTokens) break;
    const more = countTokens(sentence);
    if (kept.length > 0 && tokens + more > maxTokens) continue;
    kept.push(index);
    tokens += more;
  }
  const summary = kept
    .sort((left, right) => left - right)
    .map((index) => sentences[index])
    .join(' ');
  return tokenize(summary || text.trim())
    .slice(0, maxTokens)
    .join('');
}

/** Sentences by their weight, with a bonus for the first one of a text. */
function rank(sentences: readonly string[]): readonly { readonly sentence: string; readonly index: number }[] {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap((sentence) => splitWords(sentence.toLowerCase()))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return sentences
    .map((sentence, index) => {
      const words = keywords(sentence);
      const weight = words.reduce((sum, word) => sum + (counts.get(word.toLowerCase()) ?? 0), 0) / (words.length + 2);
      return { sentence, index, weight: weight + (index === 0 ? 0.5 : 0) };
    })
    .sort((left, right) => right.weight - left.weight);
}
