import { createRandom, hashText, pick } from '../../contract/random.ts';
import { isStopWord, keywords } from '../chat/language.ts';
import { knownEnding } from './known-endings.ts';

/** Form of what follows the end of an unfinished sentence. */
type Gap = 'sentence' | 'predicate' | 'infinitive' | 'noun' | 'verb' | 'clause' | 'rest';

/** Ends of unfinished sentences, the most certain first. */
const GAPS: readonly (readonly [Gap, RegExp])[] = [
  ['sentence', /(?:^|[.!?…:"”)\n])\s*$/],
  ['predicate', /\b(?:is|are|was|were|be|been|seems?|becomes?)\s*$/i],
  ['infinitive', /\b(?:to|can|could|will|would|should|must|may|might)\s*$/i],
  ['noun', /\b(?:the|a|an|of|in|on|at|with|for|from|by|about|into|my|your|his|her|our|their|this|some|every)\s*$/i],
  ['verb', /\b(?:it|he|she|who|which|everybody|nobody)\s*$/i],
  ['clause', /(?:,|;|\b(?:and|but|because|since|that|when|while|where|if|as|so|then|until))\s*$/i],
  ['rest', /$/],
];

const ENDINGS: Readonly<Record<Exclude<Gap, 'sentence'>, readonly [string, ...string[]]>> = {
  predicate: [
    'older than most people think, and newer every year.',
    'not a single thing but many, and all of them are connected.',
    'something that has to be seen to be understood.',
    'easier to describe than to explain.',
  ],
  infinitive: [
    'begin with a small example and see where it leads.',
    'look closely at each part before putting them together.',
    'keep what works and leave out the rest.',
    'find the right moment, which is usually earlier than expected.',
  ],
  noun: [
    'small town by the river, where everybody knew the story.',
    'first of many that would follow in the years after.',
    'long road that leads from the station to the old market.',
    'morning when everything changed.',
  ],
  verb: [
    'has a story of its own.',
    'never stays the same for long.',
    'always finds a way to surprise those who look closely.',
    'takes more time than anyone expects.',
  ],
  clause: [
    'there was a small town by the river where everybody knew the story.',
    'nobody had tried it before.',
    'everything looked different from there.',
    'the days were long and there was always something new to see.',
  ],
  rest: [
    'and that was only the beginning.',
    'because nobody had tried it before.',
    'which came as a surprise to everyone in the room.',
    'until the day the letter arrived.',
  ],
};

/** Sentences about a subject; `$` is its placeholder. */
const SENTENCES: readonly [string, ...string[]] = [
  'There is more to $ than it seems.',
  'People have written about $ for a long time.',
  'The first thing to notice about $ is how it changes with the years.',
  'Some say that $ matters most in winter, when the days are short.',
  'Others had thought of $ before, but nobody had written it down.',
  'In the end $ turned out to be simpler than anyone had expected.',
  'It took another year until $ was mentioned again.',
  'Whoever asks about $ gets a different answer every time.',
];

/** Longest end of a prompt that is read for the form of what follows. */
const READ_CHARACTERS = 200;

/** Sentences after the one that the prompt began; none after an ending that is known. */
const MORE_SENTENCES = 3;

/**
 * Continues a text as a base model does: ends the sentence that it began and goes on about its subject. The same variant
 * gives the same text.
 */
export function continueText(prompt: string, variant: string): string {
  const random = createRandom(hashText(JSON.stringify([prompt, variant])));
  const subjects = findSubjects(prompt.slice(-2000));
  const lastWords = prompt.slice(-READ_CHARACTERS);
  const [gap] = GAPS.find(([, end]) => end.test(lastWords)) ?? ['rest'];
  const known = knownEnding(prompt);
  const first = known ?? (gap === 'sentence' ? undefined : pick(random, ENDINGS[gap]));
  const later = chosen(SENTENCES, random, known === undefined ? MORE_SENTENCES : 0).map((sentence) =>
    sentence.replaceAll('$', () => subjects[Math.floor(random() * subjects.length)] ?? 'it'),
  );
  const text = [...(first === undefined ? [] : [first]), ...later].join(' ');
  return /(?:^|\s)$/.test(prompt) ? text : ` ${text}`;
}

/** Subjects of a text, in words that fit into a sentence: `the lighthouse`, `Paris`; `it` without any. */
function findSubjects(text: string): readonly string[] {
  const phrases = text.matchAll(/\b(?:the|an?|my|our|their|his|her|this)\s+(\p{L}{3,})(?: (\p{L}{3,}))?/giu);
  const things = [...phrases].map(([, noun = '', second = '']) =>
    isStopWord(second) || /(?:ed|ing|s)$/.test(second) || second === '' ? `the ${noun}` : `the ${noun} ${second}`,
  );
  const names = [...text.matchAll(/(?<=\p{L}[,;]?\s)\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
  const found = [...things, ...names];
  const [last = 'it'] = keywords(text)
    .filter((word) => !/(?:ed|ing|ly)$/.test(word))
    .slice(-1);
  return found.length > 0 ? found.slice(-4) : [last];
}

/** Different items in random order. */
function chosen(items: readonly string[], random: () => number, count: number): string[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
