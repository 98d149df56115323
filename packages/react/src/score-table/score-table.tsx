import { formatScore } from './format-score.ts';

interface ScoreTableProps {
  readonly caption: string;
  readonly columns: readonly [label: string, score: string];
  readonly rows: readonly { readonly label: string; readonly score: number }[];
}

/** Labels with their scores as bars and numbers. The longest bar is a score of 1, or the highest score above it. */
export function ScoreTable({ caption, columns, rows }: ScoreTableProps) {
  const full = Math.max(1, ...rows.map(({ score }) => (Number.isFinite(score) ? score : 0)));
  return (
    <table className="hubkit-table hubkit-scores">
      <caption className="hubkit-visually-hidden">{caption}</caption>
      <thead className="hubkit-visually-hidden">
        <tr>
          <th scope="col">{columns[0]}</th>
          <td />
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, score }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and rows are never moved.
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>
              <svg className="hubkit-bar" aria-hidden="true">
                <rect className="hubkit-bar-track" width="100%" height="100%" rx="3" />
                <rect width={`${percent(score / full)}%`} height="100%" rx="3" />
              </svg>
            </td>
            <td className="hubkit-number">{formatScore(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10 : 0;
}
