import type { Turn } from '@hubkit/messages/turns';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ChatPanel } from '../chat-panel/chat-panel.tsx';
import { CodeBlock } from './code-block.tsx';
import { loadMarkdown, MarkdownText, type MarkdownTextProps, markdownParts } from './markdown-text.tsx';

const draw = (text: string, props: Partial<MarkdownTextProps> = {}) =>
  renderToStaticMarkup(<MarkdownText {...props}>{text}</MarkdownText>);

describe('text of a model', () => {
  beforeAll(loadMarkdown);

  it('is drawn as Markdown, with tables, headings below those of the page, and the lines as they are', () => {
    const html = draw('# Title\n\nOne\ntwo\n\n| a |\n|---|\n| 1 |');
    expect(html).toContain('<h3>Title</h3>');
    expect(html).toMatch(/One<br\/>\s*two/);
    expect(html).toMatch(/<section [^>]*aria-label="Table"[^>]*><table>/);
  });

  it('brings no HTML and no unsafe address', () => {
    const html = draw('<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![p](data:text/html,x) <b>bold</b>');
    expect(html).not.toMatch(/<img|<b>|javascript:|data:text/);
    // Tags are letters, as in `Vec<String>`.
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(draw('<div>\na\n</div>')).toMatch(/<p>&lt;div&gt;<br\/>\s*a<br\/>\s*&lt;\/div&gt;<\/p>/);
  });

  it('opens links elsewhere, says so, and fetches no picture', () => {
    const html = draw('[a](https://a.example) ![A cat](https://b.example/cat.png)');
    expect(html).toMatch(/<a href="https:\/\/a.example" target="_blank" rel="noopener noreferrer">a<span/);
    expect(html).toContain('(opens in a new tab)');
    expect(html).not.toContain('<img');
    expect(html).toContain('>A cat (opens in a new tab)</a>');
  });

  it('has code with its language and a button, drawn by the page if it does', () => {
    const code = '```python\nprint(1)\n```';
    expect(draw(code)).toMatch(/<span>Python<\/span><button [^>]*aria-label="Copy code"/);
    expect(draw(code)).toContain('print(1)');
    const renderCode = (text: string, language: string) => <b>{`${language}: ${text.trim()}`}</b>;
    expect(draw(code, { renderCode })).toContain('<code><b>python: print(1)</b></code>');
    expect(draw('```\nx\n```', { labels: { code: 'Code', copy: 'Kopieren' } })).toMatch(/<span>Code<.*"Kopieren"/);
  });

  it('has the colors of a panel outside of one, too', () => {
    expect(draw('Words')).toMatch(/^<div class="hubkit-panel hubkit-markdown"/);
  });

  it('is the same drawn while it grows and drawn whole', () => {
    const text = 'One\n\n- a\n- b\n\nTwo\n\n```js\nx\n```\n\nThree';
    const lines = (html: string) => html.replaceAll('>\n<', '><');
    expect(lines(draw(text, { isOpen: true }))).toBe(lines(draw(text)));
  });

  it('takes more of a page: another text, plugins after the check, components', () => {
    const extend = (block: string) => ({
      text: block.replace('$x$', 'FORMULA'),
      rehypePlugins: [() => (tree: { children: unknown[] }) => void tree.children.push({ type: 'text', value: '!' })],
    });
    expect(draw('A $x$', { extend })).toContain('<p>A FORMULA</p>!');
    expect(draw('A', { components: { p: ({ children }) => <em>{children}</em> } })).toContain('<em>A</em>');
  });
});

it('draws the answers of a chat, and no questions', async () => {
  await loadMarkdown();
  const of = (id: string, role: Turn['role']): Turn => ({
    id,
    role,
    parent: null,
    status: 'done',
    parts: [{ type: 'text', text: '**bold**\n\n```python\nprint()\n```' }],
  });
  const html = renderToStaticMarkup(
    <ChatPanel messages={[of('1', 'user'), of('2', 'assistant')]} parts={markdownParts} />,
  );
  expect(html).toContain('<p>**bold**\n\n```');
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toContain('<code><span class="hubkit-code-name">print</span>()');
});

describe('a block of code', () => {
  it.each([
    ['ts', 'TypeScript'],
    ['cobol', 'cobol'],
    ['constructor', 'constructor'],
    [undefined, 'Text'],
  ])('of the language %s says “%s”', (language, name) => {
    const html = renderToStaticMarkup(<CodeBlock code="a < b" language={language} />);
    expect(html).toContain(`<span>${name}</span>`);
    expect(html).toContain('<code>a &lt; b</code>');
  });
});
