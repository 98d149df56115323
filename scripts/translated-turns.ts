import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Phrases that English docstrings do not have, or seldom: word-for-word translations. */
const TURNS = [
  /^(?:The same|Those|That of|Why)\b/,
  /\bstands?\b(?!-)/i,
  /(?<!\bthere )\b(?:is|are) (?:no(?! longer)|none)\b/i,
  /\bin vain\b/i,
  /\b(?:who|nobody|whoever)\b/i,
  /\bof (?:its|their) own\b/i,
  /\bwhat (?:is|are|was|were|it|they|an?|comes|has|of)\b/i,
  /\bthat\b[^.:;]*\bthat\b/i,
  /\b(?:says?|said|tells?|told)\b/i,
  /\b(?:gives?|makes?) of\b/i,
  /\bpictures?\b/i,
];

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

/** Returns the docstrings with a translated turn below a folder: `path: docstring`. Tests and generated files are left out. */
export function translatedTurnsIn(folder: string): string[] {
  return sourcesIn(folder)
    .filter((path) => !/\.(?:test|gen)\.tsx?$/.test(path))
    .flatMap((path) =>
      docstringsIn(readFileSync(path, 'utf8'))
        .filter(hasTranslatedTurn)
        .map((docstring) => `${path.slice(folder.length + 1)}: ${docstring}`),
    );
}

/** Returns the paths of all source files below a folder. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}
