import { median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { WORKLOADS } from './workloads.mjs';

/** The result as tables: processor time, wall time and units per second, peers in rows, workloads in columns. */
export function report({ rounds, versions, samples }, peers, baseline) {
  const note = [
    `ratios to ${peers[baseline].label}; in its row, µs per unit; medians of ${rounds} rounds`,
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
  ];
  const ratios = (measure) => (own, base) => ratio(own, base, measure);
  const part = (title, cell) => `${title}\n${table(rowsOf(samples, peers, baseline, cell))}`;
  return [
    part("processor time of the client's process", ratios('cpu')),
    part('wall time', ratios('wall')),
    part('units per second', perSecond),
    note.join('\n'),
  ].join('\n\n');
}

function rowsOf(samples, peers, baseline, cell) {
  const workloads = Object.keys(samples);
  const head = ['peer', ...workloads.map((name) => `${WORKLOADS[name].unit}: ${WORKLOADS[name].label}`)];
  const names = Object.keys(peers).filter((name) => workloads.some((workload) => samples[workload][name]));
  return [
    head,
    ...names.map((name) => [
      peers[name].label,
      ...workloads.map((workload) => {
        const own = samples[workload][name];
        return own.length === 0 ? '-' : cell(own, samples[workload][baseline]);
      }),
    ]),
  ];
}

/** Ratios are taken within a round, because the machine is not the same in the next one. */
function ratio(own, base, measure) {
  if (own === base) return `${median(own.map((sample) => sample[measure])).toPrecision(3)} µs`;
  return `${median(own.map((sample, round) => sample[measure] / base[round][measure])).toFixed(2)}x`;
}

function perSecond(own) {
  const units = 1e6 / median(own.map((sample) => sample.wall));
  return units.toLocaleString('en', { maximumSignificantDigits: 3 });
}
