/** Name of the file for `'use client'` modules, which React runs only in browsers, and for modules imported only by them. */
const CLIENT_CHUNK = 'client';
/**
 * Beginning of the names of files for client modules with late imports of optional packages, one file for each set of these. Bundlers resolve
 * late imports immediately: in one file, a page that draws Markdown would need the packages of an editor that it never shows.
 */
const CLIENT_LOADER_CHUNK = 'client-loader';

/** True for the names of files that begin with `'use client'`. */
export const isClientChunk = (name) => name === CLIENT_CHUNK || name.startsWith(`${CLIENT_LOADER_CHUNK}-`);

/**
 * Returns a function that maps each module to the name of its published file. It covers the modules reached from `entries` (paths)
 * by static imports.
 *
 * - Modules with the same dependencies share a file, so that an entry loads no dependency of other entries.
 * - `further`: modules outside the root entry that several entries need; what only one of them needs is in its own file. `shared-late`: those of them that the root entry, too, loads by `import()`; what only other
 *   entries need, such as an optional package, must not come along. `shared-deferred`: those that entries loaded by `import()` need.
 * - `apart`: modules of entries that pages load before the rest of the package.
 * - `null`: modules loaded only by `import()`. The bundler splits them, so that they are still loaded late.
 * - `deferred…`: modules needed only by entries that are also loaded by `import()`; each such entry is a separate file.
 * - `whole…`: modules with static imports of such entries. `loader…`: modules with dynamic imports of them.
 *
 * @param isExternal true for packages that not every user has installed
 * @param apart paths of entries that load nothing of the others
 * @param root path of the entry without a subpath, if there is one
 */
export function chunkNameFor({ entries, root, clientPaths, apart = [], isExternal }) {
  let reached;
  let early;
  let ofRoot;
  let lateOfRoot;
  let ofLateEntries;
  let onServer;
  let ofApart;
  let reachedBy;
  // Whoever loads one module that only browsers run loads the file of all of them, with what they need.
  const reachOfRoot = (listImports) => {
    const starts = root === undefined ? entries : [root];
    const found = reach(starts, listImports);
    return clientPaths.some((path) => found.has(path)) ? reach([...starts, ...clientPaths], listImports) : found;
  };
  return (id, graph) => {
    const listImports = (module) => graph.getModuleInfo(module)?.importedIds ?? [];
    const isLate = (module) => entries.includes(module) && graph.getModuleInfo(module)?.dynamicImporters.length > 0;
    reached ??= reach(entries, listImports);
    early ??= reach(
      entries.filter((entry) => !isLate(entry)),
      (module) => listImports(module).filter((next) => !isLate(next)),
    );
    const listLateImports = (module) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
    ofRoot ??= reachOfRoot(listImports);
    lateOfRoot ??= reachOfRoot((module) => [...listImports(module), ...listLateImports(module)]);
    onServer ??= reach(entries, (module) => (clientPaths.includes(module) ? [] : listImports(module)));
    // An entry that no module imports is its own file: a command that waits at its top must not make the others wait.
    if (!reached.has(id) || isLate(id) || graph.getModuleInfo(id)?.importers.length === 0) return null;
    reachedBy ??= entries.map((entry) => reach([entry], listImports));
    ofApart ??= reach(apart, listImports);
    if (ofApart.has(id)) return 'apart';
    if (clientPaths.includes(id) || !onServer.has(id)) {
      const findLateNeeds = (module) => {
        const late = [...reach([module], listImports)].flatMap(listLateImports);
        return new Set([...reach(late, listImports)].filter(isExternal).map(familyName));
      };
      const own = findLateNeeds(id);
      if (own.size === 0) return CLIENT_CHUNK;
      // Entries that load the one with more packages anyway get both in one file.
      const isOfSameEntries = (path) => reachedBy.every((found) => found.has(path) === found.has(id));
      const wider = clientPaths.filter(isOfSameEntries).map(findLateNeeds);
      const needs = [own, ...wider].reduce((most, next) =>
        next.size > most.size && [...own].every((name) => next.has(name)) ? next : most,
      );
      return [CLIENT_LOADER_CHUNK, ...[...needs].sort()].join('-');
    }
    const isOfOneEntry = reachedBy.filter((found) => found.has(id)).length === 1;
    if (root !== undefined && !lateOfRoot.has(id) && isOfOneEntry) return null;
    const findNeeds = (module) => new Set([...reach([module], listImports)].filter(isExternal).map(packageName));
    // What only modules with the same needs import is with them: it is never loaded without them, but for what import() loads, too.
    const findGroup = (module, path = []) => {
      const own = findNeeds(module);
      const { importers, dynamicImporters } = graph.getModuleInfo(module);
      const isAlone = importers.length === 0 || dynamicImporters.length > 0;
      if (own.size === 0 || entries.includes(module) || isAlone || path.includes(module)) return own;
      const [first, ...others] = importers.map((importer) => findGroup(importer, [...path, module]));
      const isSame = (needs) => needs.size === first.size && [...needs].every((name) => first.has(name));
      return others.every(isSame) ? first : own;
    };
    const names = findGroup(id);
    // What only code for Node imports is with that.
    if (!ofRoot.has(id) && graph.getModuleInfo(id).importers.every((module) => findNeeds(module).has('node')))
      names.add('node');
    const needs = names.size === 0 ? [] : ['with', ...[...names].sort()];
    // What the root loads at once, what it loads by import(), and what only other entries load are never in one file.
    const rootPart = (module, name, suffix) => {
      if (ofRoot.has(module)) return name;
      ofLateEntries ??= reach(entries.filter(isLate), listImports);
      const isShared = root !== undefined && lateOfRoot.has(module);
      const part = !isShared ? 'further' : ofLateEntries.has(module) ? 'shared-deferred' : 'shared-late';
      return suffix ? `${part}-${suffix}` : part;
    };
    // What lists such entries is apart from what they need: it would have to be there before them, and they before it.
    if ([...reach([id], listImports)].some(isLate)) return ['whole', ...needs].join('-');
    if (!early.has(id)) return ['deferred', ...needs].join('-');
    // What loads such entries late is apart, too: bundlers wrap all code of a file that both loads them and is needed by them.
    const loadsLate = (module) => listLateImports(module).some(isLate);
    if ([...reach([id], listImports)].some(loadsLate)) {
      const part = rootPart(id, 'loader', 'loader');
      return [part, ...needs].join('-');
    }
    const part = rootPart(id, 'core');
    if (needs.length === 0) return part;
    return (part === 'core' || part === 'further' ? needs : [part, ...needs]).join('-');
  };
}

/** `@codemirror/state` → `codemirror`: packages of one scope are installed together, and their names would make a long one. */
function familyName(specifier) {
  const [first] = specifier.split('/');
  return first.replace('@', '');
}

function reach(starts, listImports) {
  const reached = new Set(starts);
  for (const id of reached) for (const next of listImports(id)) reached.add(next);
  return reached;
}

/**
 * `react/jsx-runtime` → `react`; `node` for all that Node brings, which browsers must never be asked to load. `@hubkit/catalog/samples` →
 * `hubkit-catalog-part`: the whole package may take much longer to load than one of its parts.
 */
function packageName(specifier) {
  if (specifier.startsWith('node:')) return 'node';
  const parts = specifier.split('/');
  const name = parts
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('-')
    .replace('@', '');
  return specifier.startsWith('@hubkit/') && parts.length > 2 ? `${name}-part` : name;
}
