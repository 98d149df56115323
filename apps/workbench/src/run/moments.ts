import type { Run } from './run.ts';
import { joinText } from './written-text.ts';

/** The state of a stream after one of its chunks. */
export interface Moment {
  /** Time since the start of the call, in ms. */
  readonly atMs: number;
  /** Text before the chunk, and the words that the chunk adds. */
  readonly before: string;
  readonly added: string;
  /** The chunk as it was received. */
  readonly chunk: unknown;
}

/** Computes the moments of a recorded stream from its events; [] for calls that were not streamed. */
export function momentsOf({ spec, events }: Pick<Run, 'spec' | 'events'>): readonly Moment[] {
  const add = joinText(spec.task);
  let before = '';
  return events
    .filter(({ type }) => type === 'chunk')
    .map(({ atMs, data }) => {
      const { all } = add(data);
      const moment = { atMs, before, added: all.slice(before.length), chunk: data };
      before = all;
      return moment;
    });
}

/** Returns the last moment at or before a time; undefined before the first chunk. */
export function momentAt(moments: readonly Moment[], atMs: number): Moment | undefined {
  return moments.findLast((moment) => moment.atMs <= atMs);
}
