import type { Row } from '../contract/row.ts';
import type { Verdict } from './check-answer.ts';

/** The answer of a model for a row: a line of the file with the results. */
export interface EvaluationResult {
  /** Number of the row, from 1. */
  readonly row: number;
  /** Name of the model, by `modelName`. */
  readonly model: string;
  readonly input: Row;
  /** Text of the answer; its message if that has more than text. */
  readonly output?: unknown;
  /** All checks passed. Undefined without checks, and for a call that failed. */
  readonly passed?: boolean;
  readonly checks?: readonly Verdict[];
  /** Duration of the call in ms; that of the first call for an answer from the cache. */
  readonly ms?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** In US dollars, as far as it is known; that of the first call for an answer from the cache. */
  readonly cost?: number;
  /** True for an answer from the cache, for which nothing was paid. */
  readonly cached?: boolean;
  /** Message of a failed call or check. */
  readonly error?: string;
}

/** The results of a model. */
export interface ModelSummary {
  readonly model: string;
  readonly passed: number;
  /** Answers that a check rejects. */
  readonly failed: number;
  /** Calls and checks that failed themselves. */
  readonly errors: number;
  readonly answers: number;
  readonly medianMs?: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Cost of all answers in US dollars; undefined if none is known. */
  readonly cost?: number;
}

/** Sums up the results of each model, in the order of the models. */
export function summarize(results: readonly EvaluationResult[]): readonly ModelSummary[] {
  const names = [...new Set(results.map(({ model }) => model))];
  return names.map((model) => {
    const own = results.filter((result) => result.model === model);
    const times = own.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
    const median = times[Math.floor((times.length - 1) / 2)];
    const costs = own.flatMap(({ cost }) => cost ?? []);
    const count = (test: (result: EvaluationResult) => boolean) => own.filter(test).length;
    return {
      model,
      passed: count(({ passed }) => passed === true),
      failed: count(({ passed }) => passed === false),
      errors: count(({ error }) => error !== undefined),
      answers: own.length,
      ...(median !== undefined && { medianMs: median }),
      inputTokens: sum(own.map(({ inputTokens }) => inputTokens ?? 0)),
      outputTokens: sum(own.map(({ outputTokens }) => outputTokens ?? 0)),
      ...(costs.length > 0 && { cost: sum(costs) }),
    };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
