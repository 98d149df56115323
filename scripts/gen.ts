import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findStale, type Stale } from './find-stale.ts';
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

async function writeRegistry({ path, text }: Stale): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  console.log(`wrote ${path}`);
}

async function main(isCheck: boolean): Promise<void> {
  const { stale, failures } = await findStale(await allRegistries(), read);
  for (const failure of failures) console.error(failure);
  if (isCheck) {
    for (const { path } of stale) {
      console.error(`${path} does not match the files it is made from. Run \`npm run gen\` and commit the result.`);
    }
  } else {
    await Promise.all(stale.map(writeRegistry));
  }
  if (failures.length > 0 || (isCheck && stale.length > 0)) process.exitCode = 1;
}

await main(process.argv.includes('--check'));
