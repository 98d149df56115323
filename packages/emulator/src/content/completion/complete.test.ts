import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompletionRequest, complete } from './complete.ts';

const request = (prompt: string, more: Partial<CompletionRequest> = {}): CompletionRequest => ({
  model: 'm',
  prompt,
  maxTokens: 1000,
  stop: [],
  choices: 1,
  temperature: 1,
  seed: undefined,
  ...more,
});

const completeText = (prompt: string, more: Partial<CompletionRequest> = {}) =>
  complete(request(prompt, more)).choices[0]?.pieces.join('') ?? '';

describe('a completion', () => {
  it.each([
    ['one, two, three,', ' four, five, six'],
    ['2, 4, 8, ', '16, 32, 64, 128.'],
    ['10, 20, 30,', ' 40, 50, 60, 70.'],
    ['Monday, Tuesday and', ' Wednesday, Thursday'],
    ['one plus two equals', ' 3.'],
    ['The capital of France is', ' Paris.'],
    ['Q: What is 6 times 7?\nA:', ' 42.'],
  ])('of “%s” begins with “%s”', (prompt, beginning) => {
    expect(completeText(prompt).slice(0, beginning.length)).toBe(beginning);
  });

  it('goes on about the subject, and ends the sentence that was begun', () => {
    const text = completeText('The lighthouse keeper wanted to');
    expect(text).toMatch(/^ [a-z]/);
    expect(text).toMatch(/the lighthouse/);
    expect(completeText('Once upon a time, there was a dragon. ')).toMatch(/^[A-Z].*dragon/s);
  });

  it('is the same for the same request, and another for another seed', () => {
    expect(completeText('The sea is')).toBe(completeText('The sea is'));
    const texts = [1, 2, 3, 4].map((seed) => completeText('The sea is', { seed }));
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('ends at the limit, before a stop text, or by itself', () => {
    const [cut] = complete(request('The sea is', { maxTokens: 3 })).choices;
    expect(cut).toMatchObject({ finishReason: 'length' });
    expect(cut?.pieces).toHaveLength(3);
    const [stopped] = complete(request('The sea is', { stop: ['zzz', '.'] })).choices;
    expect(stopped).toMatchObject({ finishReason: 'stop', foundStop: '.' });
    expect(stopped?.pieces.join('')).not.toContain('.');
    const [whole] = complete(request('The sea is')).choices;
    expect(whole).toMatchObject({ finishReason: 'stop' });
    expect(whole).not.toHaveProperty('foundStop');
  });

  it('can be made for any prompt, within its limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (prompt, maxTokens) => {
        const { choices, completionTokens } = complete(request(prompt, { maxTokens, choices: 2, stop: [' '] }));
        expect(choices).toHaveLength(2);
        expect(completionTokens).toBeLessThanOrEqual(2 * maxTokens);
        for (const { pieces } of choices) expect(pieces.join('')).not.toContain(' ');
      }),
      { numRuns: 100 },
    );
  });
});
