import { geomean, median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { RENDERS } from './fresh.mjs';

/** The result as tables. */
export function report(result) {
  const tables = [peersTable, corporaTable, freshTable, casesTable, handwrittenTable, otherFigures];
  return tables.map((part) => part(result)).join('\n\n');
}

const micro = (ns) => (ns === null || ns === undefined ? '-' : (ns / 1000).toPrecision(3));
const times = (ratio) => (Number.isFinite(ratio) ? `${ratio.toPrecision(3)}x` : '-');

function peersTable({ labels, cases, ours, compile, memory, imports }) {
  const rows = [
    [
      'peer',
      'right',
      '2 µs',
      '20 µs',
      '200 µs',
      'ours is faster: geomean',
      'least',
      'compile ns/char',
      'import ms',
      'bytes beyond output',
    ],
  ];
  for (const [name, label] of Object.entries(labels)) {
    const timed = cases.filter((item) => item.ns[name] !== null);
    const at = (messages) => {
      const list = timed.filter((item) => item.messages === messages).map((item) => item.ns[name]);
      return list.length > 0 ? micro(median(list)) : '-';
    };
    const ratios = ratiosTo(cases, ours, name);
    rows.push([
      label,
      `${cases.filter((item) => item.right[name]).length} of ${cases.length}`,
      at(2),
      at(20),
      at(200),
      name === ours || ratios.length === 0 ? '' : times(geomean(ratios)),
      name === ours || ratios.length === 0 ? '' : times(Math.min(...ratios)),
      compile[name]?.median.toPrecision(3) ?? '-',
      imports[name]?.wallMs.toFixed(1) ?? '-',
      memory[name] ? `${memory[name].median.toFixed(2)} (most ${memory[name].most.toFixed(2)})` : '-',
    ]);
  }
  return table(rows);
}

/** Text of one byte a character and of two, short and long messages: ours beside a peer, by closures and by generated code. */
function corporaTable({ templates, cases, labels }) {
  const rows = [['corpus', 'text', 'cases', 'closures', 'generated code']];
  const peer = 'huggingface';
  for (const corpus of ['own', 'published'])
    for (const text of ['Latin-1', 'two-byte', 'long']) {
      const list = cases.filter(
        (item) => item.text === text && templates.find(({ id }) => id === item.template).corpus === corpus,
      );
      const ratio = (name) => {
        const ratios = ratiosTo(list, name, peer);
        return ratios.length > 0 ? times(geomean(ratios)) : '-';
      };
      if (list.length > 0) rows.push([corpus, text, String(list.length), ratio('hubkit'), ratio('hubkit-codegen')]);
    }
  return `${labels[peer]} / ours\n${table(rows)}`;
}

function freshTable({ labels, fresh }) {
  const rows = [['fresh process, ms until the text', ...RENDERS.map(String)]];
  for (const [name, ms] of Object.entries(fresh))
    if (ms) rows.push([labels[name], ...ms.map((value) => value.toFixed(1))]);
  return table(rows);
}

const ratiosTo = (cases, ours, name) =>
  cases.filter((item) => item.ns[name] !== null && item.ns[ours] !== null).map((item) => item.ns[name] / item.ns[ours]);

function casesTable({ templates, cases, ours, labels }) {
  const names = Object.keys(labels).filter((name) => name !== ours && name !== 'handwritten');
  const rows = [['template', 'context', 'characters', 'ours µs', ...names.map((name) => `${labels[name]} / ours`)]];
  for (const item of cases) {
    const template = templates.find(({ id }) => id === item.template);
    const mine = item.ns[ours];
    rows.push([
      template.name.slice(0, 44),
      item.context,
      String(item.length),
      micro(mine),
      ...names.map((name) =>
        item.ns[name] === null || mine === null ? (item.right[name] ? '-' : 'wrong') : times(item.ns[name] / mine),
      ),
    ]);
  }
  return table(rows);
}

function handwrittenTable({ templates, cases, ours }) {
  const rows = [['against hand-written JavaScript', 'context', 'hand-written µs', 'ours µs', 'ours / hand-written']];
  const ratios = [];
  for (const item of cases.filter(({ ns }) => ns.handwritten !== null && ns[ours] !== null)) {
    ratios.push(item.ns[ours] / item.ns.handwritten);
    rows.push([
      templates.find(({ id }) => id === item.template).name.slice(0, 44),
      item.context,
      micro(item.ns.handwritten),
      micro(item.ns[ours]),
      times(ratios.at(-1)),
    ]);
  }
  if (ratios.length > 0)
    rows.push(['geomean', '', '', '', times(geomean(ratios))], ['most', '', '', '', times(Math.max(...ratios))]);
  return table(rows);
}

function otherFigures({ cases, ours, compile, memory, rounds, ms, versions, load }) {
  const exponents = growth(cases, ours);
  const worst = exponents.toSorted((a, b) => b.exponent - a.exponent).slice(0, 3);
  return [
    `growth from 20 to 200 messages, as an exponent: median ${median(exponents.map(({ exponent }) => exponent)).toFixed(2)}; most ${worst.map(({ template, exponent, text }) => `${exponent.toFixed(2)} ${template} (its text grows by ${text.toFixed(2)})`).join(', ')}`,
    `compile, ns per character: median ${compile[ours]?.median.toFixed(1)}, most ${compile[ours]?.most.toFixed(1)}`,
    `bytes allocated per byte of output beyond the output: median ${memory[ours]?.median.toFixed(2)}, most ${memory[ours]?.most.toFixed(2)}`,
    `medians of ${rounds} rounds of ${ms} ms a case; load ${load.map((value) => value.toFixed(1)).join(' to ')}; ${Object.entries(
      versions,
    )
      .map(([name, { version }]) => `${name} ${version}`)
      .join(', ')}`,
  ].join('\n');
}

/** The exponent of time over messages: 1 is linear. */
function growth(cases, ours) {
  return cases
    .filter((item) => item.messages === 200 && item.ns[ours] !== null)
    .flatMap((long) => {
      const short = cases.find(
        (item) => item.template === long.template && item.tools === long.tools && item.messages === 20,
      );
      if (!short?.ns[ours]) return [];
      return [
        {
          template: `${long.template} ${long.context}`,
          exponent: Math.log10(long.ns[ours] / short.ns[ours]),
          text: Math.log10(long.length / short.length),
        },
      ];
    });
}
