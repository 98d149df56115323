import { expect, it } from 'vitest';
import type { ChunkReport, HeldChunk } from '../contract/queue.ts';
import { WorkLoop } from './work-loop.ts';

/** A chunk of two rows, of which an earlier worker began the first one. */
function createChunk(holder: number) {
  const reports: Omit<ChunkReport, 'chunk'>[] = [];
  const held: HeldChunk = {
    key: 'c',
    rows: [1, 2].map((seq) => ({ seq, line: seq, tries: 0, failures: 0, args: {} })),
    order: { run: 'r', task: 'conversational', concurrency: 4 } as HeldChunk['order'],
    holder,
    states: new Map([[1, 'started']]),
    jobs: new Map(),
    async report(report) {
      reports.push(report);
      return { isHeld: true, control: 'run' };
    },
  };
  return { held, reports };
}

it.each([
  [3, [1, 2], 1],
  [4, [2], 3],
])(
  'gives back what the workers before have begun and not survived, from the fourth on: %i',
  async (holder, rows, lost) => {
    const { held, reports } = createChunk(holder);
    const called: number[] = [];
    const loop = new WorkLoop({
      async call({ seq }) {
        called.push(seq);
        return { seq, attempts: [], next: { type: 'done', output: 'x' } };
      },
      capacity: () => 4,
      waitMs: () => 0,
      onError(error) {
        throw error;
      },
    });
    await loop.take(held);
    expect(called).toEqual(rows);
    const outcome = reports.flatMap(({ outcomes = [] }) => outcomes).find(({ seq }) => seq === 1);
    expect(outcome?.attempts.map(({ code }) => code)).toEqual(Array.from({ length: lost }, () => 'lost'));
    expect(outcome?.next.type).toBe(holder === 4 ? 'wait' : 'done');
  },
);
