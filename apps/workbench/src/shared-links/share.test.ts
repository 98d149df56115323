import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packState, unpackState } from './codec.ts';
import { readFragment, shareFragment } from './shared-state.ts';

describe('share links', () => {
  it('give back every text, whatever is in it', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(text, text, async (source, context) => {
        const fragment = await shareFragment({ kind: 'template', source, context });
        expect(fragment).toMatch(/^s=1\.[\w-]+$/);
        expect(await readFragment(`#${fragment}`)).toEqual({ kind: 'template', source, context });
      }),
      { numRuns: 60 },
    );
  });

  it('hold no field that is not on the list', async () => {
    const state = { kind: 'template', source: 'x', token: 'hf_abcdefghijkl', headers: { authorization: 'x' } } as const;
    expect(await readFragment(await shareFragment(state))).toEqual({ kind: 'template', source: 'x' });
    const forged = `s=${await packState({ ...state, context: 3 })}`;
    expect(await readFragment(forged)).toEqual({ kind: 'template', source: 'x' });
  });

  it('hold chats and calls of tasks', async () => {
    const chat = { kind: 'chat', chat: '{"chats":[]}' } as const;
    const run = { kind: 'run', task: 'translation', model: 'a/b', provider: 'auto', args: '{"inputs":"x"}' } as const;
    for (const state of [chat, run, { ...run, output: '"y"' }])
      expect(await readFragment(await shareFragment(state))).toEqual(state);
  });

  it.each(['hf_abcdefghijklmnop', 'sk-proj-abcdefgh1234', 'gsk_0123456789abcdef'])(
    'are not made of a text with %s in it',
    async (token) => {
      await expect(shareFragment({ kind: 'template', source: `{{ "${token}" }}` })).rejects.toThrow(
        'looks like a token',
      );
    },
  );

  it('are not made of more than 8 kB, and not opened past 1 MB', async () => {
    let seed = 1;
    const noise = Array.from({ length: 12_000 }, () => {
      seed = (seed * 48271) % 2147483647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
    await expect(shareFragment({ kind: 'template', source: noise })).rejects.toThrow('8 kB');
    const bomb = await packState({ kind: 'template', source: 'a'.repeat(2_000_000) });
    await expect(unpackState(bomb)).rejects.toThrow('1 MB');
    await expect(unpackState(`1.${'A'.repeat(9000)}`)).rejects.toThrow('8 kB');
  });

  it.each(['s=1.', 's=1.!!', 's=1.AAAA', 's=2.abc', `s=1.${'A'.repeat(50)}`])(
    'that are damaged say so: %s',
    async (fragment) => {
      await expect(readFragment(fragment)).rejects.toThrow(/damaged|another version/);
    },
  );

  it('are told from anchors of headings', async () => {
    expect(await readFragment('#install')).toBeUndefined();
    expect(await readFragment('')).toBeUndefined();
  });
});
