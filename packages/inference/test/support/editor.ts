import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';

/** A program in an editor. */
export interface Editor {
  /** The text that hovering the first occurrence of a marked place shows: the signature, then its documentation. */
  hover(marker: string): {
    readonly signature: string;
    readonly documentation: string;
    readonly tags: readonly string[];
  };
  /** The messages of all errors. */
  readonly errors: readonly string[];
}

const path = fileURLToPath(new URL('../editor-program.ts', import.meta.url));

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['hubkit-source'],
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.asynciterable.d.ts'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Files that were read once are read no more: they make most of the time. */
const registry = ts.createDocumentRegistry();

/** Opens a program in TypeScript's language service, as editors do, over the sources of the packages. */
export function openEditor(program: string): Editor {
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === path ? program : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('../..', import.meta.url)),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === path || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: (name) => (ts.sys.realpath ?? ((same) => same))(name),
  };
  const service = ts.createLanguageService(host, registry);
  return {
    hover(marker) {
      const found = program.indexOf(marker);
      if (found < 0) throw new Error(`The program has no ${marker}.`);
      // The last name of a marker such as `client.chatCompletion` is the one that is hovered.
      const info = service.getQuickInfoAtPosition(path, found + Math.max(marker.search(/[\w$]+\W*$/), 0));
      return {
        signature: ts.displayPartsToString(info?.displayParts),
        documentation: ts.displayPartsToString(info?.documentation),
        tags: (info?.tags ?? []).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`),
      };
    },
    get errors() {
      const all = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
      return all.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
}
