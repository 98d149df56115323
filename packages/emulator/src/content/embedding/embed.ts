import { createRandom, hashText } from '../../contract/random.ts';
import { isStopWord, splitWords } from '../chat/language.ts';
import { tokenize } from '../tokens.ts';
import { FIELD_OF, SYNONYMS } from './synonyms.ts';

/** Options of an embedding. */
export interface EmbedOptions {
  readonly dimensions: number;
}

/**
 * A vector of length 1 for a text: weighted features (meanings, word stems, word pairs, letter triples, fields of
 * words), each mapped to a fixed random direction. Texts with common features have similar vectors.
 */
export function embed(text: string, { dimensions }: EmbedOptions): number[] {
  const vector = new Float64Array(dimensions);
  for (const [feature, weight] of features(text)) addFeature(vector, feature, weight);
  const length = Math.hypot(...vector);
  // Single precision, as models give it.
  return Array.from(vector, (value) => Math.fround(value / length));
}

/** One vector for each token of a text, as models without pooling return; a text without tokens has one. */
export function embedTokens(text: string, options: EmbedOptions): number[][] {
  const tokens = tokenize(text);
  return (tokens.length > 0 ? tokens : ['']).map((token) => embed(token, options));
}

/** The cosine of the angle between two vectors of length 1. */
export function similarity(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}

function addFeature(vector: Float64Array, feature: string, weight: number): void {
  const random = createRandom(hashText(feature));
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) + weight * (random() * 2 - 1);
}

function features(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) => found.set(feature, (found.get(feature) ?? 0) + weight);
  const words = splitWords(text.toLowerCase());
  // Every text shares a little, as the texts of one model do; an empty text has only this.
  add('any text', 0.25);
  words.forEach((word, at) => {
    const stem = stemWord(word);
    const meaning = SYNONYMS.get(word) ?? SYNONYMS.get(stem) ?? stem;
    const weight = isStopWord(word) ? 0.12 : 1;
    add(`meaning ${meaning}`, weight);
    add(`stem ${stem}`, weight * 0.25);
    const field = FIELD_OF.get(meaning) ?? FIELD_OF.get(stem);
    if (field) add(`field ${field}`, 0.55);
    if (!isStopWord(word)) for (const part of triples(stem)) add(`part ${part}`, 0.09);
    const next = words[at + 1];
    if (next) add(`pair ${stem} ${stemWord(next)}`, 0.2 * weight);
  });
  // A repeated word adds ever less.
  return new Map([...found].map(([feature, weight]) => [feature, weight > 1 ? 1 + Math.log(weight) : weight]));
}

/** Cuts the commonest English endings. */
function stemWord(word: string): string {
  if (word.length < 4) return word;
  const cut = word
    .replace(/(?:'s|’s)$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/ly$/, '');
  return cut.length >= 3 ? cut : word;
}

function triples(word: string): string[] {
  const padded = `<${word}>`;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3));
}
