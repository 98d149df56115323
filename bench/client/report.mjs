import { median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { WORKLOADS } from './workloads.mjs';

/** The result as tables: one of processor time, one of wall time, peers in rows, workloads in columns. */
export function report({ rounds, versions, samples }, peers, baseline) {
  const note = [
    `ratios to ${peers[baseline]}; in its row, µs per unit; medians of ${rounds} rounds`,
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
  ];
  const part = (title, measure) => `${title}\n${table(rowsOf(samples, peers, baseline, measure))}`;
  return [part("processor time of the client's process", 'cpu'), part('wall time', 'wall'), note.join('\n')].join(
    '\n\n',
  );
}

function rowsOf(samples, peers, baseline, measure) {
  const workloads = Object.keys(samples);
  const head = ['peer', ...workloads.map((name) => `${WORKLOADS[name].unit}: ${WORKLOADS[name].label}`)];
  const names = Object.keys(peers).filter((name) => workloads.some((workload) => samples[workload][name]));
  return [
    head,
    ...names.map((name) => [
      peers[name],
      ...workloads.map((workload) => cell(samples[workload][name], samples[workload][baseline], measure)),
    ]),
  ];
}

/** Ratios are taken within a round, because the machine is not the same in the next one. */
function cell(own, base, measure) {
  if (own.length === 0) return '-';
  if (own === base) return `${median(own.map((sample) => sample[measure])).toPrecision(3)} µs`;
  return `${median(own.map((sample, round) => sample[measure] / base[round][measure])).toFixed(2)}x`;
}
