import { format } from '@hubkit/jinja/format';
import type { FormatReply, TemplateInput } from '@hubkit/react/template-editor';
import { STOPPED } from './limits.ts';
import { templateEnvironment } from './render-template.ts';
import { renderScenario } from './run-scenarios.ts';
import { SCENARIOS } from './scenarios.ts';

/** Formats a source and counts the scenarios in which both versions give the same output, or the same error. */
export function formatWithProof({ source, tokenizer }: TemplateInput): FormatReply {
  const text = format(source, { indent: 2 }, templateEnvironment);
  const same = SCENARIOS.filter(({ context }) => {
    const before = renderScenario(source, context, tokenizer);
    const after = renderScenario(text, context, tokenizer);
    // What does not end proves nothing, and would be tried for each scenario.
    if (before.state === 'stopped' || after.state === 'stopped') throw new Error(STOPPED.message);
    return before.state === after.state && before.text === after.text;
  });
  return { text, same: same.length, of: SCENARIOS.length };
}
