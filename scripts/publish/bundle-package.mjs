import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { chunkNameFor, isClientChunk } from './chunk-name.mjs';
import { readEntries } from './entries.mjs';
import { pureConstants } from './pure-constants.mjs';

/** Writes the JavaScript that a package publishes: a small file per entry, and few that hold the code of all (decision 7). */
export async function bundlePackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = filesIn(join(folder, 'src')).map((file) => `./${relative(folder, file).split(sep).join('/')}`);
  const entries = readEntries(manifest, sources);
  if (entries.length === 0) return;

  const paths = entries.map(({ source }) => resolve(folder, source));
  const root = entries.find(({ name }) => name === 'index');
  // Entries that pages load first, while the rest of the package comes later.
  const apart = (manifest.hubkit?.apart ?? []).map((path) => resolve(folder, manifest.exports[path]['hubkit-source']));
  const clientPaths = filesIn(join(folder, 'src')).filter((file) => CLIENT.test(readFileSync(file, 'utf8')));
  const isExternal = (id) => !id.startsWith('.') && !id.startsWith(folder);
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const isOptional = (id) =>
    isExternal(id) && !LIGHT.test(id) && !peers.some((peer) => id === peer || id.startsWith(`${peer}/`));
  const sourcemap = publishesSources(manifest);
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
    external: isExternal,
    platform: 'neutral',
    // What splitting by name asks for; no entry has more exports for it, as those that others import only pass things on.
    preserveEntrySignatures: 'allow-extension',
    plugins: [pureConstants()],
    // The directive is written again, at the top of the files that hold all modules with it.
    checks: { moduleLevelDirective: false },
    experimental: { attachDebugInfo: 'none', nativeMagicString: true },
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    // Names of functions, classes and constants of a module stay as they are: they are what stack traces and errors show. Those
    // inside of functions are short, which engines read faster. Comments are in the declarations.
    comments: { annotation: true, legal: true, jsdoc: false },
    minify: { compress: false, mangle: { toplevel: false }, codegen: { removeWhitespace: false } },
    minifyInternalExports: false,
    sourcemap,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    banner: ({ name }) => (isClientChunk(name) ? '"use client";' : ''),
    codeSplitting:
      entries.length + clientPaths.length > 1
        ? splitting(
            chunkNameFor({
              entries: paths,
              root: root && resolve(folder, root.source),
              clientPaths,
              apart,
              isExternal: isOptional,
            }),
          )
        : undefined,
  });
  await bundle.close();
  const forNode = await writeFilesForNode(folder, entries, { sourcemap });
  removeStale(folder, new Set([...output.map(({ fileName }) => resolve(folder, 'dist', fileName)), ...forNode]));
}

/** A dependency of a few kilobytes without dependencies, which is not worth a file for the code that needs it. Its dialects weigh more. */
const LIGHT = /^@hubkit\/(messages(\/turns)?|task-types\/closest)$/;

/** True for a package whose sources are published: maps of others would lead nowhere (decision 43). */
function publishesSources({ files }) {
  return files === undefined || files.includes('src');
}

/** The first words of a module that React may only run in browsers. */
const CLIENT = /^['"]use client['"]/;

function splitting(name) {
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'by dependencies', name }] };
}

/** Removes JavaScript of earlier builds, and declarations of sources that are gone: both would be published. */
function removeStale(folder, written) {
  for (const file of filesIn(join(folder, 'dist'))) {
    const source = file.replace(`${folder}${sep}dist`, join(folder, 'src'));
    const module = source.replace(/\.d\.ts(\.map)?$/, '');
    const isStale =
      module !== source
        ? !existsSync(`${module}.ts`) && !existsSync(`${module}.tsx`)
        : /\.js(\.map)?$/.test(file) && !written.has(file);
    if (isStale) rmSync(file);
  }
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** File of the code that the root entry shares with all others, classes of errors included: it stays one module. */
const SHARED = 'core.js';

/**
 * Writes entries with a `node` condition once more, as one file each, and returns the paths of these files. Node finds,
 * reads and compiles each file separately, and an entry that imports all providers statically has dozens of them. Bundlers for
 * browsers read the `default` condition, so that a page has no code twice.
 */
async function writeFilesForNode(folder, entries, { sourcemap }) {
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
