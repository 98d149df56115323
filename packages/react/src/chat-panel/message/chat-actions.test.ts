import { describe, expect, it } from 'vitest';
import { secondsUntil } from './chat-actions.tsx';

describe('the wait before a retry', () => {
  it.each([
    [10_000, 0, 10],
    [10_000, 9_001, 1],
    [10_000, 10_000, 0],
    [10_000, 12_000, 0],
  ])('until %i, at %i, is %i s', (time, now, seconds) => {
    expect(secondsUntil(time, now)).toBe(seconds);
  });
});
