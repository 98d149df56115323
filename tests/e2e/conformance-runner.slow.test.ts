import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findShared } from '../../scripts/corpora.mjs';
import { describeWith } from '../support/describe-with.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

// The package as it is published, by the runner that comes with the cases; the largest corpus is covered by the unit tests.
describeWith(findShared('conformance'), 'the published template engine, by the runner of the cases', (cases) => {
  beforeAll(() => {
    spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root });
  }, SLOW_TIMEOUT_MS);

  it.each(['hf-jinja', 'jinja2-suite', 'minijinja', 'other-engines'])(
    'passes %s whole',
    (name) => {
      const adapter = join(root, 'packages/jinja/test/conformance/adapter.mjs');
      const args = [join(cases, 'run.mjs'), '--adapter', adapter, join(cases, `${name}.jsonl`)];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(stdout).toMatch(new RegExp(`^${name} +(\\d+) +\\1 +100\\.0%`, 'm'));
      expect(status).toBe(0);
    },
    SLOW_TIMEOUT_MS,
  );
});
