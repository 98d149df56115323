import type * as React from 'react';
import { formatScore } from '../../score-table/format-score.ts';
import { SCROLL_REGION } from '../../scroll-region/scroll-region.ts';

interface ResultTableProps {
  readonly label: string;
  /** Names of the columns; one that is undefined is left out. */
  readonly columns: readonly (string | undefined)[];
  /** The rows. */
  readonly children: React.ReactNode;
}

/** The table of a result, which scrolls where it is too wide. */
export function ResultTable({ label, columns, children }: ResultTableProps) {
  return (
    <figure className="hubkit-scroll" aria-label={label} {...SCROLL_REGION}>
      <table className="hubkit-table">
        <thead>
          <tr>
            {columns.map(
              (name) =>
                name && (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </figure>
  );
}

/** Returns what draws the score of a row; undefined if no row has one: then there is no column for it. */
export function scoreCells(rows: readonly { readonly score?: number | undefined }[]) {
  if (rows.every(({ score }) => score === undefined)) return undefined;
  return (score: number | undefined) => <td className="hubkit-number">{score !== undefined && formatScore(score)}</td>;
}
