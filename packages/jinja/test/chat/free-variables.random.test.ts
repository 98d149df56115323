import { expect, it } from 'vitest';
import { freeVariables } from '../../src/chat/free-variables.ts';
import { listEntries } from '../../src/engine/runtime/dict.ts';
import type { Value } from '../../src/engine/runtime/values.ts';
import { type EnvironmentOptions, parseJson, Template, TemplateError } from '../../src/index.ts';
import { randomChoices } from '../differential/choices.ts';
import { grammarCase } from '../differential/grammar/template.ts';
import { withKnownOptions } from '../engine.ts';

const cases = Number(process.env.RANDOM_CASES ?? 700);
const seed = Number(process.env.RANDOM_SEED ?? 1);

function attempt<Result>(work: () => Result): Result | string {
  try {
    return work();
  } catch (error) {
    if (TemplateError.is(error)) return error.pyType;
    throw error;
  }
}

it('finds every variable that random templates take from outside', () => {
  let read = 0;
  for (let index = 0; index < cases; index++) {
    const { template: source, templates, context, options } = withKnownOptions(grammarCase(randomChoices(seed, index)));
    // What loaded templates read is not looked for.
    if (templates) continue;
    const fixed: EnvironmentOptions = { ...options, now: '2024-07-26T12:00:00', random: () => 0.5 };
    const template = attempt(() => new Template(source, fixed));
    if (typeof template === 'string') continue;
    read++;
    const free = freeVariables(template.ast, new Set(template.environment.names('global')));
    const given = new Map<Value, Value>(listEntries(parseJson(context) as object));
    const found = new Map([...given].filter(([key]) => free.some(({ name }) => name === key)));
    const render = (variables: object) => attempt(() => template.render(variables).replaceAll(/0x[0-9a-f]+/gi, '0x'));
    expect(render(found), `case ${index}: ${JSON.stringify(source)}`).toBe(render(given));
  }
  expect(read).toBeGreaterThan(cases / 2);
}, 300_000);
