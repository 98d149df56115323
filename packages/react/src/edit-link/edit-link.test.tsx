import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EditLink, githubEditUrl } from './edit-link.tsx';
import { safeSource } from './safe-source.ts';

describe('EditLink', () => {
  it('opens the source in a new tab, without giving the page away, and says so', () => {
    const markup = renderToStaticMarkup(<EditLink source="https://example.com/edit/page.md" />);
    expect(markup.replace(/<svg.*<\/svg>/, '<svg/>')).toBe(
      '<a class="hubkit-edit-link" href="https://example.com/edit/page.md" target="_blank" rel="noopener noreferrer"><svg/>' +
        '<span class="hubkit-edit-link-label">Update on GitHub</span>' +
        '<span class="hubkit-visually-hidden"> (opens in a new tab)</span></a>',
    );
  });

  it('stays in the tab when asked to, with other words and a further class', () => {
    const markup = renderToStaticMarkup(<EditLink source="/edit" label="Improve" newTab={false} className="mine" />);
    expect(markup).toContain('class="hubkit-edit-link mine" href="/edit" rel=');
    expect(markup).not.toContain('target');
    expect(markup).toContain('>Improve</span></a>');
  });

  it.each([undefined, '', ' ', 'javascript:alert(1)', 'page.md'])('renders nothing for the source %j', (source) => {
    expect(renderToStaticMarkup(<EditLink source={source} />)).toBe('');
  });
});

describe('safeSource', () => {
  it.each(['https://example.com/a', 'http://localhost:3000/a?b#c', 'HTTPS://EXAMPLE.COM', '/docs/page.md', ' /docs '])(
    'lets %j pass',
    (source) => {
      expect(safeSource(source)).toBe(source.trim());
    },
  );

  it.each([
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'https:///',
    'https:example.com',
    'mailto:a@example.com',
    'docs/page.md',
  ])('stops %j', (source) => {
    expect(safeSource(source)).toBeUndefined();
  });
});

describe('githubEditUrl', () => {
  it.each([
    [{ repo: 'octo/hello', path: 'docs/a.md' }, 'https://github.com/octo/hello/edit/main/docs/a.md'],
    [
      { repo: 'octo/hello', branch: 'feature/x y', path: '/docs/ä #1?.md' },
      'https://github.com/octo/hello/edit/feature/x%20y/docs/%C3%A4%20%231%3F.md',
    ],
    [{ repo: 'octo/hello', path: '../../evil/./a.md' }, 'https://github.com/octo/hello/edit/main/evil/a.md'],
  ])('builds the address of %o', (source, url) => {
    expect(githubEditUrl(source)).toBe(url);
  });
});
