import { describe, expect, it } from 'vitest';
import { rewriteLink } from './rewrite-link.ts';

const pages = [
  { path: 'guide', file: 'docs/guide/README.md' },
  { path: 'guide/files', file: 'docs/guide/files.md' },
  { path: 'packages/jinja', file: 'packages/jinja/README.md' },
];
const site = 'https://github.com/hubkit/hubkit/blob/main';

describe('a link of a page', () => {
  it.each<[string, object]>([
    ['files.md', { page: 'guide/files' }],
    ['files.md#sizes', { page: 'guide/files', hash: 'sizes' }],
    ['../../packages/jinja/README.md', { page: 'packages/jinja' }],
    ['../../packages/jinja', { page: 'packages/jinja' }],
    [`${site}/docs/guide/files.md`, { page: 'guide/files' }],
    ['../how-to', { href: `${site}/docs/how-to` }],
    ['../../LICENSE', { href: `${site}/LICENSE` }],
    ['#here', { href: '#here' }],
    ['https://example.com/x.md', { href: 'https://example.com/x.md' }],
  ])('%s', (href, expected) => {
    expect(rewriteLink(href, 'docs/guide/inference.md', pages)).toEqual(expected);
  });
});
