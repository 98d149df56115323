import type { NumberedMoment } from '@hubkit/bulk';
import { Curve } from '../../ui/curve.tsx';
import { count } from '../../ui/format-count.ts';
import styles from './disk-run.module.css';
import { rate } from './format-run.ts';

/** Fewest moments that make a curve. */
const LEAST = 6;

/** Throughput, latency and concurrency of a run that is too short for curves. */
export function describeSpeed(all: readonly NumberedMoment[]): readonly (readonly [name: string, value: string])[] {
  const moments = sinceStart(all);
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last?.requests || moments.length < 2 || moments.length >= LEAST) return [];
  return [
    ['Rows per second', rate(meanRate(first, last))],
    ['Latency', describeLatency(moments)],
    // Of no use once it is over, and the last fact of a line that is full.
    ...(last.state === 'over' ? [] : [['Requests at once', `up to ${count(last.concurrency)}`] as const]),
  ];
}

/** Throughput, latency and concurrency of a run over time. */
export function RunCurves(props: { readonly moments: readonly NumberedMoment[] }) {
  const moments = sinceStart(props.moments);
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last?.requests || moments.length < LEAST) return null;
  const times = moments.map(({ at }) => at);
  const line = (name: string, read: (moment: NumberedMoment) => number | undefined) => ({
    name,
    values: moments.map(read),
  });
  return (
    <section className={styles.curves} aria-label="Curves">
      <Curve
        title="Rows per second"
        value={rate(last.state === 'over' ? meanRate(first, last) : last.rowsPerSecond)}
        times={times}
        lines={[line('rows', ({ rowsPerSecond }) => rowsPerSecond)]}
        format={rate}
      />
      <Curve
        title="Latency"
        value={describeLatency(moments)}
        times={times}
        lines={[
          line('median', (moment) => moment.latency?.p50),
          line('95th percentile', (moment) => moment.latency?.p95),
        ]}
        format={formatMs}
      />
      <Curve
        title="Active requests"
        value={`${count(last.claimed)} of ${count(last.concurrency)}`}
        times={times}
        lines={[line('active', ({ claimed }) => claimed), line('allowed', ({ concurrency }) => concurrency)]}
        format={count}
      />
    </section>
  );
}

/** The moments since a run was started last; none if it has made no request since then: its answers were kept from before. */
function sinceStart(moments: readonly NumberedMoment[]): readonly NumberedMoment[] {
  const end = moments.findLastIndex(({ state }) => state !== 'over');
  const before = moments.slice(0, end + 1).findLastIndex(({ state }) => state === 'over');
  const own = moments.slice(before + 1);
  return own.some(({ latency }) => latency) ? own : [];
}

function describeLatency(moments: readonly NumberedMoment[]): string {
  const latency = moments.findLast((moment) => moment.latency)?.latency;
  return latency ? `${formatMs(latency.p50)}, 95 % below ${formatMs(latency.p95)}` : 'no request yet';
}

function formatMs(value: number): string {
  return `${count(Math.round(value))} ms`;
}

/** Rows per second from one moment to another. */
function meanRate(first: NumberedMoment, last: NumberedMoment): number {
  const seconds = Math.max(1, last.at - first.at) / 1000;
  return (last.done + last.dead - first.done - first.dead) / seconds;
}
