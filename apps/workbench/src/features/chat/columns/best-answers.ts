import { useMemo } from 'react';
import { getData } from '../../../chat-view/turn-data.ts';
import { costOfRun } from '../../../run/cost.ts';
import type { RunReport } from '../../../run/run-report.ts';
import { useModelFacts } from '../../../services/use-model-options.ts';
import { useChatState } from '../chat-context.ts';
import { pathIn } from '../conversation/conversation.ts';
import { groupExchanges } from '../conversation/exchanges.ts';

/** The answer of a column to the question of an exchange. */
export interface ComparedAnswer {
  readonly column: string;
  /** Undefined until the answer is whole. */
  readonly report: RunReport | undefined;
  /** In USD; undefined where no price is known. */
  readonly cost: number | undefined;
}

/** Columns whose answer to a question was the fastest, and the cheapest; neither where another is as good. */
export interface BestAnswers {
  readonly fastest?: string;
  readonly cheapest?: string;
}

/** Finds the fastest and the cheapest of the answers to one question, once all of them are whole. */
export function bestAnswers(answers: readonly ComparedAnswer[]): BestAnswers {
  if (answers.length < 2 || answers.some(({ report }) => report === undefined)) return {};
  const fastest = leastBy(answers, ({ report }) => report?.totalMs);
  const cheapest = leastBy(answers, ({ cost }) => cost);
  return { ...(fastest && { fastest }), ...(cheapest && { cheapest }) };
}

function leastBy(
  answers: readonly ComparedAnswer[],
  measure: (answer: ComparedAnswer) => number | undefined,
): string | undefined {
  const known = answers.flatMap((answer) => {
    const value = measure(answer);
    return value === undefined ? [] : [{ column: answer.column, value }];
  });
  const [first, second] = known.sort((a, b) => a.value - b.value);
  return first && second && first.value < second.value ? first.column : undefined;
}

/** Returns which answers of each exchange were the fastest and the cheapest; [] for one column. */
export function useBestAnswers(): readonly BestAnswers[] {
  const trees = useChatState((state) => state.trees);
  const columns = useChatState((state) => state.columns);
  const facts = useModelFacts('conversational');
  return useMemo(() => {
    if (columns.length < 2) return [];
    const exchanges = columns.map(({ id }) => groupExchanges(pathIn({ trees }, id).map((turn) => ({ turn }))));
    return (exchanges[0] ?? []).map((_exchange, place) =>
      bestAnswers(
        columns.map(({ id }, index) => {
          const turn = exchanges[index]?.[place]?.at(-1)?.turn;
          const report = turn?.status === 'done' ? getData(turn).report : undefined;
          return { column: id, report, cost: report && costOfRun(report, facts.get(report.model)) };
        }),
      ),
    );
  }, [trees, columns, facts]);
}
