import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';
import { entries } from './packages.ts';

/** A compiler that has to take the declarations as they are. */
interface Compiler {
  readonly tsc: string;
  readonly entries: typeof entries;
}

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
