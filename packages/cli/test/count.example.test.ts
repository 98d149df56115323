import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/frame/command.ts';
import { main } from '../src/main.ts';
import { count } from './count.example.ts';
import { fakeIo } from './fake-io.ts';

const entries: readonly Entry[] = [{ type: 'command', name: 'count', summary: count.summary, load: async () => count }];

describe('the command of docs/how-to/add-a-command.md', () => {
  it('is the one that is compiled here', async () => {
    const [page, source] = await Promise.all([
      readFile(new URL('../../../docs/how-to/add-a-command.md', import.meta.url), 'utf8'),
      readFile(new URL('./count.example.ts', import.meta.url), 'utf8'),
    ]);
    expect(page).toContain(source.replaceAll("'../src/", "'../"));
  });

  it('counts words', async () => {
    const { io, out } = fakeIo();
    expect(await main(['count', 'to be or not to be', '--min', '3'], io, entries)).toBe(0);
    expect(out()).toBe('1\n');
  });

  it('reads what is piped in', async () => {
    const { io, out } = fakeIo({ stdin: 'one two\nthree' });
    await main(['count'], io, entries);
    expect(out()).toBe('3\n');
  });
});
