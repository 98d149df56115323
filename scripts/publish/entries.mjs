const SOURCE = 'hubkit-source';

/**
 * The modules that others may import, read from `exports` and `imports` of a package.json: `{ name, source }`, where `name` is the
 * path of the published file below `dist`, without its ending. A `*` stands for whatever the list of source files has in its place.
 */
export function readEntries({ exports = {}, imports = {} }, sources) {
  const targets = [...Object.values(exports), ...Object.values(imports)].filter(
    (target) => target?.[SOURCE] !== undefined,
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
  return [...found].map(([source, published]) => ({ source, name: published.replace(/^\.\/dist\/|\.js$/g, '') }));
}

/** The text in the place of the `*`, as Node matches it: any text, slashes included. */
function matchStar(pattern, path) {
  const [start, end] = pattern.split('*');
  const isMatch = path.length >= pattern.length && path.startsWith(start) && path.endsWith(end);
  return isMatch ? path.slice(start.length, path.length - end.length) : undefined;
}
