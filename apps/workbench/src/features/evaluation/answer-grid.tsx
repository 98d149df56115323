import { costOfRun, formatCost } from '../../run/cost.ts';
import { duration, shortName } from '../../run/format-facts.ts';
import type { ModelFacts } from '../../services/read-models.ts';
import { useModelFacts } from '../../services/use-model-options.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { type Cell, cellId, type Evaluation, type EvaluationPlan, type EvaluationState } from './create-evaluation.ts';
import { writeCsv } from './csv.ts';
import styles from './evaluation.module.css';

type Facts = ReadonlyMap<string, ModelFacts>;

/** The answers of an evaluation: a row for each row of its table, a column for each model. */
export function AnswerGrid({ evaluation }: { readonly evaluation: Evaluation }) {
  const { plan, cells, isRunning } = useStore(evaluation.store, (state) => state);
  const facts = useModelFacts('conversational');
  if (!plan) return null;
  const all = Object.values(cells);
  const finished = all.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return (
    <section className={styles.results} aria-label="Answers">
      <header className={styles.line}>
        <h2>Answers</h2>
        <p role="status">{isRunning ? `${finished} of ${all.length} calls` : `${all.length} calls`}</p>
        <Button
          size="small"
          look="outline"
          icon="download"
          label="Export CSV"
          disabled={isRunning}
          onClick={() => saveFile('evaluation.csv', exportedCsv(plan, cells, facts))}
        />
      </header>
      <section className={styles.scroller} aria-label="Grid of answers" {...SCROLL_REGION}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {plan.models.map((model, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a model is its place; the same one may be there twice.
                <th key={place} scope="col" title={model}>
                  {shortName(model)}
                  <Summary
                    cells={plan.table.rows.map((_, row) => cells[cellId(row, place)])}
                    costs={plan.table.rows.map((_, row) => costOf(cells[cellId(row, place)], model, facts))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.table.rows.map((values, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay at their places, and may be equal.
              <tr key={row}>
                <th scope="row">
                  <span className={styles.values}>{Object.values(values).filter(Boolean).join(' · ')}</span>
                </th>
                {plan.models.map((model, place) => {
                  const cell = cells[cellId(row, place)];
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <td key={place} data-state={cell?.state} data-passed={cell?.verdict?.isPassed}>
                      {cell && <CellView cell={cell} cost={costOf(cell, model, facts)} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface SummaryProps {
  readonly cells: readonly (Cell | undefined)[];
  readonly costs: readonly (number | undefined)[];
}

/** Share of passed checks, median time and cost of a column. */
function Summary({ cells, costs }: SummaryProps) {
  const checked = cells.filter((cell) => cell?.verdict);
  const times = cells.flatMap((cell) => cell?.report?.totalMs ?? []).sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  const known = costs.filter((cost) => cost !== undefined);
  const facts = [
    checked.length > 0 && `${checked.filter((cell) => cell?.verdict?.isPassed).length} of ${checked.length} passed`,
    median !== undefined && `median ${duration(median)}`,
    known.length > 0 && formatCost(known.reduce((sum, cost) => sum + cost, 0)),
  ];
  return <span className={styles.summary}>{facts.filter(Boolean).join(' · ') || '\u00a0'}</span>;
}

function CellView({ cell, cost }: { readonly cell: Cell; readonly cost: number | undefined }) {
  const { state, answer, report, verdict, problem } = cell;
  return (
    <>
      {answer !== undefined && <p className={styles.answer}>{answer}</p>}
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      {state !== 'done' && state !== 'failed' && <p className={styles.quiet}>{STATES[state]}</p>}
      {verdict && (
        <p className={styles.verdict}>
          <strong>{verdict.isPassed ? '✓ Passed' : '✗ Failed'}</strong> {verdict.reason}
        </p>
      )}
      {report && (
        <p className={styles.quiet}>
          {[report.provider, duration(report.totalMs), cost === undefined ? undefined : formatCost(cost)]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </p>
      )}
    </>
  );
}

const STATES = { waiting: 'Waiting', running: 'Running…', stopped: 'Stopped' } as const;

function costOf(cell: Cell | undefined, model: string, facts: Facts): number | undefined {
  return cell?.report && costOfRun(cell.report, facts.get(model));
}

function exportedCsv(plan: EvaluationPlan, cells: EvaluationState['cells'], facts: Facts): string {
  const { columns, rows } = plan.table;
  const parts = ['answer', 'passed', 'reason', 'ms', 'usd'];
  const header = [...columns, ...plan.models.flatMap((model) => parts.map((part) => `${model} ${part}`))];
  const lines = rows.map((values, row) => [
    ...columns.map((column) => values[column] ?? ''),
    ...plan.models.flatMap((model, place) => {
      const cell = cells[cellId(row, place)];
      const { answer = '', verdict, report, problem = '' } = cell ?? {};
      const passed = verdict ? String(verdict.isPassed) : '';
      const cost = costOf(cell, model, facts);
      return [
        answer,
        passed,
        verdict?.reason ?? problem,
        report ? String(Math.round(report.totalMs)) : '',
        String(cost ?? ''),
      ];
    }),
  ]);
  return writeCsv([header, ...lines]);
}
