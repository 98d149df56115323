import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Consumer, installPackages } from '../consumer.ts';
import { root } from '../workspace.ts';

/** A compiler that has to take the declarations as they are. */
interface Compiler {
  readonly tsc: string;
  readonly entries: typeof entries;
}

/** Names of the packages with code that programs import, without their scope. */
export const names = readdirSync(join(root, 'packages'))
  .filter((name) => existsSync(join(root, 'packages', name, 'src')) && name !== 'create-hubkit')
  .sort();

/** The package.json of each package. */
export const manifests = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))]),
);

/** Packages that are published with their sources: those that the client installs are not (decision 43). */
export const withSources = names.filter((name) => manifests[name].files.includes('src'));

/** Entries that are JavaScript: `@hubkit/jinja/chat`. */
export const entries = names.flatMap((name) =>
  Object.entries<Record<string, string> | string>(manifests[name].exports)
    .filter(([path, target]) => !path.includes('*') && typeof target !== 'string' && target.default?.endsWith('.js'))
    .map(([path]) => ({ name, entry: `@hubkit/${name}${path.slice(1)}` })),
);

const peers: Record<string, string> = Object.fromEntries(
  [
    ...names.flatMap((name) => Object.entries<string>(manifests[name].peerDependencies ?? {})),
    // The oldest React that is allowed is not the one to try the newest of everything with.
    ['react', '19'] as const,
  ].filter(([name]) => !name.startsWith('@hubkit/')), // Ours are installed from tarballs; the workbench is not packed here.
);
// An app, which is not packed here: the command line does without it.
delete peers['@hubkit/workbench'];

/** Installs all packages from their tarballs, with their peers and the types that their declarations need. */
export const installAll = (options?: Parameters<typeof installPackages>[2]): Consumer =>
  installPackages(names, { ...peers, 'react-dom': '19', '@types/react': '19', '@types/node': '20' }, options);

export const NEWEST: Compiler = { tsc: 'node_modules/typescript/bin/tsc', entries };

/** TypeScript 5.4. */
export const OLDEST: Compiler = { tsc: 'tests/e2e/node_modules/typescript/bin/tsc', entries };

const NODE_NEXT = { module: 'NodeNext', moduleResolution: 'NodeNext' } as const;
const BUNDLER = { module: 'ESNext', moduleResolution: 'Bundler' } as const;
export const RESOLUTIONS = [NODE_NEXT, BUNDLER] as const;

/** Type-checks a program that imports every entry, declarations included, and returns what the compiler prints. */
export async function typeErrors(
  folder: string,
  { tsc, entries }: Compiler,
  resolution: (typeof RESOLUTIONS)[number],
  { hasDom = true } = {},
): Promise<string> {
  const name = `${tsc.includes('e2e') ? 'old' : 'new'}-${resolution.module}${hasDom ? '' : '-no-dom'}`;
  // Components need the elements of a page.
  const imported = hasDom ? entries : entries.filter(({ entry }) => !entry.startsWith('@hubkit/react'));
  const lines = imported.map(({ entry }, index) => `import * as entry${index} from '${entry}';`);
  const uses = imported.map((_, index) => `entry${index}`).join(', ');
  writeFileSync(join(folder, `${name}.ts`), `${lines.join('\n')}\nexport const all = [${uses}];\n`);
  const compilerOptions = {
    ...resolution,
    target: 'ES2022',
    lib: hasDom ? ['ES2023', 'DOM', 'DOM.AsyncIterable'] : ['ES2023'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: hasDom ? ['node', 'react'] : ['node'],
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const run = promisify(execFile)(process.execPath, [join(root, tsc), '-p', join(folder, `${name}.json`)]);
  return run.then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}
