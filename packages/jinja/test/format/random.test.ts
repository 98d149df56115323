import { expect, it } from 'vitest';
import { Environment, type EnvironmentOptions, format, parseJson, Template, TemplateError } from '../../src/index.ts';
import { randomChoices } from '../differential/choices.ts';
import { grammarCase } from '../differential/grammar/template.ts';
import { withKnownOptions } from '../engine.ts';

const cases = Number(process.env.RANDOM_CASES ?? 500);
const seed = Number(process.env.RANDOM_SEED ?? 1);

function attempt(render: () => string): string {
  try {
    return render().replaceAll(/0x[0-9a-f]+/gi, '0x');
  } catch (error) {
    if (TemplateError.is(error)) return error.pyType;
    throw error;
  }
}

function environmentOf(options: EnvironmentOptions, source: string): Environment | undefined {
  try {
    const environment = new Environment(options);
    environment.fromString(source);
    return environment;
  } catch (error) {
    if (TemplateError.is(error)) return undefined;
    throw error;
  }
}

it('keeps what random templates render, and is content with its own style', () => {
  let formatted = 0;
  for (let index = 0; index < cases; index++) {
    const { template, templates, context, options } = withKnownOptions(grammarCase(randomChoices(seed, index)));
    const fixed = { ...options, ...(templates && { templates }), now: '2024-07-26T12:00:00', random: () => 0.5 };
    const environment = environmentOf(fixed, template);
    if (!environment) continue;
    formatted++;
    const render = (source: string) =>
      attempt(() => new Template(source, environment).render(parseJson(context) as object));
    const where = `case ${index}: ${JSON.stringify(template)}`;
    const once = format(template, {}, environment);
    expect(render(once), where).toBe(render(template));
    expect(format(once, {}, environment), where).toBe(once);
  }
  expect(formatted).toBeGreaterThan(cases / 2);
}, 300_000);
