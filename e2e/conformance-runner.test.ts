import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from './workspace.ts';

const cases = join(root, '../shared/conformance');

beforeAll(() => {
  if (!existsSync(cases))
    throw new Error('../shared/conformance is missing: the cases and their runner are read from there');
  spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root });
});

// The package as it is published, by the runner that comes with the cases; the largest corpus is covered by the unit tests.
it.each(['hf-jinja', 'jinja2-suite', 'minijinja', 'other-engines'])(
  '%s passes whole, by the runner of the cases',
  (name) => {
    const adapter = join(root, 'packages/jinja/test/conformance/adapter.mjs');
    const args = [join(cases, 'run.mjs'), '--adapter', adapter, join(cases, `${name}.jsonl`)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(new RegExp(`^${name} +(\\d+) +\\1 +100\\.0%`, 'm'));
    expect(status).toBe(0);
  },
);
