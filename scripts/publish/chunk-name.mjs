/** The name of the file for modules that React may only run in browsers (`'use client'`), and for those that only they import. */
export const CLIENT_CHUNK = 'client';

/**
 * Returns the function that names the published file of a module, for the modules that `entries` (paths) import without `import()`.
 * Modules that need the same packages share a file: an entry loads no dependency that only other entries need. Modules that are
 * only loaded by `import()` are left to the bundler (`null`), so that they are still loaded late.
 */
export function chunkNameFor({ entries, clientPaths, isExternal }) {
  let early;
  let onServer;
  return (id, graph) => {
    const importsOf = (module) => graph.getModuleInfo(module)?.importedIds ?? [];
    early ??= reach(entries, importsOf);
    onServer ??= reach(entries, (module) => (clientPaths.includes(module) ? [] : importsOf(module)));
    // An entry that no module imports is its own file: a command that waits at its top must not make the others wait.
    if (!early.has(id) || graph.getModuleInfo(id)?.importers.length === 0) return null;
    if (clientPaths.includes(id) || !onServer.has(id)) return CLIENT_CHUNK;
    const names = new Set([...reach([id], importsOf)].filter(isExternal).map(packageName));
    return names.size === 0 ? 'core' : `with-${[...names].sort().join('-')}`;
  };
}

function reach(starts, importsOf) {
  const reached = new Set(starts);
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return reached;
}

/** `@hubkit/code/x` → `hubkit-code`; `node` for all that Node brings, which browsers must never be asked to load. */
function packageName(specifier) {
  if (specifier.startsWith('node:')) return 'node';
  const parts = specifier.split('/');
  return parts
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('-')
    .replace('@', '');
}
