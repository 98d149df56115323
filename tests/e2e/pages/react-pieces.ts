import { createSlugger, EditLink, githubEditUrl, Heading, type HeadingLevel } from '@hubkit/react';
import { createElement, Fragment } from 'react';

const LEVELS = [2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

/** A documentation page with every piece on it; rendered on a server and again in a browser. */
export function ReactPieces() {
  const slug = createSlugger();
  return createElement(
    Fragment,
    null,
    createElement(Heading, { level: 1, title: 'Quick tour', id: slug('Quick tour') }),
    LEVELS.map((level) => createElement(Heading, { key: level, level, title: 'Usage', id: slug('Usage') })),
    createElement(Heading, { level: 2, title: 'Set up [ install ]', copy: 'button', focusTarget: true }),
    createElement(Heading, { level: 2, title: 'Copied when followed', copy: 'link' }),
    createElement(Heading, { level: 2 }, 'The ', createElement('code', null, 'pipeline'), ' function'),
    createElement('p', null, 'Some words between a heading and the edit link.'),
    createElement(EditLink, { source: githubEditUrl({ repo: 'octocat/hello-world', path: 'docs/quick tour.md' }) }),
    createElement(EditLink, { source: 'javascript:alert(1)' }),
  );
}
