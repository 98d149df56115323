import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import temml from 'temml';
import { expect, it } from 'vitest';
import { isOversized, OPTIONS } from './draw-formula.ts';
import { findMathematics } from './find-mathematics.ts';
import { placeFormulas } from './formula-view.tsx';

/** The HTML of a text, with `[tex]` for each formula. */
function html(markdown: string): string {
  const { text, formulas } = findMathematics(markdown);
  const options: Options = {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSanitize, placeFormulas(formulas)],
    components: { span: ({ node }) => `[${node?.properties.tex}]` },
  };
  return renderToStaticMarkup(createElement(Markdown, options, text));
}

it.each([
  ['With $a_1 * b_2 * c_3$ in **$x$**', '<p>With [a_1 * b_2 * c_3] in <strong>[x]</strong></p>'],
  ['    indented $x$ code', '<pre><code>indented $x$ code\n</code></pre>'],
  ['[a $x$](https://h.co/$y$ "$z$")', '<p><a href="https://h.co/$y$" title="$z$">a [x]</a></p>'],
  ['| $a$ | $5 |\n|---|---|\n| $b$ | $6 |', '<td>[b]</td><td>$6</td>'],
  ['$<img src=x onerror=alert(1)>$', '<p>[&lt;img src=x onerror=alert(1)&gt;]</p>'],
  ['<span data-tex="x">$y$</span>', '<p>[y]</p>'],
])('places the formulas of %j', (markdown, expected) => {
  expect(html(markdown).replaceAll(/>\n+</g, '><')).toContain(expected);
});

it.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{https://example.com}',
  '\\includegraphics{https://example.com/a.png}',
  '\\class{a}{x}',
  '\\id{a}{x}',
  '\\style{color: red}{x}',
  '\\data{a=b}{x}',
  '\\frac{1',
  '\\nosuchcommand',
  '\\def\\a{\\a\\a}\\a',
])('draws nothing for %s', (tex) => {
  let drawn = '';
  try {
    drawn = temml.renderToString(tex, OPTIONS);
  } catch {
    return;
  }
  expect(drawn).not.toMatch(/href|src=|class="a"|\bid=|red|data-/);
});

it('escapes text', () => {
  expect(temml.renderToString('\\text{<img src=x onerror=alert(1)>}', OPTIONS)).not.toContain('<img');
});

/** The values of all attributes of a formula. */
const listValues = (tex: string) =>
  [...temml.renderToString(tex, OPTIONS).matchAll(/="([^"]*)"/g)].map(([, value = '']) => value);

it.each([
  '\\raisebox{-9999em}{x}',
  '\\raisebox{-9999pt}{x}',
  '\\lower 9999em x',
  '\\hskip -9999em x',
  '\\kern -9999mu x',
  '\\rule{9999em}{9999em}',
  '\\hspace{9999em}x',
])('keeps %s in its place', (tex) => {
  const isBounded = listValues(tex).every((value) => !/\d{3,}/.test(value));
  expect(isBounded || listValues(tex).some(isOversized)).toBe(true);
});

it.each([
  '\\sqrt{\\frac{a}{b}} \\left( \\sum_{i=0}^n \\right)',
  '\\raisebox{-0.5em}{x}',
  '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}',
  '\\hspace{2cm}\\underbrace{x+y}_{z}',
])('draws %s', (tex) => {
  expect(listValues(tex).filter(isOversized)).toEqual([]);
});
