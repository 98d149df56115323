import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Consumer, installPackages } from '../consumer.ts';
import { root } from '../workspace.ts';

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
