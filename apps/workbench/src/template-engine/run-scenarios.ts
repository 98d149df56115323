import { TemplateError } from '@hubkit/jinja';
import { specialTokens } from '@hubkit/jinja/chat';
import { format } from '@hubkit/jinja/format';
import type { FormatReply, TemplateInput } from '@hubkit/react/template-editor';
import { STOPPED } from './limits.ts';
import type { NamedSource, ScenarioCell } from './protocol.ts';
import { readContext } from './read-context.ts';
import {
  compileTemplate,
  describeFailure,
  readTokenizer,
  renderVariables,
  templateEnvironment,
} from './render-template.ts';
import { SCENARIOS } from './scenarios.ts';

/** Renders a template with a scenario. */
export function runScenario({ name, source }: NamedSource, id: string, tokenizer: string | undefined): ScenarioCell {
  const context = SCENARIOS.find((scenario) => scenario.id === id)?.context ?? '{}';
  const cell = { template: name, scenario: id };
  try {
    const variables = { ...specialTokens(readTokenizer(tokenizer)), ...readContext(context) };
    return { ...cell, state: 'rendered', text: renderVariables(compileTemplate(source), variables) };
  } catch (error) {
    const { kind, message } = describeFailure(error);
    return { ...cell, state: kind === 'stopped' ? 'stopped' : 'failed', text: message };
  }
}

/** Formats a source and counts the scenarios in which both versions give the same output, or the same error. */
export function formatWithProof({ source, tokenizer }: TemplateInput): FormatReply {
  const text = format(source, { indent: 2 }, templateEnvironment);
  const same = SCENARIOS.filter(({ id }) => {
    const before = runScenario({ name: '', source }, id, tokenizer);
    const after = runScenario({ name: '', source: text }, id, tokenizer);
    // What does not end proves nothing, and would be tried for each scenario.
    if (before.state === 'stopped' || after.state === 'stopped') throw new Error(STOPPED.message);
    return before.state === after.state && before.text === after.text;
  });
  return { text, same: same.length, of: SCENARIOS.length };
}

/** The words for an error of a request that is not a render. */
export function messageOf(error: unknown): string {
  if (TemplateError.is(error)) return error.hint ? `${error.rawMessage} (${error.hint})` : error.rawMessage;
  return error instanceof Error ? error.message : String(error);
}
