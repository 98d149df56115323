// `npm run bench -- imports [--rounds 21]`: what importing each package costs a process, beside the packages of the same purpose.
import { readOptions } from '../options.mjs';
import { table } from '../table.mjs';
import { measureImports } from './measure.mjs';

/** Our entries and the peer that each of them is compared with. */
const PAIRS = [
  ['@hubkit/inference', '@huggingface/inference'],
  ['@hubkit/inference/chat-completion', '@huggingface/inference'],
  ['@hubkit/catalog', '@huggingface/tasks'],
  ['@hubkit/catalog/schemas', '@huggingface/tasks'],
  // The peer's snippets are a part of its client.
  ['@hubkit/snippets', '@huggingface/inference'],
  ['@hubkit/jinja', '@huggingface/jinja'],
  ['@hubkit/emulator', undefined],
];

const FIGURES = ['wallMs', 'cpuMs', 'leastCpuMs'];

export async function bench(args) {
  const { rounds } = readOptions(args, { rounds: 21 });
  const names = [...new Set(PAIRS.flat().filter((name) => name !== undefined))];
  const added = await measureImports(Object.fromEntries(names.map((name) => [name, name])), rounds);
  const figures = (name) => FIGURES.map((figure) => added[name][figure].toFixed(1));
  const rows = PAIRS.map(([ours, peer]) => {
    if (peer === undefined) return [ours, ...figures(ours), '', '', '', '', ''];
    const ratio = `${(added[ours].leastCpuMs / added[peer].leastCpuMs).toFixed(2)}x`;
    return [ours, ...figures(ours), peer, ...figures(peer), ratio];
  });
  const columns = ['wall ms', 'CPU ms', 'least CPU ms'];
  console.log(table([['import', ...columns, 'peer', ...columns, 'ours / peer'], ...rows]));
  console.log(
    `\nadded to a process that imports one tiny file; medians of ${rounds} processes each, in turn; the ratio is that of the least CPU times`,
  );
}
