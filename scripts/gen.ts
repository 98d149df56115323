import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findLeftovers, findStale, type Stale } from './find-stale.ts';
import { modulesIn, type Registry, root } from './registry.ts';

/** Every file in `scripts/gen/` describes a registry, exporting `path` and `write`, or several by `registries`. */
async function allRegistries(): Promise<readonly Registry[]> {
  const names = await modulesIn('scripts/gen');
  const found = await Promise.all(
    names.map(async (name): Promise<Registry | readonly Registry[]> => {
      const described: Registry | { registries: () => Promise<readonly Registry[]> } = await import(`./gen/${name}.ts`);
      return 'registries' in described ? described.registries() : described;
    }),
  );
  return found.flat();
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Paths of all files in a folder, relative to the root. Installed and built files are left out. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name))
      .map((entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesIn(path) : [path];
      }),
  );
  return found.flat();
}

async function removeLeftover(path: string): Promise<void> {
  await rm(join(root, path));
  console.log(`removed ${path}`);
}

async function writeRegistry({ path, text }: Stale): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  console.log(`wrote ${path}`);
}

async function main(isCheck: boolean): Promise<void> {
  const registries = await allRegistries();
  const { stale, failures } = await findStale(registries, read);
  const leftovers = findLeftovers(registries, (await Promise.all(['packages', 'apps'].map(filesIn))).flat());
  for (const failure of failures) console.error(failure);
  if (isCheck) {
    for (const { path } of stale) {
      console.error(`${path} does not match the files it is made from. Run \`npm run gen\` and commit the result.`);
    }
    for (const path of leftovers) {
      console.error(`${path} is written by nothing. Run \`npm run gen\`, which removes it, and commit the result.`);
    }
  } else {
    await Promise.all([...stale.map(writeRegistry), ...leftovers.map(removeLeftover)]);
    if (failures.length > 0 && stale.length > 0)
      console.error('Run `npm run gen` again: what could not be made may read files that were only written now.');
  }
  if (failures.length > 0 || (isCheck && stale.length + leftovers.length > 0)) process.exitCode = 1;
}

await main(process.argv.includes('--check'));
