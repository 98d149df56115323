import { hashText } from '../../contract/random.ts';
import { splitWords } from '../chat/language.ts';
import { embed, similarity } from '../embedding/embed.ts';
import { CAPITALS } from '../language/capitals.ts';

/** A word for a gap, with its probability. */
export interface FilledWord {
  readonly word: string;
  readonly score: number;
}

/** A text around one gap. */
export interface Gap {
  readonly before: string;
  readonly after: string;
}

const DIMENSIONS = 128;

/** Kinds of words that follow and precede others, with how well they fit. */
const AFTER: readonly (readonly [RegExp, Partial<Record<WordClass, number>>])[] = [
  [/(?:^|[.!?]\s*)$/, { determiner: 2.5, pronoun: 2, adjective: 1 }],
  [/\b(?:the|an?|my|your|his|her|our|their|this|every)$/i, { noun: 3, adjective: 2.6 }],
  [
    /\b(?:is|are|was|were|be|am|feels?|looks?|very|so|too|really)$/i,
    { adjective: 3, noun: 1.2, adverb: 1.5, determiner: 1 },
  ],
  [/\b(?:to|can|will|must|could|would|should|may|not|don't|didn't)$/i, { verb: 3.5, noun: 0.5 }],
  [/\b(?:i|you|we|they)$/i, { verb: 3, adverb: 1.5 }],
  [/\b(?:of|in|on|at|with|from|by|about|for|into)$/i, { determiner: 1.8, noun: 2.4, pronoun: 0.5 }],
  [/\b(?:and|or|but|,)$/i, { noun: 1.5, adjective: 1.5, verb: 1, pronoun: 1 }],
  [/$/, { past: 2, preposition: 1.8, noun: 1.2, adverb: 1 }],
];
const BEFORE: readonly (readonly [RegExp, Partial<Record<WordClass, number>>])[] = [
  [/^(?:[.!?]|$)/, { noun: 0.8, adjective: 0.8, verb: 0.3, determiner: -4, preposition: -3 }],
  [/^(?:is|are|was|were|has|had|will|can)\b/i, { noun: 1, pronoun: 1.5, determiner: -3, adjective: -1.5 }],
  [
    /^(?:on|in|at|to|with|under|over|by|from|through)\b/i,
    { past: 2, noun: 1, adjective: -1, preposition: -3, determiner: -4 },
  ],
  [/^(?:of)\b/i, { noun: 2, determiner: -4, adjective: -3, verb: -2 }],
  [/^(?:the|an?|my|your|his|her|our|their)\b/i, { preposition: 1.5, verb: 2, determiner: -4, noun: -1 }],
  [/^\p{L}/u, { adjective: 1.5, determiner: 1 }],
];

/** The most likely words for a gap: of the kind that fits its neighbors, close to the rest of the text in meaning. */
export function fillGap({ before, after }: Gap, targets?: readonly string[]): readonly FilledWord[] {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const meaning = embed(`${left} ${right}`, { dimensions: DIMENSIONS });
  const known = knownWord(left, right);
  const fits = { ...AFTER.find(([end]) => end.test(left))?.[1] };
  const follows: Partial<Record<WordClass, number>> = BEFORE.find(([start]) => start.test(right))?.[1] ?? {};
  const used = new Set(splitWords(`${left} ${right}`.toLowerCase()));
  const logits = new Map<string, number>();
  for (const [kind, members] of Object.entries(VOCABULARY) as [WordClass, readonly string[]][]) {
    for (const [rank, word] of members.entries()) {
      const near = similarity(meaning, embed(word, { dimensions: DIMENSIONS }));
      const repeated = used.has(word.toLowerCase()) ? -5 : 0;
      logits.set(word, (fits[kind] ?? -2) + (follows[kind] ?? 0) + 4 * near - rank / members.length + repeated);
    }
  }
  if (known) logits.set(known, 9);
  for (const target of targets ?? []) if (!logits.has(target)) logits.set(target, nearness(target, meaning));
  const total = [...logits.values()].reduce((sum, logit) => sum + Math.exp(logit), 0);
  const chosen = targets ?? [...logits.keys()];
  return chosen
    .map((word) => ({ word, score: Math.exp(logits.get(word) ?? 0) / total }))
    .sort((first, second) => second.score - first.score || hashText(first.word) - hashText(second.word));
}

function nearness(word: string, meaning: readonly number[]): number {
  return 4 * similarity(meaning, embed(word, { dimensions: DIMENSIONS }));
}

/** Words that belong to a thing, by the thing. */
const PROPERTIES: Readonly<Record<string, string>> = {
  sky: 'blue',
  grass: 'green',
  snow: 'white',
  blood: 'red',
  fire: 'hot',
  ice: 'cold',
  night: 'black',
  'purpose of life': 'happiness',
};

/** The missing word of a sentence about a known fact: a property, a capital, a country, or the word `capital`. */
function knownWord(left: string, right: string): string | undefined {
  const thing = /\b(?:the )?([\p{L} ]+?) (?:is|are)$/iu
    .exec(left)?.[1]
    ?.toLowerCase()
    .replace(/^.*\bthe /, '');
  if (thing !== undefined && Object.hasOwn(PROPERTIES, thing)) return PROPERTIES[thing];
  const city = /\bcapital of (?:the )?([\p{L} ]+?) is$/iu.exec(left)?.[1]?.toLowerCase();
  if (city !== undefined) return CAPITALS[city] ?? CAPITALS[`the ${city}`];
  const place = /([\p{L} ]+) is the(?: capital of(?: the)?)?$/iu.exec(left)?.[1]?.trim().toLowerCase();
  if (place === undefined) return undefined;
  const country = Object.entries(CAPITALS).find(([, capital]) => place.endsWith(capital.toLowerCase()))?.[0];
  if (country === undefined) return undefined;
  if (!/^of\b/i.test(right)) return /capital of/i.test(left) ? titled(country) : undefined;
  return new RegExp(`^of (?:the )?${country}\\b`, 'i').test(right) ? 'capital' : undefined;
}

function titled(text: string): string {
  return text.replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Kinds of words that fit into a gap. */
type WordClass = 'determiner' | 'noun' | 'adjective' | 'verb' | 'past' | 'adverb' | 'preposition' | 'pronoun';

/** Common words by their kind, the most common first. */
const VOCABULARY: Readonly<Record<WordClass, readonly string[]>> = {
  determiner: words('the a my this his her our every another that'),
  noun: words(`
    world time day man woman house city country life dog cat child friend king queen book car water capital home love
    money sun music school doctor language story answer question happiness freedom president weather river mountain sea
    food coffee tea bread train station garden moon art truth work team game model word`),
  adjective: words(`
    good new great big small beautiful happy old long important free wonderful hot cold true different same ready red blue
    green dead better best young sad easy open white black full simple`),
  verb: words(`
    be have do go make see live work love find give take know think write read run eat help become win play learn say
    understand sleep travel speak sell buy drink swim`),
  past: words('was sat lived slept lay stood went came fell stayed ran played walked looked waited'),
  adverb: words('not very now always never here also really too still often away together home today well'),
  preposition: words('of in to for with on at from by about into over under like through without'),
  pronoun: words('I you we they it he she who everyone nobody someone'),
};
