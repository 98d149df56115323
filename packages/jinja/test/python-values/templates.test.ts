import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { startOracle } from '../differential/oracle.ts';
import { type Outcome, run } from '../engine.ts';

interface Expected {
  readonly output?: string;
  readonly error?: string;
  readonly message?: string;
  /** Not compared where it is left out; null where Python tells none. */
  readonly line?: number | null;
}

/** A template of a rare kind, and what Jinja2 3.1.6 on Python 3.11 makes of it. */
interface RareTemplate extends Expected {
  /** Behavior under test; the name of a group of tests. */
  readonly about: string;
  readonly template: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Our outcome where it differs from Python's, as the compatibility page says. */
  readonly ours?: Expected;
  /** True where Python has many texts for an error and we have one: our text is not compared. */
  readonly isOurTextShort?: boolean;
}

const templates = readFileSync(new URL('templates.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): RareTemplate => JSON.parse(line));

const caseOf = ({ template, options = {} }: RareTemplate) => ({ template, options, context: '{}' });

const expectedOf = ({ output, error, message, line }: Expected): Partial<Outcome> =>
  output === undefined
    ? { ok: false, type: error as string, message: message as string, ...(line !== undefined && { line }) }
    : { ok: true, output };

/** The ways of rendering, which all give the same. */
const MODES = [{}, { isGenerated: true }, { isTraced: true }];

describe.each([...new Set(templates.map(({ about }) => about))])('%s', (name) => {
  it.each(templates.filter(({ about }) => about === name))('$template', (one) => {
    const expected = expectedOf(one.ours ?? one);
    for (const mode of MODES)
      expect(run({ ...caseOf(one), ...mode }), JSON.stringify(mode)).toMatchObject(
        one.isOurTextShort ? { ...expected, message: expect.any(String) } : expected,
      );
  });
});

it('a name of a character is a syntax error at its own line, as the compatibility page says', () => {
  expect(run({ template: "\n{{ '\\N{BULLET}' }}", context: '{}' })).toMatchObject({
    ok: false,
    type: 'TemplateSyntaxError',
    message: 'unknown Unicode character name',
    line: 2,
  });
});

describeWith(findPython(pinned('Jinja2')), 'stored outcomes of rare templates, against Python', (python) => {
  it('are what Python renders now', async () => {
    const oracle = await startOracle(python);
    const answers = await oracle.ask(templates.map(caseOf)).finally(() => oracle.close());
    // Other versions of Python word some of their own errors differently.
    const isSameWording = oracle.python.startsWith('3.11.');
    for (const [index, one] of templates.entries()) {
      const { message, ...expected } = expectedOf(one) as { message?: string };
      expect(answers[index], one.template).toMatchObject(isSameWording ? expectedOf(one) : expected);
    }
  });
});
