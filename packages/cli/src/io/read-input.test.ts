import { execFileSync } from 'node:child_process';
import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { readText } from './read-input.ts';

it('refuses a named pipe before it waits for a writer', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'hubkit-input-'));
  execFileSync('mkfifo', [join(cwd, 'pipe')]);
  await expect(readText('pipe', fakeIo({ cwd }).io, { flag: '--attach' })).rejects.toThrow(
    '--attach: cannot read pipe: is a named pipe; pipe it in: `< pipe`.',
  );
});

it('reads what a shell makes of <(command), a pipe with a writer', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'hubkit-input-')), 'pipe');
  execFileSync('mkfifo', [path]);
  const pipe = await open(path, 'r+');
  const text = 'a'.repeat(200_000);
  // More than a pipe holds, so it is written once the reader has come.
  const written = pipe.appendFile(text).then(() => pipe.close());
  expect(await readText(`/dev/fd/${pipe.fd}`, fakeIo().io)).toBe(text);
  await written;
});
