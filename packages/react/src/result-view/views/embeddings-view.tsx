import * as React from 'react';
import { cosine, projectVectors } from '../project-vectors.ts';
import { pickWords, type ResultLabels } from '../result-labels.ts';
import { CopyAsButton } from './copy-as-button.tsx';
import { ResultTable } from './result-table.tsx';

interface EmbeddingsViewProps {
  readonly vectors: readonly (readonly number[])[];
  /** Texts of the vectors. */
  readonly names: readonly string[];
  readonly label: string;
  readonly labels: ResultLabels;
}

/** The most vectors that are drawn: each is compared with each. */
const MOST_POINTS = 200;
const [WIDTH, HEIGHT, EDGE] = [480, 320, 24];

/** Vectors as points of a plot, and as a table with the nearest neighbor of each. */
export function EmbeddingsView({ vectors, names, label, labels }: EmbeddingsViewProps) {
  const shown = React.useMemo(() => vectors.slice(0, MOST_POINTS), [vectors]);
  const { points, share } = React.useMemo(() => projectVectors(shown), [shown]);
  const neighbors = React.useMemo(() => shown.map((_, index) => nearest(shown, index)), [shown]);
  const place = scaleTo(points);
  const getName = (index: number) => names[index] ?? `${index + 1}`;
  const [first = []] = vectors;
  return (
    <>
      {shown.length < 2 ? (
        <p className="hubkit-result-vector">
          {labels.vector(first.length)}: <code>[{shortened(first)}]</code>
        </p>
      ) : (
        <>
          <figure className="hubkit-result-plot">
            <svg role="img" aria-label={`${label}. ${labels.components(share)}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
              {points.map((point, index) => {
                const [x, y] = place(point);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number.
                  <g key={index}>
                    <circle cx={x} cy={y} r="5" />
                    <text x={x + 8} y={y + 4}>
                      {index + 1}
                    </text>
                  </g>
                );
              })}
            </svg>
            <figcaption className="hubkit-note">{labels.components(share)}</figcaption>
          </figure>
          <ResultTable label={label} columns={[labels.number, labels.label, labels.nearest]}>
            {neighbors.map(({ index: other, similarity }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number.
              <tr key={index}>
                <td>{index + 1}</td>
                <th scope="row">{getName(index)}</th>
                <td>{`${getName(other)} (${similarity.toFixed(3)})`}</td>
              </tr>
            ))}
          </ResultTable>
        </>
      )}
      {vectors.length > shown.length && <p className="hubkit-note">{labels.more(vectors.length - shown.length)}</p>}
      <div className="hubkit-result-take">
        <CopyAsButton label={labels.copyJson} content={{ json: vectors }} labels={pickWords(labels)} />
      </div>
    </>
  );
}

function nearest(vectors: readonly (readonly number[])[], index: number): { index: number; similarity: number } {
  return vectors.reduce(
    (best, vector, other) => {
      const similarity = other === index ? Number.NEGATIVE_INFINITY : cosine(vectors[index] ?? [], vector);
      return similarity > best.similarity ? { index: other, similarity } : best;
    },
    { index, similarity: Number.NEGATIVE_INFINITY },
  );
}

/** Fits points into the plot, with one scale for both directions, so that distances can be compared. */
function scaleTo(points: readonly (readonly [number, number])[]) {
  const reach = (side: 0 | 1) => Math.max(...points.map((point) => Math.abs(point[side])), 1e-12);
  const scale = Math.min((WIDTH / 2 - EDGE) / reach(0), (HEIGHT / 2 - EDGE) / reach(1));
  const round = (value: number) => Math.round(value * 10) / 10;
  return ([x, y]: readonly [number, number]) => [round(WIDTH / 2 + x * scale), round(HEIGHT / 2 - y * scale)] as const;
}

function shortened(vector: readonly number[]): string {
  const first = vector.slice(0, 8).map((value) => value.toFixed(3));
  return [...first, ...(vector.length > 8 ? ['…'] : [])].join(', ');
}
