import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/command-line/command.ts';
import type { Io } from '../../src/io/io.ts';
import { main as hubkit } from '../../src/main.ts';
import { fakeIo } from '../fake-io.ts';
import { count } from './commands/count.example.ts';

const entries: readonly Entry[] = [{ type: 'command', name: 'count', summary: count.summary, load: async () => count }];
const main = (argv: readonly string[], io: Io) => hubkit(argv, io, entries);

describe('the command of docs/how-to/add-a-command.md', () => {
  it('counts words', async () => {
    const { io, out } = fakeIo();
    expect(await main(['count', 'to be or not to be', '--min', '3'], io)).toBe(0);
    expect(out()).toBe('1\n');
  });

  it('reads what is piped in', async () => {
    const { io, out } = fakeIo({ stdin: 'one two three' });
    expect(await main(['count', '--min', '4'], io)).toBe(0);
    expect(out()).toBe('1\n');
  });
});
