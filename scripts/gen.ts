import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { modulesIn, type Registry, root } from './registry.ts';

/** Every file in `scripts/gen/` describes one registry: it exports `path` and `write`. */
async function registries(): Promise<readonly Registry[]> {
  const names = await modulesIn('scripts/gen');
  return Promise.all(names.map((name): Promise<Registry> => import(`./gen/${name}.ts`)));
}

async function current(path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function staleRegistries(): Promise<ReadonlyArray<{ readonly path: string; readonly text: string }>> {
  const stale: Array<{ path: string; text: string }> = [];
  for (const { path, write } of await registries()) {
    const text = await write();
    if ((await current(path)) !== text) stale.push({ path, text });
  }
  return stale;
}

async function main(isCheck: boolean): Promise<void> {
  const stale = await staleRegistries();
  for (const { path, text } of stale) {
    if (isCheck) {
      console.error(`${path} does not match the files it is made from. Run \`npm run gen\` and commit the result.`);
      continue;
    }
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  if (isCheck && stale.length > 0) process.exitCode = 1;
}

await main(process.argv.includes('--check'));
