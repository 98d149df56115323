import type { Row } from '@hubkit/bulk';
import type { EvaluationPlan, PlanModel } from '@hubkit/bulk/evaluate';
import { useEffect, useState } from 'react';
import { formatCost } from '../../run/cost.ts';
import { useModelFacts } from '../../services/use-model-options.ts';
import { follow } from '../../state/follow.ts';
import { counted } from '../../ui/format-count.ts';
import { explainPrompt, type PromptProblem } from './explain-prompt.ts';
import type { Table } from './read-table.ts';

/** Rows whose prompts are measured. */
const SAMPLE = 50;
/** Time in ms after a letter before a mistake is shown: most are half a variable. */
const QUIET_MS = 600;
/** Characters of a token, about: what tokenizers make of English. */
const CHARACTERS = 4;

/** The size of a batch in words, or what is wrong with a template. */
export interface Estimate {
  readonly text?: string;
  readonly problem?: PromptProblem;
}

type Given = Pick<EvaluationPlan, 'prompt' | 'system'> & { readonly models: readonly PlanModel[] };

/**
 * Estimates the tokens of the prompts, and their cost where prices are known.
 *
 * @param isWanted - False until the form is used: what reads templates is loaded late.
 */
export function useEstimate(
  table: Table | undefined,
  { prompt = '', system = '', models }: Given,
  isWanted: boolean,
): Estimate {
  const facts = useModelFacts('conversational');
  const [{ tokens, problem }, setMeasured] = useState<{ readonly tokens?: number; readonly problem?: PromptProblem }>(
    {},
  );
  useEffect(() => {
    if (!isWanted || !table || prompt.trim() === '') return setMeasured({});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = follow(
      countTokens(table.rows, prompt, system),
      (counted) => setMeasured({ tokens: counted }),
      ({ message }) => {
        setMeasured({});
        timer = setTimeout(() => setMeasured({ problem: explainPrompt(message, table.columns) }), QUIET_MS);
      },
    );
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [table, prompt, system, isWanted]);
  if (problem) return { problem };
  if (!table) return {};
  const size = `${counted(table.rows.length, 'row')}${models.length > 1 ? ` × ${models.length} models` : ''}`;
  if (tokens === undefined) return { text: size };
  const prices = models.map(({ model }) => facts.get(model)?.inputPrice);
  // Not a number where a price is unknown.
  const cost = prices.reduce<number>((sum, price = Number.NaN) => sum + (tokens * price) / 1e6, 0);
  const whole = `≈ ${counted(Number((tokens * models.length).toPrecision(2)), 'token')}`;
  return { text: [size, whole, cost > 0 && `≈ ${formatCost(cost)}`, 'before answers'].filter(Boolean).join(' ') };
}

/** About the number of tokens of all prompts, by those of the first rows. Rejects for a prompt that does not fit them. */
async function countTokens(rows: readonly Row[], prompt: string, system: string): Promise<number> {
  const { planTemplates } = await import('@hubkit/bulk/evaluate');
  const { args } = planTemplates({ prompt, ...(system.trim() !== '' && { system }), checks: [] });
  const sample = rows.slice(0, SAMPLE);
  const characters = sample.reduce((sum, row) => sum + JSON.stringify(args(row).messages).length, 0);
  return (characters / CHARACTERS / sample.length) * rows.length;
}
