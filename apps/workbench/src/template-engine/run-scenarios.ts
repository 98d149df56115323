import { TemplateError } from '@hubkit/jinja';
import { specialTokens } from '@hubkit/jinja/chat';
import { format } from '@hubkit/jinja/format';
import type { FormatReply, TemplateInput } from '@hubkit/react/template-editor';
import type { NamedSource, ScenarioCell } from './protocol.ts';
import { readContext } from './read-context.ts';
import {
  compileTemplate,
  describeFailure,
  readTokenizer,
  renderVariables,
  templateEnvironment,
} from './render-template.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Renders every template with every scenario. `onCell` is called after each one. */
export function runScenarios(
  templates: readonly NamedSource[],
  tokenizer: string | undefined,
  onCell: () => void = () => {},
): ScenarioCell[] {
  return templates.flatMap(({ name, source }) =>
    SCENARIOS.map((scenario) => {
      const outcome = tryScenario(source, scenario, tokenizer);
      onCell();
      return { template: name, scenario: scenario.id, ...outcome };
    }),
  );
}

function tryScenario(
  source: string,
  { context }: Scenario,
  tokenizer: string | undefined,
): Pick<ScenarioCell, 'state' | 'text'> {
  try {
    const variables = { ...specialTokens(readTokenizer(tokenizer)), ...readContext(context) };
    return { state: 'rendered', text: renderVariables(compileTemplate(source), variables) };
  } catch (error) {
    return { state: 'failed', text: describeFailure(error).message };
  }
}

/** Formats a source and counts the scenarios in which both versions give the same output, or the same error. */
export function formatWithProof({ source, tokenizer }: TemplateInput): FormatReply {
  const text = format(source, { indent: 2 }, templateEnvironment);
  const before = runScenarios([{ name: '', source }], tokenizer);
  const after = runScenarios([{ name: '', source: text }], tokenizer);
  const same = before.filter((cell, at) => cell.state === after[at]?.state && cell.text === after[at]?.text).length;
  return { text, same, of: before.length };
}

/** The words for an error of a request that is not a render. */
export function messageOf(error: unknown): string {
  if (TemplateError.is(error)) return error.hint ? `${error.rawMessage} (${error.hint})` : error.rawMessage;
  return error instanceof Error ? error.message : String(error);
}
