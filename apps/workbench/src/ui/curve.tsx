import { memo } from 'react';
import styles from './curve.module.css';

interface CurveProps {
  /** Name of the curve, with its unit. */
  readonly title: string;
  /** The last value, as a text. */
  readonly value: string;
  /** Times in ms. */
  readonly times: readonly number[];
  /** Lines with a value for each time; missing values leave a gap. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[];
  readonly format: (value: number) => string;
}

const WIDTH = 480;
const HEIGHT = 96;

/** Values over time, drawn as lines. */
export const Curve = memo(function Curve({ title, value, times, lines, format }: CurveProps) {
  const most = Math.max(1e-9, ...lines.flatMap(({ values }) => values.map((each) => each ?? 0)));
  return (
    <figure className={`frame ${styles.curve}`}>
      <figcaption>
        <span>{title}</span>
        <strong>{value}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${value}, at most ${format(most)}`}
      >
        {lines.map(({ name, values }, index) => (
          <path key={name} data-line={index} d={drawPath(times, values, most)} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <p className={`quiet ${styles.legend}`}>
        {`at most ${format(most)}`}
        {lines.length > 1 &&
          lines.map(({ name }, index) => (
            <span key={name} data-line={index}>
              {name}
            </span>
          ))}
      </p>
    </figure>
  );
});

/** Length of the dash for a value without neighbors. */
const DASH = 10;

/** The path of a line, from edge to edge. A value between two gaps is a dash. */
function drawPath(times: readonly number[], values: readonly (number | undefined)[], most: number): string {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = Math.max(1, last - first);
  let isDrawn = false;
  return values
    .map((value, index) => {
      if (value === undefined) {
        isDrawn = false;
        return '';
      }
      const x = (((times[index] ?? first) - first) / span) * WIDTH;
      const y = HEIGHT - 2 - (value / most) * (HEIGHT - 4);
      if (!isDrawn && values[index + 1] === undefined)
        return `M${Math.min(Math.max(0, x - DASH / 2), WIDTH - DASH).toFixed(1)} ${y.toFixed(1)}h${DASH}`;
      const point = `${isDrawn ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      isDrawn = true;
      return point;
    })
    .join('');
}
