import ts from 'typescript-5';
import { writeProject } from './project.mjs';

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Counts the names of the root entry of a client, and the main methods that an editor shows a description and an example of. */
export function readExports({ name, packages: [root], program: code, methods }) {
  const folder = writeProject(`exports ${name}`, {
    'all.ts': `import * as all from '${root}';\nexport { all };\n`,
    'use.ts': `${code}\n${methods.map((method) => `void ${method};`).join('\n')}\n`,
  });
  const files = [`${folder}all.ts`, `${folder}use.ts`];
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  const [all, use] = files.map((file) => program.getSourceFile(file));
  const module = checker.getSymbolAtLocation(all.statements[0].moduleSpecifier);
  const symbols = use.statements.slice(-methods.length).map((statement, index) => {
    const symbol = checker.getSymbolAtLocation(statement.expression.expression.name);
    if (!symbol) throw new Error(`${name} has no ${methods[index]}`);
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  });
  const has = (symbol, tag) => symbol.getJsDocTags(checker).some((each) => each.name === tag);
  return {
    names: checker.getExportsOfModule(module).length,
    methods: methods.length,
    described: symbols.filter((symbol) => symbol.getDocumentationComment(checker).length > 0).length,
    withExample: symbols.filter(
      (symbol) =>
        has(symbol, 'example') || ts.displayPartsToString(symbol.getDocumentationComment(checker)).includes('```'),
    ).length,
  };
}
