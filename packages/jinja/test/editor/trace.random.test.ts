import { expect, it } from 'vitest';
import { Environment, parseJson, Template, TemplateError } from '../../src/index.ts';
import { Trace } from '../../src/tools/editor/index.ts';
import { randomChoices } from '../differential/choices.ts';
import { grammarCase } from '../differential/grammar/template.ts';
import { withKnownOptions } from '../engine.ts';

const cases = Number(process.env.RANDOM_CASES ?? 150);
const seed = Number(process.env.RANDOM_SEED ?? 1);

interface Outcome {
  readonly text: string;
  readonly error?: string;
}

function outcomeOf(render: () => string): Outcome {
  try {
    return { text: render() };
  } catch (error) {
    if (TemplateError.is(error)) return { text: '', error: `${error.pyType} at ${error.start} in line ${error.line}` };
    throw error;
  }
}

it('gives every part of what random templates write a place, and changes nothing', () => {
  let traced = 0;
  for (let index = 0; index < cases; index++) {
    const {
      template: source,
      templates,
      context,
      options = {},
    } = withKnownOptions(grammarCase(randomChoices(seed, index)));
    const environment = new Environment({
      ...options,
      ...(templates && { templates }),
      now: '2024-07-26T12:00:00',
      random: () => 0.5,
    });
    const compiled = outcomeOf(() => String(new Template(source, environment)));
    if (compiled.error) continue;
    const template = new Template(source, environment);
    const variables = parseJson(context) as object;
    const trace = new Trace();
    const about = `case ${index}: ${source}`;
    const plain = outcomeOf(() => template.render(variables));
    const { text, error } = outcomeOf(() => template.render(variables, { trace }));
    const withoutAddresses = (from: string) => from.replaceAll(/0x[0-9a-f]+/gi, '0x');
    expect(withoutAddresses(text), about).toBe(withoutAddresses(plain.text));
    expect(error, about).toBe(plain.error);
    if (!error) expect(trace.text, about).toBe(text);
    const { pieces } = trace;
    let before = 0;
    for (let at = 0; at < pieces.length; at += 4) {
      const [end = 0, start = 0, stop = 0] = pieces.subarray(at, at + 3);
      expect(end, about).toBeGreaterThan(before);
      expect(stop, about).toBeLessThanOrEqual(source.length);
      expect(start < stop || (start === 0 && stop === 0 && templates !== undefined), about).toBe(true);
      before = end;
      traced++;
    }
    expect(before, about).toBe(trace.text.length);
  }
  expect(traced).toBeGreaterThan(cases);
});
