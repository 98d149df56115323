import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenPart } from './spoken-answers.tsx';

describe('spokenPart', () => {
  it('waits for the end of a sentence', () => {
    expect(spokenPart('The sea is', 0, false)).toEqual({ words: '', upTo: 0 });
    expect(spokenPart('The sea is wide. And de', 0, false)).toEqual({ words: 'The sea is wide.', upTo: 17 });
  });

  it('goes on where it stopped, and ends with the rest', () => {
    expect(spokenPart('The sea is wide. And deep', 17, true)).toEqual({ words: 'And deep', upTo: 25 });
  });

  it('leaves out the marks of Markdown', () => {
    expect(spokenPart('## Sea\n\n**wide** and `deep`\n', 0, false).words).toBe('Sea wide and deep');
  });

  it('reads everything out exactly once, however the text is cut', () => {
    const texts = fc.array(fc.constantFrom('a ', 'b. ', 'c!\n', 'd'));
    fc.assert(
      fc.property(texts, (pieces) => {
        let from = 0;
        let text = '';
        const spoken = pieces.map((piece) => {
          text += piece;
          const part = spokenPart(text, from, false);
          from = part.upTo;
          return part.words;
        });
        spoken.push(spokenPart(text, from, true).words);
        expect(spoken.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
