import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../packages/create-hubkit/src/templates.ts';
import { createProject, unpackPackages } from './examples/create-project.ts';
import { runIn } from './examples/run-example.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Projects that find what they import in this repository: packed.test.ts has the packages from their tarballs. */
let home: string;

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  home = mkdtempSync(join(root, '.cache/created-'));
  unpackPackages(['create-hubkit'], join(home, 'node_modules'));
}, SLOW_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('npm create hubkit, as it is packed', () => {
  it.each(TEMPLATES)('--template $id has every file of its example, and what git should ignore', ({ id }) => {
    const folder = createProject(home, id);
    const example = readdirSync(join(root, 'examples', id), { recursive: true, encoding: 'utf8' });
    expect(example).toContain('package.json');
    expect(readdirSync(folder, { recursive: true })).toEqual(expect.arrayContaining(example));
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toMatch(/^node_modules\/$/m);
  });

  // create-hubkit.nightly.test.ts: those that Next.js, Vite and wrangler serve.
  it(
    'makes a project whose types are right and whose program answers without a token',
    async () => {
      const folder = createProject(home, 'node', 'program');
      await runIn(folder, 'npm', 'run', 'types');
      expect(await runIn(folder, 'npm', 'start')).toContain('6 * 7 = 42');
    },
    SLOW_TIMEOUT_MS,
  );
});
