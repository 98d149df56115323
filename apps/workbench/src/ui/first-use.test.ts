import { afterEach, expect, it, vi } from 'vitest';
import { firstUse } from './first-use.ts';

afterEach(() => vi.useRealTimers());

async function watched(used: Promise<void>) {
  let isUsed = false;
  void used.then(() => {
    isUsed = true;
  });
  return async () => {
    await Promise.resolve();
    return isUsed;
  };
}

it('comes with the first sign of a user', async () => {
  vi.useFakeTimers();
  const target = new EventTarget();
  const isUsed = await watched(firstUse(target, false));
  expect(await isUsed()).toBe(false);
  target.dispatchEvent(new Event('pointermove'));
  expect(await isUsed()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('comes for those who only look, after a while', async () => {
  vi.useFakeTimers();
  const isUsed = await watched(firstUse(new EventTarget(), false));
  vi.advanceTimersByTime(1999);
  expect(await isUsed()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isUsed()).toBe(true);
});

it('is over where the user came from another page of the workbench', async () => {
  expect(await (await watched(firstUse(new EventTarget(), true)))()).toBe(true);
});
