import { fileStem } from '../../host-config/file-stem.ts';
import { FaultNotice } from '../../run/fault-notice.tsx';
import { useConnection } from '../../services/hub-context.tsx';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { saveFile } from '../../ui/save-file.ts';
import {
  type BatchState,
  type Cell,
  countCells,
  describeCalls,
  hasEnded,
  hasPassed,
  listResults,
} from './batch-cells.ts';
import styles from './results-table.module.css';

/** What the head of the answers can do with their calls. */
export interface CallActions {
  /** Runs the rows that a trial has left out. */
  readonly onAll: () => void;
  /** Calls the same rows again, those with an answer, too. */
  readonly onAgain: (rows: number) => void;
  readonly onResume: (state: 'failed' | 'stopped') => void;
  readonly onStop: () => void;
}

/** The cells that a row needs one of to be shown. */
export const FILTERS = {
  failed: ({ state }: Cell) => state === 'failed',
  missed: (cell: Cell) => hasPassed(cell) === false,
} as const;

/** Rows that are shown alone; undefined for all. */
export type Filter = keyof typeof FILTERS | undefined;

const FILTER_LABELS = { failed: 'Show failed', missed: 'Show not passed' } as const;

interface ResultsHeadProps extends CallActions {
  readonly state: BatchState & Required<Pick<BatchState, 'plan'>>;
  /** What of the form has changed since: `rows`. */
  readonly changed: string | undefined;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** How the calls went, and what to do about those that failed or were not made. */
export function ResultsHead({ state, changed, filter, onFilter, ...actions }: ResultsHeadProps) {
  const { onAll, onAgain, onResume, onStop } = actions;
  const hasFault = useConnection((present) => present.fault !== undefined);
  const { plan, cells, isRunning, isKept } = state;
  const failed = countCells(cells, 'failed');
  const stopped = countCells(cells, 'stopped');
  const rows = cells.length / plan.models.length;
  const left = plan.data.length - rows;
  const isOpen = !isRunning && !changed;
  const [calls, failures] = describeCalls(state);
  return (
    <header className={`row ${styles.head}`}>
      <h2>{changed ? 'Previous answers' : (plan.name ?? 'Answers')}</h2>
      <p role="status" className="quiet">
        {calls}
        {failures && (
          <>
            {' · '}
            <span className={styles.failed}>{failures}</span>
          </>
        )}
        {changed && <span className={styles.changed}>{`, the ${changed} changed since`}</span>}
      </p>
      {isRunning && (
        <>
          <progress
            className={styles.progress}
            aria-label="Calls"
            max={cells.length}
            value={cells.filter(hasEnded).length}
          />
          <Button size="small" look="outline" icon="stop" label="Stop" onClick={onStop} />
        </>
      )}
      {(['failed', 'missed'] as const)
        .filter((name) => cells.some(FILTERS[name]))
        .map((name) => (
          <Button
            key={name}
            size="small"
            look="outline"
            label={filter === name ? 'Show all' : FILTER_LABELS[name]}
            onClick={() => onFilter(filter === name ? undefined : name)}
          />
        ))}
      {isOpen && failed > 0 && !hasFault && (
        <Button
          size="small"
          look="outline"
          icon="refresh"
          label={`Retry ${count(failed)} failed`}
          onClick={() => onResume('failed')}
        />
      )}
      {isOpen && stopped > 0 && (
        <Button
          size="small"
          look="primary"
          icon="play"
          label={`Run the other ${count(stopped)}`}
          onClick={() => onResume('stopped')}
        />
      )}
      {isOpen && isKept && (
        <>
          <span className="quiet">{`${counted(rows, 'row')} kept from before`}</span>
          <Button size="small" look="outline" icon="refresh" label="Run again" onClick={() => onAgain(rows)} />
        </>
      )}
      {isOpen && stopped === 0 && left > 0 && (
        <Button size="small" look="primary" icon="play" label={`Run ${count(left)} more`} onClick={onAll} />
      )}
      <Downloads {...state} />
      {failed > 0 && (
        <FaultNotice
          className={styles.fault}
          label={`Turn it off and retry ${count(failed)}`}
          onRetry={isOpen ? () => onResume('failed') : undefined}
        />
      )}
    </header>
  );
}

function Downloads({ plan, cells, isRunning }: ResultsHeadProps['state']) {
  const name = fileStem(plan.name) || 'batch';
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
    <span className={`row ${styles.downloads}`}>
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
