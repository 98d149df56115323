import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { code, env, json, print, python, shell, text, typescript, type Value } from '../src/index.ts';
import { runPython, runShell } from './interpreters.ts';

const nastyPieces = [
  '"',
  "'",
  '\\',
  '`',
  '$',
  '$(exit 3)',
  `\${HOME}`,
  '$HOME',
  '!',
  '!!',
  '#',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\n    ',
  '{',
  '}',
  '{{',
  '%',
  '%s',
  '*',
  '~',
  '-n',
  '"""',
  "'''",
  '\\n',
  '\\',
  '//',
  '*/',
  '<!--',
  '</script>',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\ufeff',
  '👩‍👩‍👧',
  'é',
  '__proto__',
  'constructor',
];
const nastyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...nastyPieces), fc.string({ unit: 'binary', maxLength: 2 })),
  maxLength: 12,
});
const loneSurrogates = fc.string({
  unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((unit) => String.fromCharCode(unit)),
});
const anyText = fc.oneof(nastyText, loneSurrogates);
const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    anyText,
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 4 }).map((object) => ({ ...object })),
  ),
})).value;
const manyValues = fc.array(anyValue, { minLength: 60, maxLength: 60 });
const shellTexts = fc.array(
  nastyText.map((value) => value.replaceAll('\0', '')),
  { minLength: 60, maxLength: 60 },
);

describe('a value printed as a literal', () => {
  it('comes back from JSON', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(JSON.parse(print(code`${value}`, json))).toEqual(value);
      }),
    );
  });

  it('comes back from JavaScript, also deep inside of indented code', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const source = code`
          JSON.stringify(
              [
                  ${value},
              ],
          )
        `;
        expect(JSON.parse(runInNewContext(print(source, typescript), Object.create(null)))).toEqual(
          JSON.parse(JSON.stringify([value])),
        );
      }),
    );
  });

  it('comes back from a shell, texts as words and lists as JSON, also inside of indented code', () => {
    fc.assert(
      fc.property(shellTexts, manyValues, (texts, values) => {
        const words = texts.map((value) => code`    printf '%s\\0' ${value}`);
        const source = code`
          if true; then
              printf '%s\\0' ${values}
              ${words[0] ?? code``}
          fi
        `;
        const loose = texts.map((value) => print(code`printf '%s\\0' ${value}`, shell)).join('\n');
        const [list = '', first, ...others] = runShell(`${print(source, shell)}\n${loose}\n`).split('\0');
        expect(JSON.parse(list)).toEqual(values);
        expect([first, ...others.slice(0, -1)]).toEqual([texts[0], ...texts]);
      }),
      { numRuns: 4 },
    );
  });
});

const token = 'hf_to"k\'e$n`\\';
const pairs = fc.array(fc.tuple(nastyText, nastyText), { minLength: 30, maxLength: 30 });

describe('a text with an environment variable in it', () => {
  const withoutNul = pairs.map((all) => all.map(([a, b]) => [a.replaceAll('\0', ''), b.replaceAll('\0', '')] as const));

  it('comes back from JavaScript', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (before, after) => {
        const source = print(code`${text`${before}${env('TOKEN')}${after}`}`, typescript);
        expect(runInNewContext(source, { process: { env: { TOKEN: token } } })).toBe(before + token + after);
      }),
    );
  });

  it('comes back from a shell', () => {
    fc.assert(
      fc.property(withoutNul, (all) => {
        const source = all
          .map(([before, after]) => print(code`printf '%s\\0' ${text`${before}${env('TOKEN')}${after}`}`, shell))
          .join('\n');
        expect(runShell(`${source}\n`, { TOKEN: token }).split('\0').slice(0, -1)).toEqual(
          all.map(([before, after]) => before + token + after),
        );
      }),
      { numRuns: 4 },
    );
  });

  it('comes back from JSON inside of a shell command', () => {
    const source = code`printf %s ${{ key: env('TOKEN'), header: text`it's ${env('TOKEN')}` }}`;
    expect(JSON.parse(runShell(print(source, shell), { TOKEN: 'hf_token' }))).toEqual({
      key: 'hf_token',
      header: "it's hf_token",
    });
  });
});

describeWith(findPython(), 'code printed for Python, run by Python', (interpreter) => {
  it('gives back a value printed as a literal, also deep inside of indented code', () => {
    fc.assert(
      fc.property(manyValues, (values) => {
        const source = code`
          import json
          def value():
              return [
                  ${values},
              ]
          print(json.dumps(value()))
        `;
        expect(JSON.parse(runPython(interpreter, print(source, python)))).toEqual([values]);
      }),
      { numRuns: 4 },
    );
  });

  it('gives back a text with an environment variable in it', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const values = all.map(([before, after]) => text`${before}${env('TOKEN')}${after}`);
        const source = code`
          import json, os
          print(json.dumps(${values}))
        `;
        expect(JSON.parse(runPython(interpreter, print(source, python), { TOKEN: token }))).toEqual(
          all.map(([before, after]) => before + token + after),
        );
      }),
      { numRuns: 4 },
    );
  });
});
