import { expect, it, vi } from 'vitest';
import { createHostState } from './host-state.ts';

it('asks a host that does not respond until it does', async () => {
  vi.useFakeTimers();
  const answers = [false, false, true];
  const host = createHostState(async () => answers.shift() ?? true);
  const seen: boolean[] = [];
  host.store.subscribe(() => seen.push(host.store.get().isAway));
  const checked = host.check();
  await host.check();
  await vi.runAllTimersAsync();
  await checked;
  expect(seen).toEqual([true, false]);
  expect(answers).toEqual([]);
  vi.useRealTimers();
});
