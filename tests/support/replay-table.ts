import { expect } from 'vitest';

/** A table of recorded exchanges: by provider and task, how many were replayed and how many of them passed. */
export interface ReplayTable {
  /** Adds an exchange that is replayed. */
  readonly add: (row: string, id: string) => void;
  /** Counts a check of an exchange as passed. Called at the end of its test. */
  readonly pass: (id: string) => void;
  /** Adds exchanges that are not replayed. */
  readonly leaveOut: (service: string, reasons: Readonly<Record<string, readonly string[]>>) => void;
  /** Expects every exchange of a service to be replayed or left out, once. */
  readonly expectAll: (service: string, ids: readonly string[]) => void;
  readonly print: () => void;
}

/**
 * Creates a table.
 *
 * @param checks number of checks that an exchange has to pass
 */
export function createReplayTable(title: string, checks: number): ReplayTable {
  const rows = new Map<string, string[]>();
  const left = new Map<string, string[]>();
  const passed = new Map<string, number>();
  const hasPassed = (id: string) => passed.get(id) === checks;
  const tally = (ids: readonly string[]) => `${ids.filter(hasPassed).length}/${ids.length}`;
  const ofService = (service: string, map: ReadonlyMap<string, readonly string[]>) =>
    [...map].flatMap(([row, ids]) => (row.split(' ')[0] === service ? ids : []));
  return {
    add: (row, id) => rows.set(row, [...(rows.get(row) ?? []), id]),
    pass: (id) => passed.set(id, (passed.get(id) ?? 0) + 1),
    leaveOut(service, reasons) {
      for (const [reason, ids] of Object.entries(reasons)) left.set(`${service} ${reason}`, [...ids]);
    },
    expectAll(service, ids) {
      expect([...ofService(service, rows), ...ofService(service, left)].sort()).toEqual([...ids].sort());
    },
    print() {
      const lines = [...rows].sort().map(([row, ids]) => [row, tally(ids)]);
      const width = Math.max(...lines.map(([row = '']) => row.length));
      const all = [...rows.values()].flat();
      const out = [...left].sort().map(([row, ids]) => `${row}: ${ids.length}`);
      console.log(
        [
          `${title}: passed / replayed`,
          ...lines.map(([row = '', count]) => `${row.padEnd(width)}  ${count}`),
          `${'all'.padEnd(width)}  ${tally(all)}`,
          `left out: ${out.length === 0 ? 'none' : [...left.values()].flat().length}`,
          ...out.map((line) => `  ${line}`),
        ].join('\n'),
      );
    },
  };
}
