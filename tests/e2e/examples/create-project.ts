import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../../../scripts/publish/pack-packages.ts';
import { root } from '../workspace.ts';

/** Packs packages as for npm and unpacks them into a folder of modules. */
export function unpackPackages(names: readonly string[], modules: string): void {
  const tarballs = mkdtempSync(join(tmpdir(), 'hubkit-tarballs-'));
  const folders = names.map((name) => `packages/${name}`);
  packPackages(root, folders, tarballs);
  for (const file of readdirSync(tarballs)) {
    const unpacked = mkdtempSync(join(tarballs, 'unpacked-'));
    execFileSync('tar', ['-xf', join(tarballs, file), '-C', unpacked]);
    const { name } = JSON.parse(readFileSync(join(unpacked, 'package/package.json'), 'utf8'));
    mkdirSync(join(modules, name), { recursive: true });
    cpSync(join(unpacked, 'package'), join(modules, name), { recursive: true });
  }
  rmSync(tarballs, { recursive: true });
}

/** Creates a project with the unpacked command, without a terminal to ask, and returns its folder. */
export function createProject(home: string, template: string, name = `my-${template}`): string {
  const program = join(home, 'node_modules/create-hubkit/bin/create-hubkit.js');
  execFileSync(process.execPath, [program, name, '--template', template], { cwd: home, stdio: 'pipe' });
  return join(home, name);
}
