import type { RunReport } from '../../../run/run-report.ts';

/** The answer of a column to the question of an exchange. */
export interface ComparedAnswer {
  /** Id of the column. */
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
