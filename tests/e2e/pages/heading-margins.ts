import { Heading } from '@hubkit/react';
import { createElement, Fragment } from 'react';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/**
 * Consecutive headings, and paragraphs after headings: ours in the first article, ours with the markup of hub documentation in
 * the second, plain ones in the third.
 */
export function HeadingMargins() {
  const articles = [
    (level: number) => createElement(Heading, { level: level as 1, title: 'Usage' }),
    (level: number) => createElement(Heading, { level: level as 1, title: 'Usage', hubCompat: true }),
    (level: number) => createElement(`h${level}`, null, 'Usage'),
  ].map((heading, index) =>
    createElement(
      'article',
      { key: index },
      LEVELS.map((level) =>
        createElement(Fragment, { key: level }, heading(level), heading(level), createElement('p', null, 'Words.')),
      ),
    ),
  );
  return createElement(Fragment, null, articles);
}
