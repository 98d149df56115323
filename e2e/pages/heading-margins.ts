import { Heading } from '@hubkit/react';
import { createElement, Fragment } from 'react';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Headings that follow each other and paragraphs that follow headings: ours in the first article, plain ones in the second. */
export function HeadingMargins() {
  const [ours, plain] = [
    (level: number) => createElement(Heading, { level: level as 1, title: 'Usage' }),
    (level: number) => createElement(`h${level}`, null, 'Usage'),
  ].map((heading) =>
    createElement(
      'article',
      null,
      LEVELS.map((level) =>
        createElement(Fragment, { key: level }, heading(level), heading(level), createElement('p', null, 'Words.')),
      ),
    ),
  );
  return createElement(Fragment, null, ours, plain);
}
