import type { Run } from './run.ts';
import { joinText } from './written-text.ts';

/** The state of a stream after one of its chunks. */
export interface StreamFrame {
  /** Time since the start of the call, in ms. */
  readonly atMs: number;
  /** Text before the chunk, and the words that the chunk adds. */
  readonly before: string;
  readonly added: string;
  /** The chunk as it was received. */
  readonly chunk: unknown;
}

/** Reads the frames of a recorded stream from its events; [] for calls that were not streamed. */
export function readFrames({ spec, events }: Pick<Run, 'spec' | 'events'>): readonly StreamFrame[] {
  const add = joinText(spec.task);
  let before = '';
  return events
    .filter(({ type }) => type === 'chunk')
    .map(({ atMs, data }) => {
      const { all } = add(data);
      const frame = { atMs, before, added: all.slice(before.length), chunk: data };
      before = all;
      return frame;
    });
}

/** Returns the last frame at or before a time; undefined before the first chunk. */
export function findFrame(frames: readonly StreamFrame[], atMs: number): StreamFrame | undefined {
  return frames.findLast((frame) => frame.atMs <= atMs);
}
