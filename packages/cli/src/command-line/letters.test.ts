import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands/commands.gen.ts';

/** Options that mean the same under several names: files to send along, and a number of lines. */
const SAME = [
  ['--attach', '--file', '--image'],
  ['--last', '--limit', '--top'],
];

describe('the letters of options', () => {
  it('mean one thing in all commands', async () => {
    const entries = COMMANDS.flatMap((entry) => (entry.type === 'group' ? entry.commands : [entry]));
    const commands = await Promise.all(entries.map((entry) => entry.load()));
    const names = new Map<string, Set<string>>();
    for (const { options } of commands)
      for (const { flags } of Object.values(options)) {
        const [, letter, name = ''] = /^(-\w), (--[a-z-]+)/.exec(flags) ?? [];
        if (letter) names.set(letter, new Set([...(names.get(letter) ?? []), name]));
      }
    expect(names.size).toBeGreaterThan(10);
    const several = [...names.values()].filter(({ size }) => size > 1).map((found) => [...found].toSorted());
    expect(several.toSorted()).toEqual(SAME);
  });
});
