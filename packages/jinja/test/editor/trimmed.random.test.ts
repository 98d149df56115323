import { expect, it } from 'vitest';
import { eachNode } from '../../src/engine/parser/walk.ts';
import { strip } from '../../src/engine/runtime/text.ts';
import { Environment, TemplateError } from '../../src/index.ts';
import { trimmedRanges } from '../../src/tools/editor/index.ts';
import { chatTemplates } from '../corpora/all.ts';
import { randomChoices } from '../differential/choices.ts';
import { grammarCase } from '../differential/grammar/template.ts';
import { withKnownOptions } from '../engine.ts';

const cases = Number(process.env.RANDOM_CASES ?? 150);
const seed = Number(process.env.RANDOM_SEED ?? 1);

/** Compares what the ranges leave of each text with what the template prints of it. */
function compare(source: string, environment: Environment): number {
  const { syntax } = environment;
  const ranges = trimmedRanges(source, syntax);
  let last = 0;
  for (const { start, end } of ranges) {
    expect(start, source).toBeGreaterThanOrEqual(last);
    expect(strip(source.slice(start, end), 3), source).toBe('');
    last = end;
  }
  const texts: { start: number; end: number; value: string }[] = [];
  eachNode(environment.parse(source).body, (node) => {
    if (node.type === 'Text') texts.push(node);
  });
  for (const { start, end, value } of texts) {
    let left = '';
    let from = start;
    for (const range of ranges.filter((one) => one.start >= start && one.end <= end)) {
      left += source.slice(from, range.start);
      from = range.end;
    }
    left += source.slice(from, end);
    expect(left.replace(/\r\n?|\n/g, syntax.newlineSequence), source).toBe(value);
  }
  return ranges.length;
}

it('finds exactly the white space that random templates do not print', () => {
  let found = 0;
  for (let index = 0; index < cases; index++) {
    const { template, options = {} } = withKnownOptions(grammarCase(randomChoices(seed, index)));
    try {
      found += compare(template, new Environment(options));
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
    }
  }
  expect(found).toBeGreaterThan(cases);
});

it('finds exactly the white space that chat templates do not print', () => {
  for (const { template } of chatTemplates()) {
    try {
      compare(template, new Environment());
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
    }
  }
});
