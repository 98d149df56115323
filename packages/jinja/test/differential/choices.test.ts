import { expect, it } from 'vitest';
import { choicesOf, makeCase } from './campaign.ts';
import { replay } from './choices.ts';

it('makes the same case again from its seed and number', () => {
  for (let index = 0; index < 50; index++) expect(makeCase(choicesOf(7, index))).toEqual(makeCase(choicesOf(7, index)));
});

it('makes the same case again from its choices', () => {
  for (let index = 0; index < 50; index++) {
    const choices = choicesOf(7, index);
    const made = makeCase(choices);
    expect(makeCase(replay(choices.taken))).toEqual(made);
  }
});

it('makes a short case of no choices at all', () => {
  expect(makeCase(replay([]), 'grammar').template.length).toBeLessThan(30);
});
