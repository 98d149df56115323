import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bin } from '../scripts/install-and-build.mjs';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** A program with the thirty names of `@huggingface/tasks` that programs import most, written as for that package. */
const source = readFileSync(join(root, 'e2e/fixtures/catalog-program.ts.txt'), 'utf8');

/** The newest release of theirs has dropped this task, which models on the hub are still tagged with. */
const isInBoth = (entry: { type?: string } | null) => entry?.type !== 'text2text-generation';

const folder = join(root, '.cache/moved-over-catalog');
const packages = ['@huggingface/tasks', '@hubkit/catalog'];
const fileOf = (name: string) => `${name.split('/')[1]}.ts`;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of packages) writeFileSync(join(folder, fileOf(name)), source.replace('the-catalog', name));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'NodeNext',
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: packages.map(fileOf) }));
});

describe('a program written for @huggingface/tasks', () => {
  it(
    'compiles with both packages',
    () => {
      const { stdout } = spawnSync(bin('tsc'), ['-p', folder], { cwd: root, encoding: 'utf8' });
      expect(stdout).toBe('');
    },
    SLOW_TIMEOUT_MS,
  );

  it(
    'has the same results with both',
    () => {
      const [theirs, ours] = packages.map((name) => {
        const { stdout, stderr } = spawnSync(bin('tsx'), [join(folder, fileOf(name))], { cwd: root, encoding: 'utf8' });
        expect(stderr).toBe('');
        return JSON.parse(stdout, (_, value) => (Array.isArray(value) ? value.filter(isInBoth) : value));
      });
      expect(ours).toEqual(theirs);
    },
    SLOW_TIMEOUT_MS,
  );
});
