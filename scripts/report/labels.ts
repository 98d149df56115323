import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, Section } from './section.ts';

/** Most words of a label, and of a hint. */
const MOST = { label: 3, hint: 10 } as const;

/** The attributes that are labels; all others of this list are hints. */
const ATTRIBUTES = { label: 'label', hint: 'hint', placeholder: 'hint', lead: 'hint', about: 'hint' } as const;

/** A label or hint of a page. */
export interface PageWords {
  readonly kind: keyof typeof MOST;
  readonly text: string;
}

/** Counts labels and hints of the workbench that are longer than a glance. */
export function labelSection(root: string, files: readonly string[]): Section {
  const found = files
    .filter((file) => /^apps\/workbench\/src\/.*\.tsx$/.test(file) && !/\.(?:test|gen)\.tsx$|\/examples\//.test(file))
    .flatMap((file) => wordsIn(readFileSync(join(root, file), 'utf8')).map((words) => ({ ...words, file })));
  const row = (kind: PageWords['kind'], name: string): Row => {
    const long = found.filter((each) => each.kind === kind && countWords(each.text) > MOST[kind]);
    const list = long.map(({ file, text }) => `${countWords(text)} ${file}: ${text}`);
    return { name, value: long.length, list: list.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)) };
  };
  return {
    title: 'Labels',
    rows: [
      { name: 'labels and hints of the workbench', value: found.length },
      row('label', `labels of more than ${MOST.label} words`),
      row('hint', `hints of more than ${MOST.hint} words`),
    ],
  };
}

/** Returns the labels and hints that a component writes as attributes: texts, and the texts of a choice between two. */
export function wordsIn(source: string): PageWords[] {
  return [...source.matchAll(/\s(label|hint|placeholder|lead|about)=(?:"([^"]+)"|\{([^{}]*)\})/g)].flatMap(
    ([, name = '', text, expression = '']) => {
      const kind = ATTRIBUTES[name as keyof typeof ATTRIBUTES]; // Of the pattern above.
      const texts = text === undefined ? [...expression.matchAll(/'([^'\n]+)'/g)].map(([, part = '']) => part) : [text];
      // `=== 'dark'` and names of variables are no words of a page.
      return texts.filter((each) => /^[A-Z]/.test(each)).map((each) => ({ kind, text: each }));
    },
  );
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
