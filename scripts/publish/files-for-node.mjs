import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/** File of the code that the root entry shares with all others, classes of errors included: it stays one module. */
const SHARED = 'core.js';

/**
 * Writes entries with a `node` condition once more, as one file each, and returns the paths of these files. Node finds,
 * reads and compiles each file separately, and an entry that imports all providers statically has dozens of them. Bundlers for
 * browsers read the `default` condition, so that a page has no code twice.
 */
export async function writeFilesForNode(folder, entries, { sourcemap }) {
  const dist = join(folder, 'dist');
  const isShared = (id, importer) => importer !== undefined && resolve(dirname(importer), id) === join(dist, SHARED);
  const written = [];
  for (const { name, nodeName } of entries.filter((entry) => entry.nodeName !== undefined)) {
    const bundle = await rolldown({
      input: join(dist, `${name}.js`),
      external: (id, importer) => isShared(id, importer) || !/^[./]/.test(id),
      platform: 'neutral',
      plugins: sourcemap ? [sourceMaps] : [],
      experimental: { attachDebugInfo: 'none' },
      logLevel: 'warn',
    });
    const file = join(dist, `${nodeName}.js`);
    const { output } = await bundle.write({
      file,
      format: 'esm',
      comments: { annotation: true, legal: true, jsdoc: false },
      sourcemap,
      sourcemapExcludeSources: true,
    });
    await bundle.close();
    written.push(...output.map(({ fileName }) => join(dirname(file), fileName)));
  }
  return written;
}

/** Reads the map beside a file, so that the new map leads to the sources. */
const sourceMaps = {
  name: 'source-maps',
  load: (id) =>
    existsSync(`${id}.map`)
      ? { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) }
      : undefined,
};
