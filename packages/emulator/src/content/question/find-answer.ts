import { hashToFraction } from '../../contract/random.ts';
import { keywords, splitWords } from '../chat/language.ts';
import { findEntities } from '../entities/find-entities.ts';
import { countTokens } from '../tokens.ts';

/** An answer found in a text. */
export interface FoundAnswer {
  readonly answer: string;
  readonly score: number;
  /** Offset of the answer in the text; both are 0 where there is no answer. */
  readonly start: number;
  readonly end: number;
}

/** A question about a text. */
export interface TextQuestion {
  readonly question: string;
  readonly context: string;
  /** @default 1 */
  readonly topK?: number | undefined;
  /** Maximum length in tokens. @default 15 */
  readonly maxTokens?: number | undefined;
  /** True where the answer may be empty. @default false */
  readonly mayBeImpossible?: boolean;
}

const ASKED: readonly (readonly [AnswerKind, RegExp])[] = [
  ['number', /\bhow (?:many|much|old|tall|long|far|high|big|large)\b/i],
  ['time', /\bwhen\b|\b(?:what|which) (?:year|date|day|month|time)\b/i],
  ['place', /\bwhere\b|\b(?:what|which) (?:city|country|place|town|state|continent)\b|\bcapital\b/i],
  [
    'person',
    /\bwho(?:m|se)?\b|\bwhat(?:'s| is| was) (?:my|your|his|her|the \w+'s|\w+'s) (?:full |first |last )?name\b/i,
  ],
];

/** Number of characters that are read, which bounds the time for large texts. */
const READ_CHARACTERS = 40_000;

/** Finds answers in a text, the best first: spans of the kind that is asked for, near the words of the question. */
export function findAnswers(asked: TextQuestion): readonly FoundAnswer[] {
  const { question, topK = 1, maxTokens = 15, mayBeImpossible = false } = asked;
  const context = asked.context.slice(0, READ_CHARACTERS);
  const kind = ASKED.find(([, pattern]) => pattern.test(question))?.[0] ?? 'thing';
  // Questions end with the word that matters most: `did the ship arrive`.
  const wanted = new Map(keywords(question).map((word, at, all) => [stem(word), 1 + (0.3 * at) / all.length]));
  const rated = candidatesIn(context)
    .map((candidate) => ({ ...candidate, answer: context.slice(candidate.start, candidate.end) }))
    .filter(({ answer }) => answer.trim() !== '' && countTokens(answer) <= maxTokens)
    .map((candidate) => ({ ...candidate, points: scoreCandidate(candidate, { kind, wanted, context }) }))
    .sort((left, right) => right.points - left.points || left.start - right.start);
  const best = rated[0]?.points ?? 0;
  const total = rated.reduce((sum, { points }) => sum + Math.exp(2 * (points - best)), 0);
  const scored = rated.map(({ answer, start, end, points }) => ({
    answer,
    start,
    end,
    // How far ahead of the others a span is, and how well it fits at all.
    score: (Math.exp(2 * (points - best)) / total) * confidence(points) + hashToFraction(answer, 0.001),
  }));
  const none = { answer: '', start: 0, end: 0, score: 1 - confidence(best) };
  const all = mayBeImpossible || scored.length === 0 ? [...scored, none] : scored;
  return distinct(all.sort((left, right) => right.score - left.score)).slice(0, topK);
}

/** Kind and words that a question wants, and the text to find them in. */
interface Wanted {
  readonly kind: AnswerKind;
  /** Weights of the words of the question. */
  readonly wanted: ReadonlyMap<string, number>;
  readonly context: string;
}

function scoreCandidate({ start, end, kind: own }: Candidate, { kind, wanted, context }: Wanted): number {
  const sentence = sentenceAround(context, start);
  const [from, to] = [start - sentence.start, end - sentence.start];
  const outside = splitWords(sentence.text.slice(0, from) + sentence.text.slice(to)).map(stem);
  const shared = [...wanted].reduce((sum, [word, weight]) => sum + (outside.includes(word) ? weight : 0), 0);
  const repeated = splitWords(context.slice(start, end)).filter((word) => wanted.has(stem(word))).length;
  const near = splitWords(sentence.text.slice(Math.max(0, from - 30), from)).filter((word) =>
    wanted.has(stem(word)),
  ).length;
  const fits = own === kind ? 1.6 : own === 'thing' || kind === 'thing' ? 0.2 : -1;
  return (2 * shared) / Math.max(1, wanted.size) + 0.4 * near + fits - 1.5 * repeated - (to - from) / 200;
}

/** Most characters on either side of a span that are read for its sentence. */
const SENTENCE_CHARACTERS = 600;

function sentenceAround(text: string, at: number): { readonly text: string; readonly start: number } {
  const first = Math.max(0, at - SENTENCE_CHARACTERS);
  const ends = [...text.slice(first, at).matchAll(/[.!?]\s|\n/g)];
  const last = ends.at(-1);
  const start = last ? first + last.index + last[0].length : first;
  const rest = text.slice(at, at + SENTENCE_CHARACTERS);
  const length = rest.search(/[.!?](?:\s|$)|\n/);
  return { text: text.slice(start, at + (length < 0 ? rest.length : length)), start };
}

/** Words of one family count as the same: `lives` and `live`. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?:ing|ed|es|s|e)$/, '');
}

function confidence(points: number): number {
  return 1 / (1 + Math.exp(1.2 - 1.4 * points));
}

function distinct(answers: readonly FoundAnswer[]): readonly FoundAnswer[] {
  const seen = new Set<string>();
  return answers.filter(({ start, end }) => {
    const place = `${start}-${end}`;
    const isNew = !seen.has(place);
    seen.add(place);
    return isNew;
  });
}

/** Kinds of answers. */
type AnswerKind = 'person' | 'place' | 'time' | 'number' | 'thing';

/** A span of a text that may be an answer. */
interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly kind: AnswerKind;
}

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

