import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bin } from '../../scripts/install-and-build.mjs';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Programs written for `@huggingface/tasks`: its thirty names that are imported most, and the front end of a hub. */
const programs = ['catalog-program', 'hub-front-end'] as const;

/** The newest release of theirs has dropped this task, which models on the hub are still tagged with. */
const isInBoth = (entry: { type?: string } | null) => entry?.type !== 'text2text-generation';

const folder = join(root, '.cache/moved-over-catalog');

/** The packages that take the places of the imports of a program. */
const packages = {
  theirs: { catalog: '@huggingface/tasks', snippets: '@huggingface/tasks' },
  ours: { catalog: '@hubkit/catalog', snippets: '@hubkit/snippets' },
} as const;

type Side = keyof typeof packages;

const sides: readonly Side[] = ['theirs', 'ours'];
const fileOf = (program: string, side: Side) => `${program}-${side}.ts`;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const files = programs.flatMap((program) =>
    sides.map((side) => {
      const source = readFileSync(join(root, `tests/e2e/fixtures/${program}.ts.txt`), 'utf8');
      const { catalog, snippets } = packages[side];
      const text = source.replace("'the-catalog'", `'${catalog}'`).replace("'the-snippets'", `'${snippets}'`);
      writeFileSync(join(folder, fileOf(program, side)), text);
      return fileOf(program, side);
    }),
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'NodeNext',
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
});

describe('programs written for @huggingface/tasks', () => {
  it(
    'compile with both packages',
    () => {
      const { stdout } = spawnSync(bin('tsc'), ['-p', folder], { cwd: root, encoding: 'utf8' });
      expect(stdout).toBe('');
    },
    SLOW_TIMEOUT_MS,
  );

  it.each(programs)(
    '%s has the same results with both',
    (program) => {
      const [theirs, ours] = sides.map((side) => {
        const file = join(folder, fileOf(program, side));
        const { stdout, stderr } = spawnSync(bin('tsx'), [file], { cwd: root, encoding: 'utf8' });
        expect(stderr).toBe('');
        return JSON.parse(stdout, (_, value) => (Array.isArray(value) ? value.filter(isInBoth) : value));
      });
      expect(ours).toEqual(theirs);
    },
    SLOW_TIMEOUT_MS,
  );
});
