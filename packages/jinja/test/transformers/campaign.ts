import { isDeepStrictEqual } from 'node:util';
import { randomChoices } from '../differential/choices.ts';
import { isSameClass } from '../error-class.ts';
import { functionCase } from './functions.ts';
import { type ChooseTemplate, modelCase } from './models.ts';
import type { Call, ChatOutcome, ModelCase, TransformersOracle } from './oracle.ts';
import { applyHere, describeHere } from './ours.ts';

export interface ChatCampaign {
  readonly seed: number;
  readonly configs: number;
  readonly conversations: number;
  readonly template?: ChooseTemplate | undefined;
}

/** A call whose outcome here is not that of transformers. */
export interface ChatDifference {
  readonly config: number;
  readonly files: ModelCase['files'];
  readonly call: Call;
  readonly python: ChatOutcome;
  readonly ours: ChatOutcome;
}

export interface ChatReport {
  calls: number;
  /** Calls that render in Python. */
  rendered: number;
  /** Of them, calls with ranges of the assistant. */
  withSpans: number;
  /** Calls that transformers itself cannot do: a tokenizer that it fails to load, or too deep a recursion. */
  aside: number;
  readonly differences: ChatDifference[];
}

/** Renders made-up conversations with made-up tokenizers, here and with transformers, and compares. */
export async function chatCampaign(
  oracle: Pick<TransformersOracle, 'apply'>,
  { seed, configs, conversations, template }: ChatCampaign,
): Promise<ChatReport> {
  const report: ChatReport = { calls: 0, rendered: 0, withSpans: 0, aside: 0, differences: [] };
  for (let config = 0; config < configs; config++) {
    const model = modelCase(randomChoices(seed, config), conversations, template);
    const answers = oracle.apply(model);
    const ours = applyHere(model);
    for (const [index, python] of (await answers).entries()) {
      report.calls++;
      if (python.ok) report.rendered++;
      if (python.ok && python.spans?.length) report.withSpans++;
      const here = ours[index] as ChatOutcome;
      // What ends in Python's stack ends here at a limit.
      if (!python.ok && (python.type.startsWith('load ') || python.type === 'RecursionError')) report.aside++;
      else if (!isSame(python, here))
        report.differences.push({ config, files: model.files, call: model.calls[index] as Call, python, ours: here });
    }
  }
  return report;
}

/** Describes made-up functions, here and with transformers, and gives those whose schemas differ. */
export async function schemaDifferences(
  oracle: Pick<TransformersOracle, 'describe'>,
  { seed, functions }: { readonly seed: number; readonly functions: number },
): Promise<string[]> {
  const cases = Array.from({ length: functions }, (_, index) => functionCase(randomChoices(seed, index)));
  const answers = await oracle.describe(cases.map(({ python }) => python));
  return cases.flatMap(({ python, javascript }, index) => {
    const ours = describeHere(javascript);
    const theirs = answers[index] as ChatOutcome;
    return isSame(theirs, ours) ? [] : [[python, javascript, JSON.stringify(theirs), JSON.stringify(ours)].join('\n')];
  });
}

/** True if both rendered the same text and ranges, or raised the same error. */
export function isSame(python: ChatOutcome, ours: ChatOutcome): boolean {
  if (python.ok || ours.ok) return isDeepStrictEqual(withinText(python), ours);
  return isSameClass(python.type, ours.type) && python.message === ours.message;
}

/** The outcome with ranges that end with the text at the latest: Python's do not where a filter block shortens it. */
function withinText(outcome: ChatOutcome): ChatOutcome {
  if (!outcome.ok || !outcome.spans || typeof outcome.output !== 'string') return outcome;
  const { length } = [...outcome.output];
  return { ...outcome, spans: outcome.spans.map(([start, end]) => [Math.min(start, length), Math.min(end, length)]) };
}

/** A difference as text, with the command that shows it again. */
export function printDifference({ config, files, call, python, ours }: ChatDifference, seed: number): string {
  const parts = { files, call, python, ours };
  const lines = Object.entries(parts).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
  return [`seed ${seed}, configuration ${config}:`, ...lines].join('\n');
}
