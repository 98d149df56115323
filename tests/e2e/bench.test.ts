import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, runs, runWhole } from './bench-runs.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

describe('npm run bench', () => {
  it('has a short run in bench-runs.ts for every bench', () => {
    const folders = readdirSync(join(root, 'bench'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => name !== 'node_modules')).toEqual(Object.keys(runs).sort());
  });

  // All of them are run by bench.nightly.test.ts.
  it('can import every bench', () => {
    const paths = Object.keys(runs).map((name) => join(root, 'bench', name, 'bench.mjs'));
    const code = `Promise.all(${JSON.stringify(paths)}.map((path) => import(path))).then((all) => console.log(all.map(({ bench }) => typeof bench).join()))`;
    expect(run(['-e', code])).toMatchObject({ stdout: `${paths.map(() => 'function').join()}\n`, stderr: '' });
  });

  it('-- imports runs to its end', { timeout: SLOW_TIMEOUT_MS }, () => runWhole('imports'));

  it.each([[[]], [['nothing']]])('-- %j says what there is', (args) => {
    const { status, stderr } = run(['bench/run.mjs', ...args]);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'npm run bench -- <name>, where name is one of: bulk, client, files, gateway, hostile, imports, install, snippets, start-up, suite, templates, typing, workbench\n',
    );
  });
});
