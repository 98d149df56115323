import { summarize } from '../../summary/summarize.ts';
import type { Conversation } from '../conversation.ts';
import { keywords, splitSentences, splitWords } from '../language.ts';

/** A text operation: the pattern of its requests, and its result. */
interface TextWork {
  readonly asked: RegExp;
  readonly run: (text: string, match: RegExpExecArray) => string;
}

const QUOTE = /["“‘']([^"”’']{1,2000})["”’']/;

const WORKS: readonly TextWork[] = [
  {
    asked:
      /\bhow many (?:times does the letter )?["“'‘]?(\p{L})["”'’]?(?:['’]?s)? (?:are |is |appear |occur )?(?:there )?(?:in|are in)\b/iu,
    run: countLetter,
  },
  { asked: /\bhow many (words|letters|characters|sentences)\b/i, run: countParts },
  { asked: /\bcount (?:the )?(words|letters|characters|sentences)\b/i, run: countParts },
  { asked: /\breverse\b/i, run: (text) => [...text].reverse().join('') },
  { asked: /\b(?:upper ?case|capital letters|capitalize)\b/i, run: (text) => text.toUpperCase() },
  { asked: /\blower ?case\b/i, run: (text) => text.toLowerCase() },
  { asked: /\b(?:sort|alphabetical)\b/i, run: sortItems },
  { asked: /\b(?:summari[sz]e|summary|tl;?dr|shorten)\b/i, run: (text) => summarize(text) },
  { asked: /\b(?:keywords|key words|main topics)\b/i, run: (text) => keywords(text).slice(0, 6).join(', ') },
  { asked: /\b(?:repeat after me|repeat|echo|say)\b(?! (?:that|it) again)/i, run: (text) => text },
];

/** Counts, reverses, sorts, shortens or repeats a text that the prompt holds. */
export function textWork({ prompt, earlier }: Conversation): string | undefined {
  for (const { asked, run } of WORKS) {
    const match = asked.exec(prompt);
    if (!match) continue;
    const text = findText(prompt, match, earlier);
    if (text !== undefined) return run(text, match);
  }
  return undefined;
}

/** The text to work on: in quotes, after a colon, or after the words that ask for the work. */
function findText(prompt: string, match: RegExpExecArray, earlier: readonly string[]): string | undefined {
  const after = prompt.slice(match.index + match[0].length);
  const quoted = QUOTE.exec(after)?.[1] ?? QUOTE.exec(prompt)?.[1];
  if (quoted) return quoted.trim();
  const colon = /:\s*([\s\S]+)$/.exec(prompt)?.[1];
  if (colon) return colon.trim();
  if (/\b(?:that|this|it|above|what i said)\b/i.test(after)) return earlier.at(-1);
  const rest = after
    .replace(/^\s*(?:are |is |there )*(?:in |the )*(?:word |words |string |text |sentence |letters )?/i, '')
    .replace(/[?.!]+$/, '')
    .trim();
  return rest === '' || rest.length > 400 ? undefined : rest;
}

function countLetter(text: string, match: RegExpExecArray): string {
  const letter = (match[1] ?? '').toLowerCase();
  const count = [...text.toLowerCase()].filter((sign) => sign === letter).length;
  return `The letter “${letter}” appears ${count} time${count === 1 ? '' : 's'} in “${text}”.`;
}

function countParts(text: string, match: RegExpExecArray): string {
  const what = (match[1] ?? '').toLowerCase();
  const count =
    what === 'words'
      ? splitWords(text).length
      : what === 'sentences'
        ? splitSentences(text).length
        : [...(what === 'letters' ? text.replace(/[^\p{L}]/gu, '') : text)].length;
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}” has ${count} ${count === 1 ? what.slice(0, -1) : what}.`;
}

function sortItems(text: string): string {
  const items = text.split(/\s*(?:,|\n|;| and )\s*/).filter((item) => item !== '');
  const areNumbers = items.every((item) => Number.isFinite(Number(item)));
  return items
    .sort((left, right) => (areNumbers ? Number(left) - Number(right) : left.localeCompare(right, 'en')))
    .join(', ');
}
