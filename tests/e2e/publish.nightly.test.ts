import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishAll, publishReport } from '../../scripts/release/publish.ts';
import { releasedPackages } from '../../scripts/release/released-packages.ts';
import { pack, type Tarball } from '../../scripts/release/tarballs.ts';
import { installVerdaccio, type Registry, startVerdaccio } from './release/verdaccio.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const REFUSED = '@hubkit/inference';

let folder: string;
let program: string;
let tarballs: readonly Tarball[];
let registry: Registry | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-publish-'));
  program = installVerdaccio();
  tarballs = pack(root, releasedPackages(root), join(folder, 'tarballs'));
}, SLOW_TIMEOUT_MS);

afterAll(async () => {
  await registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Publishes to a registry of this machine, with a key that npm demands and the registry does not read. */
async function publish(refused: readonly string[]) {
  registry = await startVerdaccio(program, folder, refused);
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, `${registry.url.replace('http:', '')}/:_authToken=nobody\n`);
  const env = { ...process.env, npm_config_userconfig: userconfig, npm_config_cache: join(folder, 'cache') };
  return { url: registry.url, env, published: publishAll(tarballs, { registry: registry.url, env }) };
}

it(
  'a release that npm refuses in the middle names what is missing, and the same command goes on',
  async () => {
    const ids = tarballs.map(({ released: { manifest } }) => `${manifest.name}@${manifest.version}`);
    const at = ids.findIndex((id) => id.startsWith(`${REFUSED}@`));
    expect(at).toBeGreaterThan(0);

    const first = await publish([REFUSED]);
    expect(first.published).toMatchObject({ done: ids.slice(0, at), known: [], missing: ids.slice(at) });
    const report = publishReport(first.published);
    expect(report).toContain(`Not published: ${ids.slice(at).join(', ')}.\nnpm refused ${ids[at]}:\n`);
    expect(report).toMatch(/E401|E403/);
    await registry?.stop();

    const second = await publish([]);
    expect(second.published).toEqual({ done: ids.slice(at), known: ids.slice(0, at), missing: [] });
    const third = publishAll(tarballs, { registry: second.url, env: second.env });
    expect(third).toEqual({ done: [], known: ids, missing: [] });

    // A package without dependencies of others: this registry asks no other one.
    const consumer = join(folder, 'consumer');
    mkdirSync(consumer);
    writeFileSync(join(consumer, 'package.json'), '{ "private": true }');
    const args = ['install', '@hubkit/code', '--registry', second.url, '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', args, { cwd: consumer, env: second.env });
    expect(readdirSync(join(consumer, 'node_modules/@hubkit/code'))).toEqual(expect.arrayContaining(['dist', 'src']));
  },
  SLOW_TIMEOUT_MS,
);
