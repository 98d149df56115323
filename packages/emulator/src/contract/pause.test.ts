import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits as long as timers can where the time is longer than that', async () => {
  const over = vi.fn();
  void pause(99_999_999_999, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 ** 31);
  expect(over).toHaveBeenCalledOnce();
});
