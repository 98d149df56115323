import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { releasedPackages } from '../../scripts/release/released-packages.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

it(
  'npm run release -- --dry-run packs, checks and tries out every package',
  async () => {
    const args = ['run', '--silent', 'release', '--', '--dry-run'];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: root });
    for (const { manifest } of releasedPackages(root))
      expect(stdout).toMatch(new RegExp(`^${manifest.name} +\\d+`, 'm'));
    expect(stdout).toMatch(/packages of version \S+ are installed and work in an empty folder\.\n$/);
  },
  SLOW_TIMEOUT_MS,
);
