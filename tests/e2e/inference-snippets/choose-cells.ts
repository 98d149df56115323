import type { Cell } from './cells.ts';
import { reasonFor } from './reasons.ts';

/**
 * Selects the snippets to run. Snippets of one call differ only by client, and snippets of one client only by provider, so the
 * clients take turns: each call is made by one client, and each client makes a call of every shape in every way. Clients whose
 * tasks differ run all of them.
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

/** Clients with a method per task, cells requested by the user, and cells with an expected failure. */
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
