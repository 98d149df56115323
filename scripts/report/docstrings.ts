import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './section.ts';

/** Phrases that English docstrings do not have, or seldom: word-for-word translations. */
const TURNS = [
  /^(?:The same|Those|That of|Why)\b/,
  /\bstands?\b(?!-)/i,
  /(?<!\bthere )\b(?:is|are) (?:no(?! longer)|none)\b/i,
  /\bin vain\b/i,
  /\b(?:nobody|whoever)\b/i,
  /\bof (?:its|their) own\b/i,
  /\bwhat (?:is|are|was|were|it|they|an?|comes|has|of)\b/i,
  /\bthat\b[^.:;]*\bthat\b/i,
  /\b(?:gives?|makes?) of\b/i,
];

/** Docstrings that begin like a riddle: a value is named by a noun phrase, a function by a verb. */
const RIDDLE = /^(?:What|Whether|How|Where|Who|Whose)\b/;

/** Counts docstrings that read like a translation, and those that begin with a question word. */
export function docstringSection(root: string, files: readonly string[]): Section {
  const docstrings = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|gen)\.tsx?$/.test(file))
    .flatMap((file) => docstringsIn(readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })));
  const row = (name: string, isWanted: (text: string) => boolean) => {
    const list = docstrings.filter(({ text }) => isWanted(text)).map(({ file, text }) => `${file}: ${text}`);
    return { name, value: list.length, list };
  };
  return {
    title: 'Docstrings',
    rows: [
      { name: 'docstrings', value: docstrings.length },
      row('with a translated turn', hasTranslatedTurn),
      row('that begin with a question word', (text) => RIDDLE.test(text)),
    ],
  };
}

/** Returns the docstrings of a source text, each as one line. */
export function docstringsIn(source: string): string[] {
  return [...source.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, text = '']) =>
    text
      .replaceAll(/\n\s*\*? ?/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** Returns true for a docstring with a translated turn. */
export function hasTranslatedTurn(docstring: string): boolean {
  return TURNS.some((turn) => turn.test(docstring));
}
