import { expect, it } from 'vitest';
import { Environment, type EnvironmentOptions, parseJson, Template, TemplateError } from '../../src/index.ts';
import { lintTemplate, type Problem } from '../../src/tools/editor/index.ts';
import { chatTemplates } from '../corpora/all.ts';
import { randomChoices } from '../differential/choices.ts';
import { conversationCase } from '../differential/conversation.ts';
import { grammarCase } from '../differential/grammar/template.ts';
import { withKnownOptions } from '../engine.ts';

const cases = Number(process.env.RANDOM_CASES ?? 150);
const seed = Number(process.env.RANDOM_SEED ?? 1);

type Render = (source: string) => string;

function outcome(source: string, options: EnvironmentOptions, context: object): string {
  try {
    return new Template(source, { ...options, now: '2024-07-26T12:00:00', random: () => 0.5 })
      .render(context)
      .replaceAll(/0x[0-9a-f]+/gi, '0x');
  } catch (error) {
    if (TemplateError.is(error)) return error.pyType;
    throw error;
  }
}

/** Changes what a hint calls of no use; the render must not notice. */
function changed(source: string, { code, start, end }: Problem): string | undefined {
  const replaced = (text: string) => source.slice(0, start) + text + source.slice(end);
  if (code === 'unused' || code === 'lost-in-loop') return replaced('other_name');
  // The statements stay: Jinja cannot compile some templates without the names that they read.
  return code === 'unreachable' ? replaced(`{{ raise_exception('reached') }}${source.slice(start, end)}`) : undefined;
}

function compare(source: string, problems: readonly Problem[], render: Render, about: string): number {
  let compared = 0;
  for (const problem of problems) {
    const other = changed(source, problem);
    if (other === undefined) continue;
    compared++;
    expect(render(other), `${about}: ${problem.message}\n${other}`).toBe(render(source));
  }
  return compared;
}

it('calls nothing unused or unreachable that a render of random templates would miss', () => {
  let compared = 0;
  for (let index = 0; index < cases; index++) {
    const {
      template: source,
      templates,
      context,
      options = {},
    } = withKnownOptions(grammarCase(randomChoices(seed, index)));
    if (templates) continue;
    const variables = parseJson(context) as object;
    const environment = new Environment(options);
    const render: Render = (text) => outcome(text, options, variables);
    compared += compare(source, lintTemplate(source, { environment }), render, `case ${index}`);
  }
  expect(compared).toBeGreaterThan(cases / 10);
});

it('calls nothing unused or unreachable in chat templates that a conversation would miss', () => {
  const choices = randomChoices(seed, 0);
  const contexts = Array.from({ length: 2 }, () => parseJson(conversationCase(choices).context) as object);
  for (const { id, template } of chatTemplates()) {
    const problems = lintTemplate(template);
    for (const context of contexts) compare(template, problems, (text) => outcome(text, {}, context), id);
  }
});
