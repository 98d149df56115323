import { chooseOption } from '../../choice/choose-option.ts';
import { keywords, splitWords } from '../language.ts';

/** Finds values in a text for the members of an object; a value that was used is not used again. */
export interface Hints {
  readonly text: (name: string, description: string) => string;
  readonly number: (name: string) => number | undefined;
  readonly choice: (options: readonly string[]) => string | undefined;
  readonly isTrue: (name: string) => boolean;
  readonly items: () => readonly string[];
}

const NAME_PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/mail/i, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  [/url|link|website/i, /https?:\/\/[^\s"')]+/],
  [/date|day|when/i, /\b(?:\d{4}-\d{2}-\d{2}|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i],
  [/time/i, /\b\d{1,2}:\d{2}\b/],
  [
    /city|location|place|town|where|destination/i,
    /\b(?:in|at|for|near|to|of) ((?:\p{Lu}[\p{L}'-]+[ -]?)+(?:, \p{Lu}[\p{L}]+)?)/u,
  ],
  [/from|origin|source/i, /\bfrom ((?:\p{Lu}[\p{L}'-]+ ?)+)/u],
  [
    /^(?:full_?|first_?|last_?|user_?)?name$|person|who/i,
    /(?:^|[.!?]\s+)(\p{Lu}[\p{L}'-]+)(?= (?:is|was|has|likes|lives|works)\b)|\b(?:named|called|is|am|for|with|meet) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u,
  ],
  [/^age$/i, /\b\d{1,3}\b/],
  [/currency/i, /\b(?:USD|EUR|GBP|JPY|CHF)\b/],
  [/expression|formula/i, /[-\d(][\d\s().+*/^%-]{1,80}/],
];

/** Sample values for members that the text does not mention. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:full_?|first_?|last_?|user_?)?name$/i, 'Ada'],
  [/^(?:city|town|capital)$/i, 'Paris'],
  [/^country$/i, 'France'],
  [/^(?:language|lang)$/i, 'English'],
  [/^colou?r$/i, 'blue'],
  [/^currency$/i, 'EUR'],
];

/** Reads the hints in a text. Values of a fixed form, such as places, may also come from the text around it. */
export function readHints(text: string, context = text): Hints {
  const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const quoted = [...text.matchAll(/["“'‘]([^"”'’\n]{1,80})["”'’]/g)].flatMap((match) => (match[1] ? [match[1]] : []));
  const lower = text.toLowerCase();
  return {
    text(name, description) {
      const pattern = NAME_PARTS.find(([names]) => names.test(name))?.[1];
      const found = pattern?.exec(text) ?? pattern?.exec(context);
      if (found) return (found[1] ?? found[2] ?? found[0]).trim();
      const about = new RegExp(
        `\\b${escaped(name.replace(/[_-]+/g, ' '))}\\b(?:\\s*[:=]|\\s+(?:is|of|to|as))*\\s+([^.,;!?\\n]{1,60})`,
        'i',
      ).exec(text)?.[1];
      if (about) return about.trim();
      const sample = SAMPLES.find(([names]) => names.test(name))?.[1];
      if (sample !== undefined) return sample;
      const quote = quoted.shift();
      if (quote !== undefined) return quote;
      if (/query|search|question|prompt|text|input|message|content/i.test(`${name} ${description}`)) return text.trim();
      return keywords(text).slice(0, 3).join(' ') || text.trim() || name;
    },
    number: (name) => {
      const near = new RegExp(`${escaped(name.replace(/[_-]+/g, ' '))}\\D{0,12}(-?\\d+(?:\\.\\d+)?)`, 'i').exec(
        text,
      )?.[1];
      return near === undefined ? numbers.shift() : Number(near);
    },
    choice(options) {
      const named = options.filter((option) => lower.includes(option.toLowerCase()));
      // A prompt that names several lets the model choose; the names themselves say nothing about the text then.
      return named.length === 1 ? named[0] : chooseOption(without(text, named), options);
    },
    isTrue: (name) =>
      !new RegExp(
        `\\b(?:no|not|without|never)\\b.{0,20}${escaped(name.replace(/^(?:is|has)_?/i, '').toLowerCase())}`,
      ).test(lower),
    items() {
      const listed =
        /:\s*([^.!?\n]+(?:,| and )[^.!?\n]+)/.exec(text)?.[1] ??
        /\b((?:\p{L}+, )+\p{L}+(?:,? and \p{L}+)?)/u.exec(text)?.[1];
      const items = listed
        ?.split(/,\s*(?:and\s+)?|\s+and\s+/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
      return items && items.length > 1 ? items : keywords(text).slice(0, 3);
    },
  };
}

/** Counts the words that two texts share, compared by their first five letters. */
export function sharedWords(left: string, right: string): number {
  const stems = (text: string) =>
    new Set(
      keywords(text.replace(/[_-]+/g, ' '))
        .flatMap(splitWords)
        .map((word) => word.toLowerCase().slice(0, 5)),
    );
  const rights = stems(right);
  return [...stems(left)].filter((stem) => rights.has(stem)).length;
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(new RegExp(escaped(name), 'gi'), ' '), text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
