import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';
import { root } from '../registry.ts';
import { type Comparison, compareNames } from './comparison.ts';
import type { NpmPackage, Releases } from './packages.ts';

/** The entries of ours that take the place of a package of theirs. */
const ENTRIES: Readonly<Record<NpmPackage, readonly string[]>> = {
  '@huggingface/tasks': ['packages/catalog/src/index.ts', 'packages/snippets/src/index.ts'],
  '@huggingface/inference': ['packages/inference/src/index.ts'],
  '@huggingface/jinja': ['packages/jinja/src/index.ts'],
};

/** Names, types among them, that the packages of npm export, beside those of ours. */
export function compareExports(releases: Releases): readonly Comparison[] {
  return Object.entries(ENTRIES).map(([name, entries]) => {
    // The keys of the table are the names of packages.
    const of = name as NpmPackage;
    const theirs = exportedNames(findDeclarations(releases[of].folder));
    const ours = entries.flatMap((entry) => exportedNames(join(root, entry)));
    return { of, title: `exports of ${name}`, ...compareNames(theirs, ours) };
  });
}

/** The file with the declarations of a package. */
function findDeclarations(folder: string): string {
  const { types, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const found = [exports?.['.']?.import?.types, exports?.['.']?.types, types].find(
    (path) => typeof path === 'string' && existsSync(join(folder, path)),
  );
  if (found === undefined) throw new Error(`${folder}/package.json names no declarations.`);
  return join(folder, found);
}

function exportedNames(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    allowImportingTsExtensions: true,
    customConditions: ['hubkit-source'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(symbol).map(({ name }) => name);
}
