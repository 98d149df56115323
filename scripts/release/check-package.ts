import type { Manifest, ReleasedPackage } from './released-packages.ts';

const REPOSITORY = 'git+https://github.com/hubkit/hubkit.git';

/** Files that npm adds to those of `files`. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

/** Files without a use for users, or with private data. */
const UNWANTED =
  /(?:^|\/)(?:\.[^/]+|node_modules|__snapshots__|[^/]*\.(?:test|cases)\.[^/]+|[^/]*\.(?:log|tgz|pem|tsbuildinfo))(?:\/|$)/;

/** Licenses of dependencies that may be installed with a package under the MIT license. */
const FREE =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)(?: (?:OR|AND) .*)?\)?$/;

/** Lists the problems of a package.json before it is published. All packages have one version. */
export function manifestProblems({ folder, manifest }: ReleasedPackage, version: string): readonly string[] {
  const { license, engines, repository, publishConfig } = manifest;
  const needed = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [
    ...(manifest.version === version ? [] : [`its version is ${manifest.version}, not ${version}`]),
    ...(license === 'MIT' ? [] : ['its license is not MIT']),
    ...(engines?.node ? [] : ['it names no engines.node']),
    ...(repository?.url === REPOSITORY && repository.directory === folder
      ? []
      : ['its repository is not this folder, which provenance compares']),
    ...(publishConfig?.access === 'public' && publishConfig.provenance === true
      ? []
      : ['publishConfig lacks "access": "public" or "provenance": true']),
    ...needed.flatMap(([name, range]) => {
      if (name.startsWith('@hubkit/')) return range === version ? [] : [`it needs ${name} ${range}, not ${version}`];
      return /^(?:file|link|workspace|git|http)/.test(range) ? [`${name} comes from ${range}, not from npm`] : [];
    }),
  ];
}

/** Lists the files of a tarball without a use, and the missing ones among those in package.json. */
export function fileProblems(files: readonly string[], manifest: Manifest): readonly string[] {
  const roots = (manifest.files ?? []).filter((name) => !name.startsWith('!'));
  const isWanted = (file: string) =>
    ALWAYS.includes(file) || roots.some((root) => file === root || file.startsWith(`${root}/`));
  const named = [...listTargets(manifest.exports), ...Object.values(manifest.bin ?? {})]
    .filter((target) => !target.includes('*'))
    .map((target) => target.replace(/^\.\//, ''));
  return [
    ...files.filter((file) => UNWANTED.test(file) || !isWanted(file)).map((file) => `${file} is a file too many`),
    ...[...ALWAYS, ...named].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => leadsNowhere(file, files)).map((file) => `${file} leads to no source`),
  ];
}

/** Returns true for a map of a declaration that has no source in the package. */
function leadsNowhere(file: string, files: readonly string[]): boolean {
  const [, module] = /^dist\/(.+)\.d\.ts\.map$/.exec(file) ?? [];
  return module !== undefined && ![`src/${module}.ts`, `src/${module}.tsx`].some((source) => files.includes(source));
}

/** Lists the packages whose license does not allow to install them with ours. */
export function licenseProblems(
  installed: readonly { readonly name: string; readonly license: unknown }[],
): readonly string[] {
  return installed.flatMap(({ name, license }) =>
    typeof license === 'string' && FREE.test(license) ? [] : [`${name} has the license ${JSON.stringify(license)}`],
  );
}

function listTargets(exported: unknown): readonly string[] {
  if (typeof exported === 'string') return [exported];
  if (typeof exported !== 'object' || exported === null) return [];
  // The sources of the workbench are not published: only our own tests ask for them.
  return Object.entries(exported).flatMap(([condition, target]) =>
    condition === 'hubkit-source' ? [] : listTargets(target),
  );
}
