import type { Evaluation } from '@hubkit/bulk';
import type { EvaluationResult, ModelComparison, ModelSummary } from '@hubkit/bulk/evaluate';
import { formatDollars } from '../chat/usage.ts';
import type { Io } from '../io/io.ts';
import { counted } from '../listing/counted.ts';
import { printSections } from '../listing/print-listing.ts';
import { rowText, shortText } from './row-text.ts';

/** Rows up to which all of them are in the table; of more, those that did not pass everywhere. */
const MOST_ROWS = 40;

interface Printed {
  readonly evaluation: Evaluation;
  readonly models: readonly ModelSummary[];
  readonly comparison: readonly ModelComparison[] | undefined;
  /** Name of the file that is compared with. */
  readonly baseline: string | undefined;
}

/** Prints the table of rows and models, what failed, and the sums of each model. */
export async function printEvaluation({ evaluation, models, comparison, baseline }: Printed, io: Io): Promise<void> {
  const { results, requests, cost } = evaluation;
  await printSections(io, [
    { rows: rowTable(results, models) },
    { heading: 'Failures', rows: results.flatMap(formatProblems) },
    { heading: `Compared with ${baseline}`, rows: comparison?.flatMap(formatChanges) ?? [] },
    { heading: 'Models', rows: [SUMMARY_HEAD, ...models.map(summaryRow)] },
    { rows: [[`${counted(requests, 'request')}${cost > 0 ? `, ${formatDollars(cost)}` : ''}${keptText(results)}`]] },
  ]);
}

function keptText(results: readonly EvaluationResult[]): string {
  const kept = results.filter(({ cached }) => cached).length;
  return kept === 0 ? '' : `; ${kept} of ${counted(results.length, 'answer')} kept from before`;
}

function rowTable(results: readonly EvaluationResult[], models: readonly ModelSummary[]): readonly string[][] {
  const byRow = new Map<number, EvaluationResult[]>();
  for (const result of results) byRow.set(result.row, [...(byRow.get(result.row) ?? []), result]);
  const all = [...byRow.entries()];
  const isGood = ({ error, passed }: EvaluationResult) => error === undefined && passed !== false;
  const shown = all.length <= MOST_ROWS ? all : all.filter(([, own]) => !own.every(isGood));
  if (shown.length === 0) return [];
  return [
    ['row', ...models.map(({ model }) => model), 'input'],
    ...shown.map(([row, own]) => [
      String(row),
      ...models.map(({ model }) => describeState(own.find((result) => result.model === model))),
      own[0] ? rowText(own[0]) : '',
    ]),
  ];
}

function describeState(result: EvaluationResult | undefined): string {
  if (!result) return '–';
  if (result.error !== undefined) return 'ERROR';
  if (result.passed === undefined) return 'done';
  return result.passed ? 'pass' : 'FAIL';
}

function formatProblems(result: EvaluationResult): readonly string[][] {
  const { row, model, error, checks = [], output } = result;
  if (error !== undefined) return [[String(row), model, `ERROR ${shortText(error, 300)}`]];
  const reasons = checks.filter(({ passed }) => !passed).map(({ type, reason }) => `${type}: ${reason}`);
  if (reasons.length === 0) return [];
  const answer = typeof output === 'string' ? output : JSON.stringify(output);
  return [[String(row), model, `${reasons.join('; ')} – ${shortText(answer, 200) || 'no text'}`]];
}

function formatChanges({ model, before, now, rows, worse, better }: ModelComparison): readonly string[][] {
  if (rows === 0) return [[model, 'new', 'no row of it is there']];
  const verdict = now < before ? 'WORSE' : now > before ? 'better' : 'equal';
  return [
    [model, verdict, `${now} of ${rows} pass, ${before} before`],
    ...worse.map((result) => [model, 'fails now', `${result.row} ${rowText(result)}`]),
    ...better.map((result) => [model, 'passes now', `${result.row} ${rowText(result)}`]),
  ];
}

const SUMMARY_HEAD = ['model', 'passed', 'failed', 'errors', 'median', 'tokens', 'cost'];

function summaryRow(summary: ModelSummary): string[] {
  const { model, passed, failed, errors, medianMs, inputTokens, outputTokens, cost } = summary;
  return [
    model,
    String(passed),
    String(failed),
    String(errors),
    medianMs === undefined ? '–' : `${(medianMs / 1000).toFixed(2)} s`,
    `${inputTokens} in, ${outputTokens} out`,
    cost === undefined ? '–' : formatDollars(cost),
  ];
}
