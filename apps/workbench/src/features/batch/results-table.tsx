import type { Row } from '@hubkit/bulk';
import type { PlanModel } from '@hubkit/bulk/evaluate';
import { useState } from 'react';
import { formatCost } from '../../run/cost.ts';
import { duration, shortName } from '../../run/format-facts.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { saveFile } from '../../ui/save-file.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { type BatchState, type Cell, hasEnded, hasPassed, listResults } from './batch-cells.ts';
import { fileStem } from './batch-form.ts';
import type { Batch } from './create-batch.ts';
import { inLine } from './format-run.ts';
import styles from './results-table.module.css';

interface ResultsTableProps {
  readonly batch: Batch;
  /** What of the form has changed since: `rows`. */
  readonly changed: string | undefined;
  /** Runs the rows that a trial has left out. */
  readonly onAll: () => void;
}

/** The answers of a batch: a row for each row of its data, a column for each model; a row opens in place. */
export function ResultsTable({ batch, changed, onAll }: ResultsTableProps) {
  const state = useStore(batch.store, (present) => present);
  const [open, setOpen] = useState<number>();
  const { plan, cells, isRunning } = state;
  if (!plan) return null;
  const finished = cells.filter(hasEnded).length;
  const columns = plan.models.length;
  const rows = cells.length / columns;
  const left = plan.data.length - rows;
  return (
    <section className={`stack ${styles.results}`} aria-label="Answers">
      <header className={`row ${styles.head}`}>
        <h2>{changed ? 'Previous answers' : (plan.name ?? 'Answers')}</h2>
        <p role="status" className="quiet">
          {isRunning ? `${count(finished)} of ${counted(cells.length, 'call')}` : counted(cells.length, 'call')}
          {changed && <span className={styles.changed}>{`, the ${changed} changed since`}</span>}
        </p>
        {!isRunning && !changed && left > 0 && (
          <Button size="small" look="primary" icon="play" label={`Run ${count(left)} more`} onClick={onAll} />
        )}
        <Downloads plan={plan} cells={cells} isRunning={isRunning} />
      </header>
      <section className={`frame ${styles.scroller}`} aria-label="Table of answers" {...SCROLL_REGION}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {plan.models.map((model, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a model is its place; the same one may be there twice.
                <th key={place} scope="col" title={model.model}>
                  {nameOf(model)}
                  <Summary cells={cells.filter((_, index) => index % columns === place)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.data.slice(0, rows).map((values, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay at their places, and may be equal.
              <tr key={row} data-open={row === open || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.opener}
                    aria-expanded={row === open}
                    onClick={() => setOpen(row === open ? undefined : row)}
                  >
                    <span className={styles.number}>{row + 1}</span>
                    <span className={styles.values}>{rowText(values)}</span>
                  </button>
                </th>
                {plan.models.map((model, place) => {
                  const cell = cells[row * columns + place];
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <td key={place} data-model={nameOf(model)} data-passed={cell && hasPassed(cell)}>
                      {cell && <CellView cell={cell} isOpen={row === open} />}
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

function Downloads({ plan, cells, isRunning }: Required<BatchState>) {
  const name = fileStem(plan.name ?? '');
  const saveLines = async () => {
    const { modelName } = await import('@hubkit/bulk/evaluate');
    const lines = listResults(plan, cells, modelName).map((result) => `${JSON.stringify(result)}\n`);
    saveFile(`${name}.jsonl`, lines.join(''));
  };
  const saveTable = async () => {
    const [{ modelName, resultsTable }, { stringify }] = await Promise.all([
      import('@hubkit/bulk/evaluate'),
      import('csv-stringify/browser/esm/sync'),
    ]);
    const lines = resultsTable(listResults(plan, cells, modelName)).map((line) => [...line]);
    // Texts that a spreadsheet would run get a quote in front.
    saveFile(`${name}.csv`, stringify(lines, { escape_formulas: true }));
  };
  const forms = { JSONL: saveLines, CSV: saveTable };
  return (
    <span className="row">
      {Object.entries(forms).map(([label, save]) => (
        <Button
          key={label}
          size="small"
          look="outline"
          icon="download"
          label={label}
          aria-label={`Download ${label}`}
          disabled={isRunning}
          onClick={() => void save()}
        />
      ))}
    </span>
  );
}

/** Share of passed checks, median time and cost of a column. */
function Summary({ cells }: { readonly cells: readonly Cell[] }) {
  const checked = cells.filter((cell) => hasPassed(cell) !== undefined);
  const times = cells.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  const costs = cells.flatMap(({ cost }) => cost ?? []);
  const facts = [
    checked.length > 0 && `${checked.filter(hasPassed).length} of ${checked.length} passed`,
    median !== undefined && `median ${duration(median)}`,
    costs.length > 0 && formatCost(costs.reduce((sum, cost) => sum + cost, 0)),
  ];
  return <span className={styles.summary}>{facts.filter(Boolean).join(' · ') || '\u00a0'}</span>;
}

function CellView({ cell, isOpen }: { readonly cell: Cell; readonly isOpen: boolean }) {
  const { state, output, ms, cost, provider, checks = [], error } = cell;
  const failed = checks.filter(({ passed }) => !passed);
  const shown = isOpen ? checks : failed;
  return (
    <>
      {output !== undefined && <p className={styles.answer}>{output}</p>}
      {error !== undefined && <p className={styles.problem}>{error}</p>}
      {state !== 'done' && state !== 'failed' && <p className={styles.meta}>{STATES[state]}</p>}
      {checks.length > 0 && (
        <p className={styles.verdict}>
          <strong>{failed.length === 0 ? '✓ Passed' : '✗ Failed'}</strong>
          {shown.map(({ reason }) => ` ${reason}`).join(' ·')}
        </p>
      )}
      {ms !== undefined && (
        <p className={styles.meta}>
          {[provider, duration(ms), cost === undefined ? undefined : formatCost(cost)]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </p>
      )}
    </>
  );
}

const STATES = { waiting: 'Waiting', running: 'Running…', stopped: 'Stopped' } as const;

function nameOf({ name, model }: PlanModel): string {
  return name ?? shortName(model);
}

function rowText(values: Row): string {
  return Object.values(values).map(inLine).filter(Boolean).join(' · ');
}
