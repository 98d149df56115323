// `npm run api`: writes what each package exports, as its declarations say it, to `api.txt` beside its package.json.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';
import { root } from './registry.ts';
import { releasedPackages } from './release/released-packages.ts';

/** A published package and the declaration file of each entry. */
interface PublishedPackage {
  /** Folder, relative to the root. */
  readonly folder: string;
  readonly name: string;
  readonly entries: readonly { readonly entry: string; readonly file: string }[];
}

/** Lists the packages whose exports are reported. */
export function publishedPackages(): readonly PublishedPackage[] {
  const inPackages = releasedPackages(root).filter(({ folder }) => folder.startsWith('packages/'));
  const published = inPackages.map(({ folder, manifest: { name, exports } }) => {
    const targets = Object.entries(exports as Readonly<Record<string, { readonly types?: string } | string | null>>);
    const entries = targets.flatMap(([entry, target]) =>
      target !== null && typeof target === 'object' && target.types
        ? [{ entry: entry.replace(/^\./, name), file: join(root, folder, target.types) }]
        : [],
    );
    return { folder, name, entries };
  });
  // The suite of templates is data: it exports nothing that has a type.
  return published.filter(({ entries }) => entries.length > 0);
}

/** Path of the report of a package. */
export const reportPath = ({ folder }: PublishedPackage): string => join(root, folder, 'api.txt');

/**
 * Returns the report of a package: every entry with its exported names in order, each with its declarations; for an entry with `*`, the
 * names that may take its place. Needs a build.
 */
export function apiReport(published: PublishedPackage): string {
  const patterns = published.entries.filter(({ file }) => file.includes('*'));
  const { entries, program } = createProgram(published);
  const report = [
    ...entries.map(({ entry, file }) => `# ${entry}\n\n${listExports(program, file).join('\n')}\n`),
    ...patterns.map(({ entry, file }) => `# ${entry}\n\n${listNames(file).join('\n')}\n`),
  ].join('\n');
  // From which file a declaration takes a type differs with the order in which the compiler came to it.
  return report.replace(/import\("[^"]+"\)\./g, '');
}

/** Returns the exported names of a package whose declarations have no description, each with its entry. Needs a build. */
export function undescribedNames(published: PublishedPackage): readonly string[] {
  const { entries, program } = createProgram(published);
  const checker = program.getTypeChecker();
  return entries.flatMap(({ entry, file }) =>
    exportedSymbols(program, file)
      .filter(({ declared }) => declared.getDocumentationComment(checker).length === 0 && !isTheirs(declared))
      .map(({ name }) => `${entry}: ${name}`),
  );
}

/** The entries of a package that are one file each, and a program of their declarations. */
function createProgram({ entries: all }: PublishedPackage) {
  const entries = all.filter(({ file }) => !file.includes('*'));
  const missing = entries.find(({ file }) => !existsSync(file));
  if (missing) throw new Error(`${relative(root, missing.file)} is not there: run "npm run build" first.`);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    },
  );
  return { entries, program };
}

/** Lists the names that may take the place of the star. */
function listNames(pattern: string): readonly string[] {
  const [folder = '', rest = ''] = pattern.split('*');
  // Folders, or files with that ending; manifests close generated registries by an entry without a target.
  const names = rest.startsWith('/')
    ? readdirSync(folder).filter((name) => existsSync(`${folder}${name}${rest}`))
    : readdirSync(folder).flatMap((name) => (name.endsWith(rest) ? [name.slice(0, -rest.length)] : []));
  return names.filter((name) => !name.endsWith('.gen')).sort();
}

function listExports(program: ts.Program, file: string): readonly string[] {
  const checker = program.getTypeChecker();
  return exportedSymbols(program, file).map(({ name, declared }) => {
    const texts = (declared.declarations ?? []).map(formatDeclaration);
    if (texts.length === 0) return `${name}: unresolved`;
    if (texts.length > 1 || (texts[0] ?? '').length < LONG || !(declared.flags & ts.SymbolFlags.Variable))
      return `${name}: ${texts.join('\n  ')}`;
    const type = checker.getTypeOfSymbol(declared);
    if (checker.isTupleType(type))
      return `${name}: const with ${checker.getTypeArguments(type as ts.TupleTypeReference).length} values`;
    const keys = checker.getPropertiesOfType(type).map((property) => property.name);
    return `${name}: const with ${keys.sort().join(', ')}`;
  });
}

/** Lists the exports of a file by name, each with the symbol of its declaration. */
function exportedSymbols(program: ts.Program, file: string) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return [...exported]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => ({
      name: symbol.name,
      declared: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
}

/** True for a declaration from a foreign package. */
function isTheirs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.every((declaration) => !declaration.getSourceFile().fileName.startsWith(join(root, 'packages')));
}

/** Length from which a table of data is reported by its keys: its rows are not the interface. */
const LONG = 1500;

const printer = ts.createPrinter({ removeComments: true });

/** The declaration on one line, without comments and private members; of a package of somebody else only its name. */
function formatDeclaration(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  const [, theirs] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source.fileName) ?? [];
  if (theirs !== undefined && !source.fileName.startsWith(join(root, 'packages'))) return `from ${theirs}`;
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return printer
    .printNode(ts.EmitHint.Unspecified, whole, source)
    .replace(/^ *(?:private|#)[^\n]*;\n/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^export (?:declare )?/, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const published of publishedPackages()) {
    writeFileSync(reportPath(published), apiReport(published));
    console.log(`wrote ${relative(root, reportPath(published))}`);
  }
}
