import type { PlanModel } from '@hubkit/bulk/evaluate';
import { Fragment, useState } from 'react';
import { formatCost } from '../../run/cost.ts';
import { duration, shortName } from '../../run/format-facts.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { useMedia } from '../../ui/use-media.ts';
import { type Cell, countCells, hasPassed } from './batch-cells.ts';
import type { Batch } from './create-batch.ts';
import { describeInput, inLine, splitInput } from './format-run.ts';
import { type CallActions, FILTERS, type Filter, ResultsHead } from './results-head.tsx';
import styles from './results-table.module.css';

/** Rows that are drawn at first, and more with each request. */
const PAGE = 50;

interface ResultsTableProps extends CallActions {
  readonly batch: Batch;
  /** What of the form has changed since: `rows`. */
  readonly changed: string | undefined;
}

/** The answers of a batch: a row for each row of its data, a column for each model; a row opens in place. */
export function ResultsTable({ batch, changed, ...actions }: ResultsTableProps) {
  const state = useStore(batch.store, (present) => present);
  const [open, setOpen] = useState<number>();
  const [filter, setFilter] = useState<Filter>();
  const [most, setMost] = useState(PAGE);
  const isMiddle = useMedia('(min-width: 48rem)');
  const isWide = useMedia('(min-width: 64rem)');
  const { plan, cells } = state;
  if (!plan) return null;
  const columns = plan.models.length;
  const fits = filter && FILTERS[filter];
  const shown = fits && cells.some(fits) ? fits : () => true;
  const isMany = columns > 2;
  const looks = [isMany && styles.many, !(isMany ? isWide : isMiddle) && styles.blocks, styles.grid].filter(Boolean);
  const rows = Array.from({ length: cells.length / columns }, (_, row) => ({
    row,
    values: plan.data[row] ?? {},
    answers: cells.slice(row * columns, (row + 1) * columns),
  })).filter(({ answers }) => answers.some(shown));
  return (
    <section className={`stack ${styles.results}`} aria-label="Answers">
      <ResultsHead {...actions} state={{ ...state, plan }} changed={changed} filter={filter} onFilter={setFilter} />
      <section className={`frame ${styles.table}`} aria-label="Table of answers">
        <table className={looks.join(' ')}>
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
            {rows.slice(0, most).map(({ row, values, answers }) => (
              <tr key={row} data-open={row === open || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.opener}
                    aria-expanded={row === open}
                    onClick={() => setOpen(row === open ? undefined : row)}
                  >
                    <span className={styles.number}>{row + 1}</span>
                    <span className={styles.values}>{describeInput(values, plan.prompt)}</span>
                  </button>
                  {row === open && <Columns columns={splitInput(values, plan.prompt).others} />}
                </th>
                {answers.map((cell, place) => {
                  const model = plan.models[place];
                  const name = model && columns > 1 ? nameOf(model) : undefined;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <td key={place} data-model={name} data-passed={hasPassed(cell)}>
                      <CellView cell={cell} isOpen={row === open} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > most && (
          <p className={styles.more}>
            <Button
              size="small"
              label={`Show ${counted(Math.min(PAGE, rows.length - most), 'more row')}`}
              onClick={() => setMost(most + PAGE)}
            />
          </p>
        )}
      </section>
    </section>
  );
}

/** The columns of a row that the prompt does not have. */
function Columns({ columns }: { readonly columns: ReturnType<typeof splitInput>['others'] }) {
  return (
    <dl className={styles.columns}>
      {columns.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{inLine(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Failures, share of passed checks, median time and cost of a column. */
function Summary({ cells }: { readonly cells: readonly Cell[] }) {
  const checked = cells.filter((cell) => hasPassed(cell) !== undefined);
  const times = cells.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  const costs = cells.flatMap(({ cost }) => cost ?? []);
  const failed = countCells(cells, 'failed');
  const facts = [
    failed > 0 && `${count(countCells(cells, 'done'))} of ${count(cells.length)} answered`,
    failed > 0 && <span className={styles.failed}>{`${count(failed)} failed`}</span>,
    checked.length > 0 && `${checked.filter(hasPassed).length} of ${checked.length} passed`,
    median !== undefined && `median ${held(duration(median))}`,
    costs.length > 0 && formatCost(costs.reduce((sum, cost) => sum + cost, 0)),
  ].filter(Boolean);
  return (
    <span className={styles.summary}>
      {facts.length === 0 && '\u00a0'}
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are their places.
        <Fragment key={place}>
          {place > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </span>
  );
}

function CellView({ cell, isOpen }: { readonly cell: Cell; readonly isOpen: boolean }) {
  const { state, output, ms, cost, provider, checks = [], error, failedCall } = cell;
  const failed = checks.filter(({ passed }) => !passed);
  const shown = isOpen ? checks : failed;
  return (
    <>
      {output !== undefined && <p className={styles.answer}>{output}</p>}
      {error !== undefined && <p className={styles.problem}>{error}</p>}
      {failedCall && (
        <p className={styles.meta}>
          {[
            failedCall.provider,
            failedCall.status,
            failedCall.requests > 0 ? held(counted(failedCall.requests, 'request')) : undefined,
            failedCall.ms === undefined ? undefined : held(duration(failedCall.ms)),
          ]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </p>
      )}
      {state !== 'done' && state !== 'failed' && <p className={styles.meta}>{STATES[state]}</p>}
      {checks.length > 0 && (
        <p className={styles.verdict}>
          <strong>{failed.length === 0 ? '✓ Passed' : '✗ Failed'}</strong>
          {shown.map(({ reason }) => ` ${reason}`).join(' ·')}
        </p>
      )}
      {ms !== undefined && (
        <p className={styles.meta}>
          {[provider, held(duration(ms)), cost === undefined ? undefined : formatCost(cost)]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </p>
      )}
    </>
  );
}

/** A number and its unit, which stay in one line. */
function held(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const STATES = { waiting: 'Waiting', running: 'Running…', stopped: 'Stopped' } as const;

function nameOf({ name, model }: PlanModel): string {
  return name ?? shortName(model);
}
