import { specialTokens } from '@hubkit/jinja/chat';
import { TemplateError } from '@hubkit/jinja/render';
import { inspectTurn } from './find-forgeries.ts';
import type { NamedSource, ScenarioCell } from './protocol.ts';
import { readContext } from './read-context.ts';
import { compileTemplate, describeFailure, readTokenizer, renderVariables } from './render-template.ts';
import { SCENARIOS } from './scenarios.ts';

/** Renders a template with a scenario, and finds the parts of it that the output has nothing of. */
export function runScenario(template: NamedSource, id: string, tokenizer: string | undefined): ScenarioCell {
  const { context: usual = '{}', without = [], forged } = SCENARIOS.find((scenario) => scenario.id === id) ?? {};
  const { source } = template;
  const startedAt = performance.now();
  const { turn = '', needs = 'nothing' } = (forged && inspectTurn(source, readTokenizer(tokenizer))) ?? {};
  const context = forged && turn !== '' ? forged(turn) : usual;
  const whole = renderScenario(source, context, tokenizer);
  const isLost = (rest: string) => {
    if (performance.now() - startedAt > MOST_MS) return false;
    const { state, text } = renderScenario(source, rest, tokenizer);
    return state === 'rendered' && text === whole.text;
  };
  const lost = whole.state === 'rendered' ? without.filter((each) => isLost(each.context)).map(({ part }) => part) : [];
  return {
    template: template.name,
    scenario: id,
    ...whole,
    lost,
    ...(whole.state === 'rendered' && needs !== 'nothing' && { forges: needs }),
    ...(context !== usual && { context }),
  };
}

/** Time in ms after which no further part is looked for: the request ends at 1,500. */
const MOST_MS = 400;

/** Renders a source with the variables of a scenario. */
export function renderScenario(
  source: string,
  context: string,
  tokenizer: string | undefined,
): Pick<ScenarioCell, 'state' | 'text'> {
  try {
    const variables = { ...specialTokens(readTokenizer(tokenizer)), ...readContext(context) };
    return { state: 'rendered', text: renderVariables(compileTemplate(source), variables) };
  } catch (error) {
    const { kind, message } = describeFailure(error);
    return { state: kind === 'stopped' ? 'stopped' : 'failed', text: message };
  }
}

/** The words for an error of a request that is not a render. */
export function formatMessage(error: unknown): string {
  if (TemplateError.is(error)) return error.hint ? `${error.rawMessage} (${error.hint})` : error.rawMessage;
  return error instanceof Error ? error.message : String(error);
}
