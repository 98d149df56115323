import { describe, expect, it } from 'vitest';
import { computeBytes, countedNames, parseBudget } from './size-budget.ts';

describe('a size budget', () => {
  it('is fixed, or grows with what a folder holds', () => {
    expect(computeBytes(parseBudget('9.5 kB'), 0)).toBe(9500);
    expect(parseBudget('16 kB + 0.4 kB * src/providers')).toEqual({
      fixed: 16_000,
      each: 400,
      folder: 'src/providers',
    });
    expect(computeBytes(parseBudget('16 kB + 0.4 kB * src/providers'), 5)).toBe(18_000);
  });

  it.each(['16', '16 kb', '16 kB + 0.4 kB', '0.4 kB * src/providers'])('is not "%s"', (text) => {
    expect(() => parseBudget(text)).toThrow('is no budget');
  });

  it('counts sources, a file and its folder once: not tests, not what is generated', () => {
    expect(countedNames(['groq.ts', 'groq.test.ts', 'providers.gen.ts', 'fal-ai', 'fal-ai.ts', 'chat'])).toEqual([
      'groq',
      'fal-ai',
      'chat',
    ]);
  });
});
