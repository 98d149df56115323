import { ScoreTable } from '../../score-table/score-table.tsx';
import { SCROLL_REGION } from '../../scroll-region/scroll-region.ts';
import type { ResultLabels } from '../result-labels.ts';

interface SimilarityViewProps {
  readonly rows: readonly (readonly number[])[];
  /** Texts that were compared. */
  readonly names: readonly string[];
  readonly label: string;
  readonly labels: ResultLabels;
}

/** Scores of one text against others as bars, of several against each other as a table of shades with their numbers. */
export function SimilarityView({ rows, names, label, labels }: SimilarityViewProps) {
  const [first = []] = rows;
  const getName = (index: number) => names[index] ?? `${index + 1}`;
  if (rows.length === 1) {
    const scores = first.map((score, index) => ({ label: getName(index), score }));
    return <ScoreTable caption={label} columns={[labels.label, labels.score]} rows={scores} />;
  }
  return (
    <figure className="hubkit-scroll" aria-label={label} {...SCROLL_REGION}>
      <table className="hubkit-table hubkit-result-heat">
        <thead>
          <tr>
            <td />
            {first.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number.
              <th key={column} scope="col">
                {getName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
            <tr key={index}>
              <th scope="row">{getName(index)}</th>
              {row.map((score, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number.
                <td key={column} data-shade={toShade(score)}>
                  {score.toFixed(3)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A step from 0 to 4 for a score between 0 and 1. */
function toShade(score: number): number {
  return Math.min(4, Math.max(0, Math.floor(score * 5)));
}