const PATTERNS: readonly (readonly [AnswerKind, RegExp])[] = [
  ['time', new RegExp(`\\b(?:\\d{1,2} )?${MONTH}(?: \\d{1,2}(?!\\d),?)?(?: \\d{4})?|\\b(?:1[0-9]|20)\\d{2}s?\\b`, 'g')],
  ['time', /\b(?:today|yesterday|tomorrow|at noon|at midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi],
  [
    'number',
    /\b(?!(?:1[0-9]|20)\d\d\b)\d+(?:[.,]\d+)*(?:\s?(?:%|percent|million|billion|thousand|metres|meters|kilometres|km|kg|years?|people|square \w+))*/g,
  ],
  // What follows a verb or a preposition, up to the end of the phrase.
  [
    'thing',
    /(?<=\b(?:is|are|was|were|called|named|known as|means|has|have|had|likes?|loves?|eats?|uses?)\s)[^.,;:!?()]{2,60}/gi,
  ],
  ['thing', /(?<=\b(?:in|at|on|from|to|for|with|by|of|because|as|into)\s)[^.,;:!?()]{2,60}/gi],
  // What stands before a verb, from the beginning of the sentence.
  ['thing', /(?<=^|[.,;:!?]\s)[^.,;:!?()]{2,60}(?=\s(?:is|are|was|were|has|have|had|can|will)\b)/gi],
];

const ENTITY_KINDS = { PER: 'person', LOC: 'place', ORG: 'thing', MISC: 'thing' } as const;

/** Spans of a text that may answer a question: names, dates, numbers, and parts of its sentences. */
function candidatesIn(text: string): readonly Candidate[] {
  const names = findEntities(text).map(({ label, start, end }) => ({ start, end, kind: ENTITY_KINDS[label] }));
  const others = PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      kind === 'thing' ? listPrefixes(found, index) : [{ start: index, end: index + found.length, kind }],
    ),
  );
  const known = new Set(names.map(({ start, end }) => `${start}-${end}`));
  return [...names, ...others.filter(({ start, end }) => !known.has(`${start}-${end}`))];
}

/** A phrase without its article, and the same up to the first small word inside of it. */
function listPrefixes(phrase: string, at: number): readonly Candidate[] {
  const article = /^(?:the|an?|also|very)\s+/i.exec(phrase)?.[0].length ?? 0;
  const body = phrase.slice(article);
  const start = at + article;
  const short = body.search(
    /\s(?:and|or|but|in|at|on|from|to|for|with|by|of|that|which|who|as|is|are|was|were|has|have)\s/i,
  );
  const whole = { start, end: start + body.trimEnd().length, kind: 'thing' as const };
  return short > 0 ? [{ start, end: start + short, kind: 'thing' as const }, whole] : [whole];
}
