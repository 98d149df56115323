import { memo, useState } from 'react';
import type { ScenarioCell } from '../../template-engine/protocol.ts';
import { SCENARIOS } from '../../template-engine/scenarios.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { classifyCell, countOutcomes } from './scenario-counts.ts';
import styles from './scenario-matrix.module.css';
import type { Matrix } from './use-scenarios.ts';

interface ScenarioMatrixProps {
  readonly matrix: Matrix | undefined;
  readonly failure: string;
  /** Name of the template that is edited. */
  readonly name: string;
  readonly onUse: (context: string) => void;
}

const ScenarioDialog = latePart(async () => (await import('./scenario-dialog.tsx')).ScenarioDialog);

/** All scenarios with every template: which of them render, and what differs. */
export const ScenarioMatrix = memo(function ScenarioMatrix({ matrix, failure, name, onUse }: ScenarioMatrixProps) {
  const [open, setOpen] = useState<{ readonly scenario: string; readonly template: string }>();
  const findCell = (scenario: string, template: string) =>
    matrix?.cells.find((cell) => cell.scenario === scenario && cell.template === template);
  const shown = SCENARIOS.flatMap(({ id }) => findCell(id, name) ?? []);
  const hasFailed = shown.some((cell) => classifyCell(cell) === 'failed');
  const isGood = shown.every((cell) => classifyCell(cell) === 'complete');
  return (
    <section className={`stack ${styles.matrix}`} aria-label="Scenarios">
      <h2>
        Scenarios{' '}
        {matrix && (
          <span className={styles.count} data-state={isGood ? 'good' : hasFailed ? 'bad' : 'some'}>
            {countOutcomes(shown)}
          </span>
        )}
      </h2>
      {failure && <p role="alert">{failure}</p>}
      <section className={`frame ${styles.scroller}`} {...SCROLL_REGION} aria-label="Table of scenarios">
        <table>
          <thead>
            <tr>
              <th scope="col">Scenario</th>
              {(matrix?.columns ?? [{ name }]).map((column) => (
                <th key={column.name} scope="col">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SCENARIOS.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {(matrix?.columns ?? [{ name }]).map((column) => {
                  const cell = findCell(id, column.name);
                  return (
                    <td key={column.name}>
                      <button
                        type="button"
                        className={styles.cell}
                        data-state={cell?.lost.length || cell?.forges ? 'lossy' : (cell?.state ?? 'waiting')}
                        disabled={!cell}
                        title={createTitle(cell)}
                        onClick={() => setOpen({ scenario: id, template: column.name })}
                      >
                        {createLabel(cell)}
                        <span className="visually-hidden">
                          : {label}, {column.name}
                        </span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <LazyPart>
        {open && matrix && (
          <ScenarioDialog {...open} matrix={matrix} edited={name} onUse={onUse} onClose={() => setOpen(undefined)} />
        )}
      </LazyPart>
    </section>
  );
});

function createLabel(cell: ScenarioCell | undefined): string {
  if (!cell) return '…';
  if (cell.lost.length > 0) return `! lost: ${cell.lost.join(', ')}`;
  if (cell.forges) return '! user can fake a turn';
  return { rendered: '✓ renders', failed: '✗ error', stopped: '✗ stopped' }[cell.state];
}

function createTitle(cell: ScenarioCell | undefined): string | undefined {
  if (cell?.state !== 'rendered') return cell?.text;
  return cell.lost.length > 0 ? `Left out of the output: ${cell.lost.join(', ')}.` : undefined;
}
