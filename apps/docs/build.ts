// `npm run docs [-- --base /path/ --out folder --versions address]`: the documentation as a static site, with its links checked.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildViewer } from '../workbench/build/build-viewer.ts';
import { PAGES, SITE, VERSION } from './folders.ts';
import older from './older-versions.json' with { type: 'json' };
import { readVersions } from './versions.ts';

const here = import.meta.dirname;

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: SITE },
    versions: { type: 'string' },
  },
});
const base = values.base;
const site = resolve(values.out);
if (!/^\/(?:.*\/)?$/.test(base))
  fail(`--base takes a path that begins and ends with a slash, such as /hubkit/, not "${base}".`);

const versions = values.versions ?? `${base}versions.json`;
if (!/^(?:\/(?!\/)|https:\/\/)/.test(versions))
  fail(`--versions takes the address of a list, such as /versions.json or https://…, not "${versions}".`);

// VitePress empties the folder before it writes.
if (existsSync(site) && readdirSync(site).length > 0 && !existsSync(join(site, 'hashmap.json')))
  fail(`--out names ${site}, which has other files in it: name a new or empty folder.`);

installTools();
// What they import is installed only now.
const { writePages, write } = await import('./pages/write-pages.ts');
const { buildMenu } = await import('./pages/sidebar.ts');
const { writeMarkdownBeside } = await import('./pages/llms-text.ts');
const { writeReference } = await import('./api/write-reference.ts');
const { brokenLinks } = await import('./check-links.ts');

const types = spawnSync(process.execPath, [join(here, 'node_modules/typescript/bin/tsc'), '-p', here], {
  stdio: 'inherit',
});
if (types.status !== 0) fail('The sources of the site have type errors.');

rmSync(PAGES, { recursive: true, force: true });
const pages = writePages();
const reference = await writeReference();
write('menu.json', JSON.stringify({ docs: buildMenu(pages), api: reference.menu }));
console.log(
  `${pages.length} pages, ${reference.names} names in the reference, ${reference.undescribed.length} of them without a description`,
);

vitepress({ HUBKIT_SITE_FOLDER: site, HUBKIT_BASE: base, HUBKIT_VERSIONS: versions });
await buildViewer(join(site, 'open'));
const published = [{ version: VERSION, link: base }, ...readVersions(older)];
writeFileSync(join(site, 'versions.json'), `${JSON.stringify(published, null, 2)}\n`);
writeMarkdownBeside(site, base, pages);
const broken = await brokenLinks(site, base);
if (broken.length > 0) fail(`${broken.length} links lead nowhere:\n${broken.join('\n')}`);
console.log(`The site is in ${site}. All links of it lead somewhere.`);

/** Installs the tools of this folder, unless those of its lock are there. */
function installTools(): void {
  const lock = join(here, 'package-lock.json');
  const stamp = join(here, 'node_modules/.hubkit-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8')) return;
  console.log('Installing the tools of the site (only needed once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) fail('npm could not install the tools of the site.');
  cpSync(lock, stamp);
}

function vitepress(env: Readonly<Record<string, string>>): void {
  const program = join(here, 'node_modules/vitepress/bin/vitepress.js');
  const { status } = spawnSync(process.execPath, [program, 'build', here], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail('VitePress could not build the site.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
