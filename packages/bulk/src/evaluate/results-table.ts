import { toText } from './plan-args.ts';
import type { EvaluationResult } from './result.ts';

/** Results as a table with a line for each row: its columns, then those of each model. The first line names the columns. */
export function resultsTable(results: readonly EvaluationResult[]): readonly (readonly string[])[] {
  const models = [...new Set(results.map(({ model }) => model))];
  const rows = [...new Set(results.map(({ row }) => row))].map((row) => results.filter((result) => result.row === row));
  const columns = [...new Set(results.flatMap(({ input }) => Object.keys(input)))];
  const facts = ['answer', 'passed', 'reason', 'ms', 'usd'];
  return [
    [...columns, ...models.flatMap((model) => facts.map((fact) => `${model} ${fact}`))],
    ...rows.map((own) => [
      ...columns.map((column) => toText(own[0]?.input[column] ?? '')),
      ...models.flatMap((model) => listFacts(own.find((result) => result.model === model))),
    ]),
  ];
}

function listFacts(result: EvaluationResult | undefined): readonly string[] {
  const { output, passed, checks = [], error, ms, cost } = result ?? {};
  const reasons = checks.filter((check) => !check.passed).map(({ reason }) => reason);
  return [
    output === undefined ? '' : toText(output),
    passed === undefined ? '' : String(passed),
    error ?? reasons.join('; '),
    ms === undefined ? '' : String(Math.round(ms)),
    cost === undefined ? '' : String(cost),
  ];
}
