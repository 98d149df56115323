// `npm run pack:vscode [-- FILE.vsix]`: the extension for VS Code as one file, `.cache/hubkit-templates.vsix` by default. Its packages
// are installed in a temporary folder, so that the clone does not need them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './install-and-build.mjs';

/** Packs the extension into a file, and returns its path. */
export async function packExtension(file = join(root, '.cache', 'hubkit-templates.vsix')) {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-vscode-'));
  const run = (program, ...args) => execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
  try {
    cpSync(join(root, 'apps', 'vscode'), folder, { recursive: true });
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    run('npm', 'install', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund');
    await build({
      ...{ entryPoints: [join(folder, 'extension.cjs')], outfile: join(folder, 'extension.cjs'), allowOverwrite: true },
      ...{ bundle: true, minify: true, platform: 'node', format: 'cjs', external: ['vscode'], target: 'node20' },
    });
    mkdirSync(dirname(file), { recursive: true });
    run(join(folder, 'node_modules', '.bin', 'vsce'), 'package', '--no-dependencies', '--out', file);
    return file;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(await packExtension(process.argv[2] && resolve(process.argv[2])));
