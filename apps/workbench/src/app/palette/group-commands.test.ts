import { expect, it } from 'vitest';
import type { Command } from './commands.ts';
import { groupCommands } from './group-commands.ts';

const command = (group: Command['group'], label: string): Command => ({
  id: label,
  label,
  group,
  words: '',
  action: { type: 'chat' },
});

it('puts the commands of a group together, the best match first', () => {
  const found = [command('Task', 'a'), command('Docs', 'b'), command('Task', 'c'), command('Fault', 'd')];
  expect(groupCommands(found).map(({ label }) => label)).toEqual(['a', 'c', 'b', 'd']);
});
