import type { NumberedMoment } from '@hubkit/bulk';
import { Curve } from '../../ui/curve.tsx';
import { count } from '../../ui/format-count.ts';
import styles from './disk-run.module.css';
import { rate } from './format-run.ts';

/** Throughput, latency and concurrency of a run over time. */
export function Curves({ moments }: { readonly moments: readonly NumberedMoment[] }) {
  const last = moments.at(-1);
  if (!last || moments.length < 2) return null;
  const times = moments.map(({ at }) => at);
  const line = (name: string, read: (moment: NumberedMoment) => number | undefined) => ({
    name,
    values: moments.map(read),
  });
  const latency = moments.findLast((moment) => moment.latency)?.latency;
  const ms = (value: number) => `${count(Math.round(value))} ms`;
  return (
    <section className={styles.curves} aria-label="Curves">
      <Curve
        title="Rows per second"
        value={last.state === 'over' ? 'done' : rate(last.rowsPerSecond)}
        times={times}
        lines={[line('rows', ({ rowsPerSecond }) => rowsPerSecond)]}
        format={rate}
      />
      <Curve
        title="Latency"
        value={latency ? `${ms(latency.p50)}, 95 % below ${ms(latency.p95)}` : 'no request yet'}
        times={times}
        lines={[
          line('median', (moment) => moment.latency?.p50),
          line('95th percentile', (moment) => moment.latency?.p95),
        ]}
        format={ms}
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
