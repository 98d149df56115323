import { join } from 'node:path';
import ts from 'typescript-5';
import react from '../packages/react/package.json' with { type: 'json' };
import { table } from './markdown-table.ts';
import { root } from './registry.ts';

const SOURCES = join(root, 'packages/react/src');

/** Sources of the entries of the package. */
const ENTRIES = Object.values(react.exports).flatMap((entry) =>
  'hubkit-source' in entry ? entry['hubkit-source'].replace('./src/', '') : [],
);

/** Returns a function that makes the table of the properties (`props`, with defaults) or members of a type of `@hubkit/react`. */
export function propsTables(): (name: string, kind: 'props' | 'members') => string {
  const program = ts.createProgram(
    ENTRIES.map((entry) => join(SOURCES, entry)),
    {
      allowImportingTsExtensions: true,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: ts.ScriptTarget.ES2022,
    },
  );
  const checker = program.getTypeChecker();
  const exported = new Map<string, ts.Symbol>();
  for (const entry of ENTRIES) {
    const file = program.getSourceFile(join(SOURCES, entry));
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) exported.set(symbol.name, symbol);
  }
  // The checker lists what `Omit` leaves in the order in which names were first met, which depends on what was asked before.
  const files = new Map(program.getSourceFiles().map((file, index) => [file, index]));
  const findPlace = ({ declarations: [declaration] = [] }: ts.Symbol) => ({
    file: (declaration && files.get(declaration.getSourceFile())) ?? -1,
    start: declaration?.pos ?? -1,
  });
  /** A type's own file first, then those that it imports; in each the order of the source. */
  const bySource = (a: ts.Symbol, b: ts.Symbol) =>
    findPlace(b).file - findPlace(a).file || findPlace(a).start - findPlace(b).start;
  return (name, kind) => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`No entry of @hubkit/react exports ${name}, whose members a page shows.`);
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const rows = checker
      .getDeclaredTypeOfSymbol(own)
      .getProperties()
      .filter(isOurs)
      .toSorted(bySource)
      .map((member) => createCells(member, checker));
    return kind === 'props'
      ? table(['name', 'type', 'default', 'description'], rows)
      : table(
          ['name', 'type', 'description'],
          rows.map(([member = '', type = '', , about = '']) => [member, type, about]),
        );
  };
}

/** False for what elements take as well: attributes and event handlers of React. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/@types/react/'));
}

/** Name, type, default and documentation of a member. */
function createCells(member: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const tag = member.getJsDocTags(checker).find(({ name }) => name === 'default');
  const isRequired = !(member.flags & ts.SymbolFlags.Optional);
  const fallback = tag ? ts.displayPartsToString(tag.text) : isRequired ? 'required' : '';
  const about = ts.displayPartsToString(member.getDocumentationComment(checker));
  const cells = [`\`${member.name}\``, `\`${formatType(member)}\``, fallback, about];
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'));
}

/** The type of a member as its source has it, without `undefined`. */
function formatType({ declarations = [] }: ts.Symbol): string {
  const [declaration] = declarations;
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  const text = type ?? declaration?.getText().replace(/^[^(]*/, '') ?? 'unknown';
  const defined = text.replace(/\s*\|\s*undefined$/, '');
  return /^\(.*\)$/s.test(defined) && defined.includes('=>') ? defined.slice(1, -1) : defined;
}
