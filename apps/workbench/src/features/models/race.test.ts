import { expect, it } from 'vitest';
import type { Run } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { startRace } from './race.ts';

/** Runs that end when they are told to, by provider. */
function heldRuns() {
  const ends = new Map<string, () => void>();
  const begin = (provider: string) => {
    const ended = new Promise<Run>((resolve) => {
      ends.set(provider, () => resolve({ spec: { provider } } as Run));
    });
    return { ended, stop: ends.get(provider) } as unknown as RunHandle; // A race uses no more of a run.
  };
  return { ends, begin };
}

it('begins only so many runs at once, the next one when one has ended', async () => {
  const { ends, begin } = heldRuns();
  const race = startRace(['a', 'b', 'c'], begin, 2);
  expect([...ends.keys()]).toEqual(['a', 'b']);
  ends.get('b')?.();
  await expect.poll(() => [...ends.keys()]).toEqual(['a', 'b', 'c']);
  ends.get('a')?.();
  ends.get('c')?.();
  expect((await race.ended).map(({ spec }) => spec.provider)).toEqual(['a', 'b', 'c']);
});

it('begins nothing more once it is stopped', async () => {
  const { ends, begin } = heldRuns();
  const race = startRace(['a', 'b', 'c'], begin, 1);
  race.stop();
  expect((await race.ended).map(({ spec }) => spec.provider)).toEqual(['a']);
  expect([...ends.keys()]).toEqual(['a']);
});
