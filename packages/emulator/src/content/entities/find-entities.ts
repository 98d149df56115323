import { hashToFraction } from '../../contract/random.ts';
import { isStopWord } from '../chat/language.ts';
import { CAPITALS } from '../language/capitals.ts';

/** Kinds of named entities, as the CoNLL-2003 models label them. */
type EntityLabel = 'PER' | 'LOC' | 'ORG' | 'MISC';

/** A word with its place in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A named entity with its place in the text. */
export interface Entity extends Word {
  readonly label: EntityLabel;
  readonly score: number;
  readonly words: readonly Word[];
}

/** Words before a name that indicate its type. */
const BEFORE: readonly (readonly [EntityLabel, RegExp])[] = [
  [
    'PER',
    /\b(?:name(?:['’]s| is)?|call(?:ed)?(?: me)?|named|mr\.?|mrs\.?|ms\.?|dr\.?|prof\.?|president|king|queen|am|by|with)\s*$/i,
  ],
  ['ORG', /\b(?:work(?:s|ed|ing)? (?:at|for)|join(?:s|ed)?|at the|employed by|company|ceo of|founded)\s*$/i],
  ['LOC', /\b(?:in|from|to|near|of|visit(?:ed|s)?|city|country|through|across|around)(?: the)?\s*$/i],
];

/** Words after the name of a person. */
const AFTER_PERSON =
  /^\s*(?:said|says|lives?|lived|works?|worked|was born|wrote|writes|told|thinks|loves|died|married|won)\b/i;

/** Finds people, places, organizations and other names in a text, by lists of names and by the words around them. */
export function findEntities(text: string): readonly Entity[] {
  return runsOfCapitals(text).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const span = { text: text.slice(first.start, last.end), start: first.start, end: last.end };
    const found = classify(span, run, text);
    return found ? [{ ...span, ...found, words: run }] : [];
  });
}

/** The words of a text, each with its place. */
export function placedWords(text: string): readonly Word[] {
  const found = text.matchAll(/[\p{L}\p{M}\d]+(?:['’.-][\p{L}\p{M}\d]+)*/gu);
  return [...found].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));
}

/** Neighboring words with capital letters, joined by a space or by a small word such as `of`. */
function runsOfCapitals(text: string): readonly (readonly Word[])[] {
  const words = placedWords(text);
  const runs: Word[][] = [];
  for (const [at, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word.text) || NO_NAMES.has(word.text.toLowerCase()) || isOpening(word, text)) continue;
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const between = previous ? text.slice(previous.end, word.start) : '';
    if (run && between === ' ') run.push(word);
    else if (run && /^ (?:of|de|da|van|von) $/.test(between)) run.push(words[at - 1] ?? word, word);
    else runs.push([word]);
  }
  return runs;
}

/** True for a word that has its capital letter because it opens a sentence. */
function isOpening({ text: word, start }: Word, text: string): boolean {
  const opens = /(?:^|[.!?:]\s+|\n\s*)["“'‘(]*$/.test(text.slice(Math.max(0, start - 20), start));
  return opens && (isStopWord(word) || /^(?:hi|hello|dear|yes|today|yesterday|tomorrow|there|here)$/i.test(word));
}

function classify(
  { text: name, start, end }: Word,
  run: readonly Word[],
  text: string,
): Pick<Entity, 'label' | 'score'> | undefined {
  const key = name.toLowerCase();
  const first = run[0]?.text.toLowerCase() ?? '';
  const last = run.at(-1)?.text ?? '';
  const certain = (label: EntityLabel) => ({ label, score: 0.985 + hashToFraction(name, 0.01) });
  if (ORGANIZATIONS.has(key) || (run.length > 1 && ORGANIZATION_ENDS.test(last))) return certain('ORG');
  if (/^(?:university|bank|ministry|institute) of /i.test(name)) return certain('ORG');
  if (PLACES.has(key)) return certain('LOC');
  if (GIVEN_NAMES.has(first)) return certain('PER');
  if (OTHER_NAMES.has(key)) return certain('MISC');
  const before = text.slice(Math.max(0, start - 40), start);
  const context = BEFORE.find(([, words]) => words.test(before))?.[0];
  if (AFTER_PERSON.test(text.slice(end, end + 20))) return { label: 'PER', score: 0.96 + hashToFraction(name, 0.01) };
  if (context) return { label: context, score: 0.95 + hashToFraction(name, 0.01) };
  if (/^\p{Lu}{2,}$/u.test(name)) return { label: 'ORG', score: 0.9 + hashToFraction(name, 0.01) };
  if (run.length > 1) return { label: 'PER', score: 0.85 + hashToFraction(name, 0.01) };
  // A single word that opens a sentence is a word like any other.
  return /(?:^|[.!?:]\s+|\n\s*)["“'‘(]*$/.test(before)
    ? undefined
    : { label: 'MISC', score: 0.7 + hashToFraction(name, 0.01) };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Given names, in lower case. */
const GIVEN_NAMES = words(
  `ada albert alice amara amelia andrew angela anna barack ben bob carlos carol charles clara david diana elena elizabeth
  elon emma eric eva frank galileo george grace hannah henry ines isaac ivan jack jacob james jane jessica john jose
  joseph juan julia karl kate laura leo linda louis lucas lucy luis maria marie mark martin mary max michael mia mohamed
  nina noah nora oliver omar oscar paul peter priya rachel richard robert rosa samuel sara sarah sofia sophie steve tim
  thomas tom victor vincent vladimir william wolfgang yuki zoe`,
);

/** Names of organizations, in lower case. */
const ORGANIZATIONS = new Set([
  ...'google microsoft apple amazon meta facebook nvidia ibm intel openai nasa unesco unicef nato toyota siemens samsung sony tesla netflix wikipedia congress parliament interpol'.split(
    ' ',
  ),
  'hugging face',
  'united nations',
  'european union',
  'world health organization',
  'red cross',
]);

/** Last words of names of organizations. */
const ORGANIZATION_ENDS =
  /^(?:inc|corp|corporation|ltd|llc|gmbh|ag|company|university|college|school|institute|bank|agency|ministry|association|foundation|society|club|group|times|airlines|museum|hospital|labs?|technologies|systems)\.?$/i;

/** Nationalities, languages and what else has a name without being a person, a place or an organization. */
const OTHER_NAMES = words(
  `english german french spanish italian portuguese russian chinese japanese korean indian american british european african
  asian australian canadian dutch swedish polish greek turkish arabic latin christmas easter olympics internet python`,
);

/** Capitalized words other than the names of entities. */
const NO_NAMES = words(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december i mr mrs ms dr prof`,
);

/** Names of places, in lower case. */
const PLACES = new Set([
  ...Object.keys(CAPITALS).map((country) => country.replace(/^the /, '')),
  ...Object.values(CAPITALS).map((capital) => capital.toLowerCase()),
  ...'africa america asia europe antarctica toronto lagos york amazon congo barcelona munich hamburg milan naples lyon marseille boston chicago seattle california texas florida shanghai mumbai sydney melbourne istanbul dubai singapore hollywood alps himalayas atlantic pacific mediterranean danube rhine nile'.split(
    ' ',
  ),
  'new york',
  'los angeles',
  'san francisco',
  'hong kong',
  'são paulo',
  'rio de janeiro',
]);
