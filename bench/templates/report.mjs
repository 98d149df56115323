import { geomean, median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { CORPORA, TEXTS } from './cases.mjs';
import { RENDERS } from './fresh.mjs';

/** The result as tables. */
export function report(result) {
  const tables = [peersTable, corporaTable, slowestTable, freshTable, casesTable, handwrittenTable, otherFigures];
  return tables.map((part) => part(result)).join('\n\n');
}

/** Warm renders alone, as tables. */
export const reportRenders = (result) =>
  [
    corporaTable(result),
    slowestTable(result),
    `medians of ${result.rounds} rounds; ${Object.entries(result.versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
  ].join('\n\n');

const micro = (ns) => (ns === null || ns === undefined ? '-' : (ns / 1000).toPrecision(3));
const times = (ratio) => (Number.isFinite(ratio ?? Number.NaN) ? `${ratio.toPrecision(3)}x` : '-');

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

/** Text of one byte a character and of two, short and long messages: ours beside peers, by closures and by generated code. */
function corporaTable({ templates, cases, labels, versions, ms, load }) {
  const peers = ['huggingface', 'nunjucks'].filter((peer) => peer in versions);
  const forms = ['hubkit', 'hubkit-codegen'];
  const heads = peers.flatMap((peer) => [`${labels[peer]} / closures`, '/ generated', 'cases']);
  const rows = [['corpus', 'text', 'cases', 'closures µs', 'generated µs', ...heads]];
  for (const corpus of CORPORA)
    for (const text of TEXTS) {
      const list = cases.filter(
        (item) => item.text === text && templates.find(({ id }) => id === item.template).corpus === corpus,
      );
      if (list.length === 0) continue;
      const own = forms.map((name) => micro(geomeanOr(list.flatMap((item) => item.ns[name] ?? []))));
      const beside = peers.flatMap((peer) => {
        const ratios = forms.map((name) => ratiosTo(list, name, peer));
        return [...ratios.map((list) => times(geomeanOr(list))), String(ratios[0].length)];
      });
      rows.push([corpus, text, String(list.length), ...own, ...beside]);
    }
  return `warm, geomean; ${ms} ms a case, load ${load.map((value) => value.toFixed(1)).join(' to ')}\n${table(rows)}`;
}

const geomeanOr = (list) => (list.length > 0 ? geomean(list) : null);

/** The templates on which @huggingface/jinja comes closest, over all cases of each. */
function slowestTable({ templates, cases, labels }) {
  const rows = [
    ['slowest templates', 'corpus', 'cases', `${labels.huggingface} / closures`, '/ generated', 'least case'],
  ];
  const found = templates.flatMap(({ id, name, corpus }) => {
    const list = cases.filter((item) => item.template === id);
    const [closures, generated] = ['hubkit', 'hubkit-codegen'].map((own) => ratiosTo(list, own, 'huggingface'));
    return closures.length > 0 ? [{ name, corpus, closures, generated, mean: geomean(closures) }] : [];
  });
  found.sort((a, b) => a.mean - b.mean);
  for (const { name, corpus, closures, generated, mean } of found.slice(0, 10))
    rows.push([
      name.slice(0, 44),
      corpus,
      String(closures.length),
      times(mean),
      times(geomeanOr(generated)),
      times(Math.min(...closures)),
    ]);
  const below = found.filter(({ mean }) => mean < 20).length;
  return `${below} of ${found.length} templates are below 20x by closures\n${table(rows)}`;
}

/** Milliseconds until the first texts, where a peer renders as many templates as ours or fewer. */
function freshTable({ labels, fresh }) {
  const names = Object.keys(fresh[0]?.ms ?? {});
  const rows = [['corpus', 'text', 'templates', 'load', 'text', ...names.map((name) => labels[name])]];
  for (const { corpus, text, templates, ms, load } of fresh)
    for (const [i, render] of RENDERS.entries()) {
      const cell = (name) => {
        const found = ms[name];
        const fewer = found && found.templates < templates ? ` (of ${found.templates})` : '';
        return found ? `${found.ms[i].toFixed(1)}${fewer}` : '-';
      };
      rows.push([corpus, text, String(templates), load.toFixed(1), String(render), ...names.map(cell)]);
    }
  return `fresh processes, ms from the import to the 1st, 10th and 100th text of 20 messages, minima\n${table(rows)}`;
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
      .map(([name, version]) => `${name} ${version}`)
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
