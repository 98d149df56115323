import { Template, TemplateError } from '@hubkit/jinja';
import { expect, it } from 'vitest';
import { writeCode } from '../../src/engine/codegen/generate-code.ts';
import { support } from '../../src/engine/codegen/support.ts';
import { choicesOf, makeCase } from '../differential/campaign.ts';

/** Every word that generated code may hold besides numbered names. */
const WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(support),
  ...'use strict support constants const let return if else for break continue new typeof true false null undefined'.split(
    ' ',
  ),
  ...'f o v outer out base rt at render variables context parentTemplate call run autoescape fuel refuel grow longText index0 reaches length set Map Array isArray Symbol iterator string boolean'.split(
    ' ',
  ),
]);

/** The words of generated code that are neither its own nor in a JSON literal. */
function strangers(source: string): string[] {
  const code = source.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
  expect(code).toMatch(/^[\w\s(){}[\],.;:?!=<>&|+*'"-]*$/);
  return (code.match(/[a-z_$][\w$]*/gi) ?? []).filter((word) => !WORDS.has(word) && !/^[a-z]\d+$/.test(word));
}

const hostile = [
  '"+process.exit()+"',
  "');process.exit();('",
  '`$' + '{process.exit()}`',
  '\\"+globalThis.broken+\\"',
  '*/globalThis.broken/*',
  '\u2028globalThis.broken=1\u2029',
  '__proto__',
  'constructor',
  '</script><script>',
  '\\',
  '"\\',
  "'\\",
];
const names = [
  'constructor',
  '__proto__',
  'process',
  'globalThis',
  'support',
  'constants',
  'f',
  'rt',
  'o',
  'v',
  'k0',
  'x0',
  't1',
  'eval',
  'arguments',
  'ñ',
  'ⅷ',
  'let',
  'await',
  'function',
];

const templates = [
  ...hostile.flatMap((text) => {
    const quoted = `'${text.replace(/[\\']/g, '\\$&')}'`;
    return [
      `${text}{% for x in [1] %}${text}{{ ${quoted} }}{% endfor %}`,
      `{% if x == ${quoted} or ${quoted} in y %}{{ d[${quoted}] }}{% endif %}{{ {${quoted}: ${quoted}} }}`,
      `{{ x.replace(${quoted}, ${quoted}) }}{{ x | default(${quoted}) }}{{ ${quoted} + x + ${quoted} }}{{ m(${quoted}) }}`,
      `{% set ns = namespace(a=${quoted}) %}{{ ns[${quoted}] is defined }}{% set t %}${text}{% endset %}`,
    ];
  }),
  ...names.flatMap((name) => [
    `{% set ${name} = 1 %}{{ ${name} }}{% for ${name} in [1] %}{{ ${name} }}{{ x.${name} }}{{ x.${name}.${name}() }}{% endfor %}`,
    `{% macro ${name}(${name}) %}{{ ${name} }}{% endmacro %}{{ ${name}(${name}=1) }}{{ dict(${name}=2) }}`,
    `{% set ns = namespace(${name}=1) %}{% set ns.${name} = 2 %}{{ ns.${name} }}{{ x | attr('${name}') }}`,
  ]),
];

/** The code of a template; undefined where it is none. */
function codeOf(source: string): string | undefined {
  try {
    return writeCode(new Template(source).compiled).source;
  } catch (error) {
    if (TemplateError.is(error)) return undefined;
    throw error;
  }
}

it('holds nothing of a hostile template but JSON and numbered names', () => {
  let written = 0;
  for (const template of templates) {
    const source = codeOf(template);
    if (source === undefined) continue;
    written++;
    expect([template, strangers(source)]).toEqual([template, []]);
  }
  expect(written).toBeGreaterThan(90);
});

it('holds nothing else of random templates', () => {
  let written = 0;
  for (let index = 0; index < 1500; index++) {
    const { template } = makeCase(choicesOf(4, index));
    const source = codeOf(template);
    if (source === undefined) continue;
    written++;
    expect([template, strangers(source)]).toEqual([template, []]);
  }
  expect(written).toBeGreaterThan(900);
});
