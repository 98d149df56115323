import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadMarkdown, MarkdownText } from './markdown.tsx';

beforeAll(loadMarkdown);

const draw = (text: string) => renderToStaticMarkup(<MarkdownText>{text}</MarkdownText>);

it('shows HTML as it is written, and never as elements', () => {
  const html = draw('A line <b>break</b>.\n\n<script>alert(1)</script>');
  expect(html).toContain('A line &lt;b&gt;break&lt;/b&gt;.');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<(?:b|script)>/);
});
