import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-external-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, code: string, mode = 0o755): void {
  writeFileSync(join(folder, name), `#!${process.execPath}\n${code}\n`);
  chmodSync(join(folder, name), mode);
}

async function hubkit(words: readonly string[], stdin = '') {
  const PATH = ['/nowhere', '', folder].join(delimiter);
  const fake = fakeIo({ stdin, cwd: folder, env: { PATH, GREETING: 'hello' } });
  const code = await main(words, fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

describe.skipIf(process.platform === 'win32')('a program hubkit-<name> in the PATH', () => {
  it('is the command <name>, with its words, streams, environment, folder and exit code', async () => {
    program(
      'hubkit-review',
      `console.log(process.argv.slice(2).join('|'), process.env.GREETING);
       process.stdin.on('data', (text) => console.error(String(text))).on('end', () => process.exit(3));`,
    );
    expect(await hubkit(['review', 'a b', '--json', '-h'], 'piped')).toEqual({
      code: 3,
      out: 'a b|--json|-h hello\n',
      err: 'piped\n',
    });
  });

  it('is shown by help, and completed', async () => {
    program('hubkit-review', 'console.log(process.argv[2])');
    expect(await hubkit(['help', 'review'])).toMatchObject({ code: 0, out: '--help\n' });
    expect((await hubkit(['completion', 'bash', '--words', 're'])).out.split('\n')).toEqual(['record', 'review', '']);
  });

  it('does not replace a command', async () => {
    program('hubkit-tasks', 'console.log("mine")');
    expect((await hubkit(['tasks', '--json'])).out).toContain('text-classification');
  });

  it('is reported if it cannot run, and unknown if it is no program', async () => {
    writeFileSync(join(folder, 'hubkit-broken'), '#!/nowhere/interpreter\n');
    chmodSync(join(folder, 'hubkit-broken'), 0o755);
    expect(await hubkit(['broken'])).toMatchObject({ code: 1, err: expect.stringContaining('Cannot run') });
    program('hubkit-note', '', 0o644);
    expect(await hubkit(['note'])).toMatchObject({ code: 2, err: expect.stringContaining("nknown command 'note'") });
    expect(await hubkit(['../hubkit-note'])).toMatchObject({ code: 2 });
  });
});
