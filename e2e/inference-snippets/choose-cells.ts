import type { Cell } from './cells.ts';
import { reasonFor } from './reasons.ts';

/**
 * Chooses the snippets that are run. Those of one call differ in the client only, and those of one client in the provider, so
 * the clients take turns: one of them makes each call, and each makes a call of every shape in every way. Where every task is
 * a case of its own, all are run.
 */
export function chooseCells(cells: readonly Cell[]): readonly Cell[] {
  const counts = new Map<string, number>();
  const countOf = (cell: Cell) => counts.get(kindOfCell(cell)) ?? 0;
  const chosen = new Set<Cell>();
  const choose = (cell: Cell) => {
    chosen.add(cell);
    counts.set(kindOfCell(cell), countOf(cell) + 1);
  };
  for (const cell of cells) if (isCaseOfItsOwn(cell)) choose(cell);
  for (const own of callsOf(cells.filter((cell) => !chosen.has(cell)))) {
    choose(own.reduce((least, other) => (countOf(other) < countOf(least) ? other : least)));
  }
  for (const cell of cells) if (countOf(cell) === 0) choose(cell);
  return cells.filter((cell) => chosen.has(cell));
}

/** A client, a shape, and a way: none of them may be left without a snippet that is run. */
export function kindOfCell({ language, client, shape, kind }: Cell): string {
  return `${language} ${client}, ${shape}, ${kind}`;
}

/** Methods of the clients of the hub, of which each task has its own; what the user names; and what is said to fail. */
function isCaseOfItsOwn(cell: Cell): boolean {
  const { kind, provider, client, shape } = cell;
  if (kind === 'endpoint' || reasonFor(cell) !== undefined) return true;
  if (kind !== 'routed' || shape.startsWith('chat')) return false;
  return client === 'huggingface_hub' || (client === '@hubkit/inference' && provider === 'hf-inference');
}

function callsOf(cells: readonly Cell[]): Iterable<readonly [Cell, ...Cell[]]> {
  const calls = new Map<string, [Cell, ...Cell[]]>();
  for (const cell of cells) {
    const own = calls.get(cell.call);
    if (own) own.push(cell);
    else calls.set(cell.call, [cell]);
  }
  return calls.values();
}
