import { isStopWord } from '../chat/language.ts';

/** Answers among which a prompt lets the model choose. */
export interface Options {
  readonly options: readonly string[];
  /** The text around the options. */
  readonly rest: string;
}

const TOKEN = String.raw`(?:["“‘'][^"”’'\n]{1,40}["”’']|[\p{L}\p{N}][\p{L}\p{N}_-]{0,30})`;

/** `A or B`, `A, B, or C`. */
const LIST = new RegExp(`${TOKEN}(?:, ?${TOKEN}){0,20},? or ${TOKEN}`, 'giu');

/** `A/B`, which is an `or` where an answer is asked for. */
const SLASHES = new RegExp(String.raw`(?<![\p{L}\p{N}/])${TOKEN}(?:/${TOKEN}){1,20}(?![\p{L}\p{N}/])`, 'giu');

/** `Labels: A, B, C`. */
const NAMED =
  /\b(?:labels|categories|classes|options|choices|one of(?: these| the following)?) ?[:(] ?([^.?!\n:()]{3,400})/i;

/** `Rate it from 1 to 5`. */
const SCALE = /\b(?:rate|rating|score|scale|stars)\b[^.?!\n]{0,60}?\b(\d{1,2}) ?(?:to|-|–) ?(\d{1,2})\b/i;

/** Words directly before a list that make it the allowed answers. */
const LEADS =
  /\b(?:as|with|either|between|answer|reply|respond|say|output|return|write|only|just|is|are|was)\s*:?\s*\(?$/i;

/** Words of a sentence that asks for a decision. */
const DECIDES =
  /\b(?:classify|label|categori[sz]e|answer|reply|respond|decide|determine|tell|say|output|return|choose|pick|sentiment|whether|write)\b/i;

/** Finds the answers that a prompt allows: `Positive or negative?`, `Answer yes or no.`, `Labels: a, b, c`, `Rate it from 1 to 5`. */
export function readOptions(text: string): Options | undefined {
  return readNamed(text) ?? readScale(text) ?? readList(text);
}

function readNamed(text: string): Options | undefined {
  const match = NAMED.exec(text);
  const options = match?.[1]
    ?.split(/\s*(?:,|\/|\||\bor\b|\band\b)\s*/)
    .map(bare)
    .filter((option) => option !== '');
  if (!match || !options || options.length < 2 || options.some((option) => option.split(' ').length > 4)) return;
  return { options, rest: without(text, match) };
}

function readScale(text: string): Options | undefined {
  const match = SCALE.exec(text);
  const [low, high] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || high <= low || high - low > 20) return;
  return {
    options: Array.from({ length: high - low + 1 }, (_, index) => `${high - index}`),
    rest: without(text, match),
  };
}

function readList(text: string): Options | undefined {
  const matches = [...text.matchAll(LIST), ...text.matchAll(SLASHES)].filter((match) => isAsked(match, text));
  // Instructions are at the beginning or at the end; what is between them may have questions of its own.
  const match = matches.find(({ index }) => sentenceAt(text, index).start === 0) ?? matches.at(-1);
  if (!match) return;
  const options = match[0].split(/,? or |, ?|\//i).map(bare);
  if (options.some((option) => isStopWord(option) && !/^no$/i.test(option))) return;
  return { options: alike(options), rest: without(text, match) };
}

/** True if a list is what the answer has to be: a question ends with it, or an instruction leads to it. */
function isAsked(match: RegExpExecArray, text: string): boolean {
  const end = match.index + match[0].length;
  const { start, sentence } = sentenceAt(text, match.index);
  const before = text.slice(start, match.index);
  if (/^(?:are|do|can|were|will) you\b/i.test(sentence)) return false;
  if (match[0].includes('/')) return DECIDES.test(sentence) || /^\)?\s*[:?]/.test(text.slice(end));
  const isWhole = before === '' && /^\s*(?:[.:!?\n]|$)/.test(text.slice(end));
  return isWhole || text[end] === '?' || (LEADS.test(before) && DECIDES.test(before));
}

function sentenceAt(text: string, index: number): { readonly start: number; readonly sentence: string } {
  const start = Math.max(
    ...['. ', '? ', '! ', '\n', ': '].map((end) => {
      const at = text.lastIndexOf(end, index - 1);
      return at < 0 ? 0 : at + end.length;
    }),
  );
  return { start, sentence: text.slice(start, index + 200).split(/[.?!\n]/)[0] ?? '' };
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`;
}

function bare(option: string): string {
  return option.trim().replace(/^["“‘']|["”’']$/g, '');
}

/** A sentence begins with a capital letter; the other options get one, too, so that all answers are written alike. */
function alike(options: readonly string[]): readonly string[] {
  const [first = '', ...others] = options;
  const isSentence = /^\p{Lu}\p{Ll}/u.test(first) && others.every((option) => /^\p{Ll}/u.test(option));
  return isSentence ? options.map((option) => option.charAt(0).toUpperCase() + option.slice(1)) : options;
}
