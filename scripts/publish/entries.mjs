const SOURCE = 'hubkit-source';

/**
 * Lists the public modules of a package from `exports` and `imports` of its package.json: `{ name, source }`, where `name` is
 * the path of the published file below `dist`, without its extension, and `nodeName` that of the condition `node` if there is one.
 * Entries with types alone have no file to publish. A `*` matches the names in the list of source files, except parts of an entry, which are in the folder named after it.
 */
export function readEntries({ exports = {}, imports = {} }, sources) {
  const targets = [...Object.values(exports), ...Object.values(imports)].filter(
    (target) => target?.[SOURCE] !== undefined && target.default !== undefined,
  );
  const fixed = targets.filter((target) => !target[SOURCE].includes('*'));
  const patterns = targets.filter((target) => target[SOURCE].includes('*'));
  const found = new Map(fixed.map((target) => [target[SOURCE], target.default]));
  for (const source of sources) {
    if (found.has(source) || /\.(test|cases|gen)\.tsx?$/.test(source)) continue;
    for (const target of patterns) {
      const star = matchStar(target[SOURCE], source);
      if (star !== undefined) found.set(source, target.default.replace('*', star));
    }
  }
  for (const source of found.keys()) if (isPart(source, found)) found.delete(source);
  const forNode = new Map(fixed.filter(({ node }) => node).map((target) => [target[SOURCE], target.node]));
  return [...found].map(([source, published]) => {
    const nodeFile = forNode.get(source);
    return { source, name: toEntryName(published), ...(nodeFile && { nodeName: toEntryName(nodeFile) }) };
  });
}

function toEntryName(published) {
  return published.replace(/^\.\/dist\/|\.js$/g, '');
}

/** True for a module in the folder of an entry (`a/b.ts` beside the entry `a.ts`): it is a part of this entry. */
function isPart(source, found) {
  const folder = source.slice(0, source.lastIndexOf('/'));
  return found.has(`${folder}.ts`);
}

/** The text in the place of the `*`, as Node matches it: any text, slashes included. */
function matchStar(pattern, path) {
  const [start, end] = pattern.split('*');
  const isMatch = path.length >= pattern.length && path.startsWith(start) && path.endsWith(end);
  return isMatch ? path.slice(start.length, path.length - end.length) : undefined;
}
