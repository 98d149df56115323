import { BulkError } from '../contract/errors.ts';
import type { EvaluationResult } from './result.ts';

/** The results of a model beside earlier ones, over the rows that both have. */
export interface ModelComparison {
  readonly model: string;
  readonly before: number;
  readonly now: number;
  /** Rows in common. */
  readonly rows: number;
  /** Answers that passed before and do not now, and the other way round. */
  readonly worse: readonly EvaluationResult[];
  readonly better: readonly EvaluationResult[];
}

/** Compares results with earlier ones: rows are the same if their columns are, models if their names are. */
export function compareResults(
  now: readonly EvaluationResult[],
  before: readonly EvaluationResult[],
): readonly ModelComparison[] {
  const known = new Map(before.map((result) => [createKey(result), result]));
  return [...new Set(now.map(({ model }) => model))].map((model) => {
    const common = now.flatMap((result) => {
      const old = result.model === model ? known.get(createKey(result)) : undefined;
      return old ? [{ result, isPassed: hasPassed(result), hadPassed: hasPassed(old) }] : [];
    });
    return {
      model,
      rows: common.length,
      before: common.filter(({ hadPassed }) => hadPassed).length,
      now: common.filter(({ isPassed }) => isPassed).length,
      worse: common.filter(({ isPassed, hadPassed }) => hadPassed && !isPassed).map(({ result }) => result),
      better: common.filter(({ isPassed, hadPassed }) => isPassed && !hadPassed).map(({ result }) => result),
    };
  });
}

/** Reads a file of results. @throws {BulkError} `INPUT` with the line of a mistake. */
export function readResults(text: string, label: string): readonly EvaluationResult[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const result = parsed(line);
    if (typeof result?.model === 'string' && typeof result.input === 'object' && result.input !== null)
      // Those members are what a comparison needs.
      return [result as EvaluationResult];
    throw new BulkError('INPUT', `${label}:${index + 1}: this is not a result of an evaluation.`);
  });
}

function parsed(line: string): Partial<EvaluationResult> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function hasPassed({ passed, error }: EvaluationResult): boolean {
  return error === undefined && passed !== false;
}

function createKey({ model, input }: EvaluationResult): string {
  return JSON.stringify([model, Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
