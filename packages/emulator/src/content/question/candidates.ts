import { findEntities } from '../entities/find-entities.ts';

/** Kinds of answers. */
export type AnswerKind = 'person' | 'place' | 'time' | 'number' | 'thing';

/** A span of a text that may be an answer. */
export interface Candidate {
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
export function candidatesIn(text: string): readonly Candidate[] {
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
