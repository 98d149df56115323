import type { EvaluationPlan, PlanModel } from '@hubkit/bulk/evaluate';
import { useEffect, useState } from 'react';
import { formatCost } from '../../run/cost.ts';
import { useModelFacts } from '../../services/use-model-options.ts';
import { counted } from '../../ui/format-count.ts';
import type { Table } from './read-table.ts';

/** Rows whose prompts are measured. */
const SAMPLE = 50;
/** Time in ms after a letter before a mistake is shown: most are half a variable. */
const QUIET_MS = 600;
/** Characters of a token, about: what tokenizers make of English. */
const CHARACTERS = 4;

/** The size of a batch in words, or what keeps it from being run. */
export interface Estimate {
  readonly text?: string;
  readonly problem?: string;
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
  const [tokens, setTokens] = useState<number>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isWanted || !table || prompt.trim() === '') {
      setTokens(undefined);
      setProblem(undefined);
      return;
    }
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void import('@hubkit/bulk/evaluate').then(({ planTemplates }) => {
      if (!isCurrent) return;
      try {
        const { args } = planTemplates({ prompt, ...(system.trim() !== '' && { system }), checks: [] });
        const sample = table.rows.slice(0, SAMPLE);
        const characters = sample.reduce((sum, row) => sum + JSON.stringify(args(row).messages).length, 0);
        setTokens((characters / CHARACTERS / sample.length) * table.rows.length);
        setProblem(undefined);
      } catch (error) {
        setTokens(undefined);
        timer = setTimeout(() => setProblem((error as Error).message), QUIET_MS);
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [table, prompt, system, isWanted]);
  if (problem !== undefined) return { problem };
  if (!table) return {};
  const size = `${counted(table.rows.length, 'row')}${models.length > 1 ? ` × ${models.length} models` : ''}`;
  if (tokens === undefined) return { text: size };
  const prices = models.map(({ model }) => facts.get(model)?.inputPrice);
  const cost = prices.reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + (tokens * price) / 1e6),
    0,
  );
  const whole = `≈ ${counted(Number((tokens * models.length).toPrecision(2)), 'token')}`;
  return {
    text: [size, whole, cost === undefined || cost === 0 ? '' : `≈ ${formatCost(cost)}`, 'before answers']
      .filter(Boolean)
      .join(' '),
  };
}
