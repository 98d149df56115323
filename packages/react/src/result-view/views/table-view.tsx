import { SCROLL_REGION } from '../../scroll-region/scroll-region.ts';
import type { TableData } from '../result.ts';
import { pickWords, type ResultLabels } from '../result-labels.ts';
import { CopyAsButton } from './copy-as-button.tsx';

interface TableViewProps {
  readonly table: TableData;
  readonly label: string;
  readonly labels: ResultLabels;
}

/** The most rows that are drawn. */
const MOST_ROWS = 200;

/** A table with the chosen cells outlined. */
export function TableView({ table, label, labels }: TableViewProps) {
  const chosen = new Set(table.chosen.map(([row, column]) => `${row} ${column}`));
  const left = table.rows.length - MOST_ROWS;
  return (
    <>
      <figure className="hubkit-scroll" aria-label={label} {...SCROLL_REGION}>
        <table className="hubkit-table">
          <thead>
            <tr>
              {table.columns.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and columns are never moved.
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, MOST_ROWS).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat, and are never moved.
              <tr key={index}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat, and are never moved.
                  <td key={column} data-chosen={chosen.has(`${index} ${column}`) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      {left > 0 && <p className="hubkit-note">{labels.more(left)}</p>}
      <div className="hubkit-result-take">
        <CopyAsButton
          label={labels.copyCsv}
          content={{ rows: [table.columns, ...table.rows] }}
          labels={pickWords(labels)}
        />
      </div>
    </>
  );
}
